import { frozen, NOTHING } from '@app/kernel';
import type { MagneticBearing } from './bearing';
import type { Element } from './elements';
import { MOUNTAIN_NAMES } from './mountainNames';
import { DIRECTIONS, type Direction } from './palaces';

export const MOUNTAIN_IDS = frozen([
  'zi',
  'gui',
  'chou',
  'gen',
  'yin',
  'jia',
  'mao',
  'yi',
  'chen',
  'xun',
  'si',
  'bing',
  'wu',
  'ding',
  'wei',
  'kun',
  'shen',
  'geng',
  'you',
  'xin',
  'xu',
  'qian',
  'hai',
  'ren',
] as const);
export type MountainId = (typeof MOUNTAIN_IDS)[number];
/** The three dragons (三元龙): each palace has one mountain of each, earth, heaven, man in clockwise order. */
export const DRAGONS = frozen(['earth', 'heaven', 'man'] as const);
export type Dragon = (typeof DRAGONS)[number];
export type Polarity = 'yin' | 'yang';
export type MountainKind = 'branch' | 'stem' | 'trigram';

export interface Mountain {
  readonly id: MountainId;
  readonly zh: string;
  readonly pinyin: string;
  /** Its place in its sector, clockwise: `N2` is the centre of north. */
  readonly label: string;
  readonly kind: MountainKind;
  readonly direction: Direction;
  readonly dragon: Dragon;
  readonly polarity: Polarity;
  /** 正五行. */
  readonly element: Element;
  /** Degrees, magnetic; the mountain extends from `from` up to but not including `to`. */
  readonly centre: number;
  readonly from: number;
  readonly to: number;
}

/** Width of a mountain, degrees. */
export const MOUNTAIN_WIDTH = 15;
const HALF = MOUNTAIN_WIDTH / 2;

const PINYIN =
  'Zǐ Guǐ Chǒu Gèn Yín Jiǎ Mǎo Yǐ Chén Xùn Sì Bǐng Wǔ Dīng Wèi Kūn Shēn Gēng Yǒu Xīn Xū Qián Hài Rén'.split(
    ' ',
  );
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
const CORNERS = '艮巽坤乾';
/** 乾坤艮巽、寅申巳亥、甲庚丙壬 are yang in the school of flying stars; the other twelve are yin. */
const YANG = '乾坤艮巽寅申巳亥甲庚丙壬';
const ELEMENT_MEMBERS: readonly (readonly [Element, string])[] = [
  ['water', '亥壬子癸'],
  ['wood', '寅甲卯乙巽'],
  ['fire', '巳丙午丁'],
  ['metal', '申庚酉辛乾'],
  ['earth', '辰戌丑未坤艮'],
];

/** The 24 mountains of the luopan's earth plate (地盘正针), clockwise from 子, the middle of north. */
export const MOUNTAINS: readonly Mountain[] = frozen(
  MOUNTAIN_IDS.map((id, place) => {
    const zh = MOUNTAIN_NAMES[place]!;
    // 壬 opens the sector of north one place before 子.
    const fromRen = (place + 1) % 24;
    const direction = DIRECTIONS[Math.floor(fromRen / 3)]!;
    const centre = place * MOUNTAIN_WIDTH;
    return {
      id,
      zh,
      pinyin: PINYIN[place]!,
      label: `${direction}${(fromRen % 3) + 1}`,
      kind: BRANCHES.includes(zh) ? 'branch' : CORNERS.includes(zh) ? 'trigram' : 'stem',
      direction,
      dragon: DRAGONS[fromRen % 3]!,
      polarity: YANG.includes(zh) ? 'yang' : 'yin',
      element: ELEMENT_MEMBERS.find(([, members]) => members.includes(zh))![0],
      centre,
      from: (centre - HALF + 360) % 360,
      to: centre + HALF,
    };
  }),
);

/** The mountain of a compass bearing; a bearing on a line belongs to the mountain clockwise of it. */
export const mountainAt = (bearing: MagneticBearing): Mountain =>
  MOUNTAINS[Math.floor((Number.isFinite(bearing) ? bearing + HALF : Number.NaN) / MOUNTAIN_WIDTH) % 24]!;

export const mountain = (id: MountainId): Mountain => MOUNTAINS[MOUNTAIN_IDS.indexOf(id)]!;

/** The opposite mountain; it always has the same dragon and the same polarity. */
export function oppositeMountain(from: Mountain): Mountain {
  const place = MOUNTAIN_IDS.indexOf(from?.id);
  return place < 0 ? NOTHING : MOUNTAINS[(place + 12) % 24]!;
}
