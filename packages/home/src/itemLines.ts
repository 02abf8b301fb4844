import {
  type Bilingual,
  type HomeReading,
  ITEM_SOURCES,
  type ItemFinding,
  type ItemSchool,
  type ItemSide,
  nameOf,
  readItems,
  type TermId,
} from '@app/fengshui';
import { type Floor, type LayoutOptions, layoutOf } from '@app/plan';
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
  /** Its school and number; missing for a disagreement or a dispute, which name their own. */
  readonly measured?: Bilingual;
}

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
  const both = (itemId: string, write: (language: 'zh' | 'en') => readonly [string, Facts]): Bilingual =>
    inBoth(language => {
      const [text, facts] = write(language);
      return fill(text, { thing: thingName(floor, itemId, language) ?? '', ...facts });
    });
  const residentOf = (id: string | undefined) =>
    reading.residents.find(each => each.residentId === id)?.name ?? '';
  const sideOf = ({ palace, residentId, kua, star }: ItemSide, language: 'zh' | 'en'): Facts => ({
    palace: palace ? nameOf(`palace.${palace}`)[language] : '',
    resident: residentOf(residentId),
    kua: String(kua ?? ''),
    star: star ? nameOf(`mansion.${star}`)[language] : '',
  });
  /** The convention that settles each dispute here. */
  const by = { house: reading.house?.by ?? 'sitting', bed: 'crown', stove } as const;
  return [
    ...findings.map((finding): ItemLine => {
      const { itemId, role, code, tone, residentId, mark } = finding;
      const term = termOf(finding);
      return {
        itemId,
        tone,
        text: both(itemId, language => [
          TEXTS[language][code][tone],
          {
            looks: TEXTS[language].looks[role],
            star: term === undefined ? '' : nameOf(term)[language],
            resident: residentOf(residentId),
            extent: mark?.onlyWide ? TEXTS[language].onlyWide : '',
          },
        ]),
        measured: inBoth(language => measuredOf(finding, language)),
      };
    }),
    ...differs.map(
      ({ kind, itemId, role, one, other }): ItemLine => ({
        itemId,
        tone: 'differs',
        text: both(itemId, language => {
          const others = Object.entries(sideOf(other, language)).map(([key, text]) => [`${key}Other`, text]);
          return [
            TEXTS[language].differs[kind],
            {
              looks: TEXTS[language].looks[role],
              ...sideOf(one, language),
              ...Object.fromEntries(others),
            },
          ];
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

/** R366: the sources of each school, one line each. */
export const itemSources = (): readonly Bilingual[] =>
  (Object.keys(ITEM_SOURCES) as readonly ItemSchool[]).map(school =>
    inBoth(language =>
      fill(TEXTS[language].taughtBy, {
        school: TEXTS[language].schools[school],
        sources: ITEM_SOURCES[school].join(language === 'zh' ? '、' : ', '),
      }),
    ),
  );

/** The school of a finding and its number: the bearing, or the square. */
function measuredOf({ school, bearing, palace }: ItemFinding, language: 'zh' | 'en'): string {
  const { schools, measured } = TEXTS[language];
  return fill(bearing === undefined ? measured.square : measured.bearing, {
    school: schools[school],
    degrees: String(Math.round(bearing ?? 0) % 360),
    palace: palace ? nameOf(`palace.${palace}`)[language] : '',
  });
}

/** Each dispute, and the lines that take a side in it. */
const DISPUTES: readonly (readonly ['house' | 'bed' | 'stove', (finding: ItemFinding) => boolean])[] = [
  ['house', ({ code }) => code === 'house-place'],
  ['bed', ({ code, role }) => code === 'resident-front' && role === 'bed'],
  ['stove', ({ code, role }) => code === 'resident-front' && role === 'stove'],
];

type Facts = Readonly<Record<string, string>>;

export const inBoth = (write: (language: 'zh' | 'en') => string): Bilingual => ({
  zh: write('zh'),
  en: write('en'),
});

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
