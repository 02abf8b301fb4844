import type { Asterism } from '../stars/catalogue';

/** Figures known by name or easy to find, in addition to the 28 mansions and the walls. */
const GREAT = new Set([
  ...[
    '北斗',
    '五车',
    '轩辕',
    '天津',
    '河鼓',
    '织女',
    '北极',
    '勾陈',
    '贯索',
    '弧矢',
    '羽林军',
    '王良',
    '阁道',
  ],
  ...['三台', '文昌', '大角', '天狼', '老人', '北落师门', '南河', '北河'],
  // Around the south pole, where there are no mansions.
  ...['南门', '十字架', '马腹', '海山', '水委', '孔雀', '鹤', '火鸟', '三角形', '金鱼'],
]);

/** The best-known figures: the Dipper, the Weaver and the great figures of summer and winter. */
const KNOWN_TO_ALL = new Set(['北斗', '织女', '心宿', '参宿', '五车', '十字架']);

/** Drawn with more emphasis and named first. */
export const isProminent = ({ zh, kind }: Asterism): boolean => kind !== 'figure' || GREAT.has(zh);

/** What the map names, in the order in which the names choose their places. */
const ORDER = [
  ...(['picked', 'light', 'planet', 'dipper', 'pole', 'known', 'great', 'river', 'region'] as const),
  ...(['mansion', 'star', 'smallFigure'] as const),
] as const;

export type NameKind = (typeof ORDER)[number];

export const placeInOrder = (kind: NameKind): number => ORDER.indexOf(kind);

const upTo = (last: NameKind) => (kind: NameKind) => placeInOrder(kind) <= placeInOrder(last);

/** R1065: these have a name wherever they are shown, if need be with a leader. */
export const isLed = upTo('pole');
/** Everyone knows them, or looks for them. */
export const isKnown = upTo('known');

/** Undefined is named only when zoomed in. Walls take the name of their enclosure. */
export function nameKindOf({ zh, kind }: Asterism): NameKind | undefined {
  if (kind === 'wall') return undefined;
  if (zh === '北斗') return 'dipper';
  if (KNOWN_TO_ALL.has(zh)) return 'known';
  if (GREAT.has(zh)) return 'great';
  return kind === 'mansion' ? 'mansion' : undefined;
}
