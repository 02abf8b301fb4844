import {
  type Bilingual,
  type HomeReading,
  type ItemFinding,
  nameOf,
  readItems,
  type TermId,
} from '@app/fengshui';
import { type Floor, type LayoutOptions, layoutOf, type Palace } from '@app/plan';
import { thingName } from '@app/plan/words';
import type { Conventions } from './conventions';
import { itemTextsEn, itemTextsZh } from './itemTexts';
import { planItems } from './planItems';

/**
 * One school's line about a thing on a plan, a disagreement between two schools, or a dispute about how such things are
 * read.
 */
export interface ItemLine {
  readonly itemId: string;
  readonly tone: 'good' | 'notice' | 'differs';
  readonly text: Bilingual;
}

const LANGUAGES = ['zh', 'en'] as const;
const TEXTS = { zh: itemTextsZh, en: itemTextsEn };

/** The schools' readings of the things on a floor; undefined until the facing is known, since all of them depend on it. */
export function itemLines(
  floor: Floor,
  options: LayoutOptions,
  reading: HomeReading | undefined,
  stove: Conventions['stove'] = 'cook',
): readonly ItemLine[] | undefined {
  const layout = layoutOf(floor, options);
  if (!reading?.facing || !layout) return undefined;
  const { findings, differs } = readItems(reading, planItems(floor, layout, stove));
  const both = (itemId: string, write: (language: 'zh' | 'en') => readonly [string, Facts]): Bilingual => {
    const [zh, en] = LANGUAGES.map(language => {
      const [text, facts] = write(language);
      return fill(text, { thing: thingName(floor, itemId, language) ?? '', ...facts });
    });
    return { zh: zh!, en: en! };
  };
  /** What each dispute is settled by here. */
  const by = { house: reading.house?.by ?? 'sitting', bed: 'crown', stove } as const;
  return [
    ...findings.map((finding): ItemLine => {
      const { itemId, code, tone, residentId, mark } = finding;
      const resident = reading.residents.find(each => each.residentId === residentId)?.name ?? '';
      const term = termOf(finding);
      return {
        itemId,
        tone,
        text: both(itemId, language => [
          TEXTS[language][code][tone],
          {
            star: term === undefined ? '' : nameOf(term)[language],
            resident,
            extent: mark?.onlyWide ? TEXTS[language].onlyWide : '',
          },
        ]),
      };
    }),
    ...differs.map(
      ({ kind, itemId, one, other }): ItemLine => ({
        itemId,
        tone: 'differs',
        text: both(itemId, language => {
          // Only the two divisions name palaces; the other lines name the schools that differ.
          const name = (text: string) =>
            kind === 'division' ? nameOf(`palace.${text as Palace}`)[language] : text;
          return [TEXTS[language].differs[kind], { one: name(one), other: name(other) }];
        }),
      }),
    ),
    ...DISPUTES.flatMap(([dispute, isRead]): readonly ItemLine[] => {
      const first = findings.find(isRead);
      if (!first) return [];
      const { itemId } = first;
      return [
        {
          itemId,
          tone: 'differs',
          text: both(itemId, language => [TEXTS[language].disputes[by[dispute]], {}]),
        },
      ];
    }),
  ];
}

/** Each dispute, and the lines that take a side in it. */
const DISPUTES: readonly (readonly ['house' | 'bed' | 'stove', (finding: ItemFinding) => boolean])[] = [
  ['house', ({ code }) => code === 'house-place'],
  ['bed', ({ code, role }) => code === 'resident-front' && role === 'bed'],
  ['stove', ({ code, role }) => code === 'resident-front' && role === 'stove'],
];

type Facts = Readonly<Record<string, string>>;

/** Braces in a typed name stay as typed: they are not placeholders. */
const fill = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);

/** The term behind a line. */
function termOf({ star, pair, flying, mark }: ItemFinding): TermId | undefined {
  if (star) return `mansion.${star}`;
  if (pair) return `pair.${pair.pair}`;
  if (flying) return `star.${flying}`;
  return mark && `year-place.${mark.place}`;
}
