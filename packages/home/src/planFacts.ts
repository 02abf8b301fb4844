import type { Bilingual, HomeReading } from '@app/fengshui';
import { countsAsHome, layoutOf, type Palace, type Plan, palaceAt, roomOf } from '@app/plan';
import { formsOf } from '@app/plan/reading';
import {
  describeFinding,
  type FindingText,
  planWords,
  type RoomOnFloor,
  roomOfThing,
  roomsOfFinding,
  thingName,
} from '@app/plan/words';
import { conventionsOf } from './conventions';
import type { HomeFacing } from './facing';
import { inBoth, itemLines } from './itemLines';
import { itemTextsEn, itemTextsZh } from './itemTexts';
import { planByNeedle } from './planByNeedle';
import { keyPlace } from './planItems';
import { readingPalaces } from './readingPalace';

/** An adviser's facts about a person's plan. They contain no room lengths and no coordinates. */
export interface PlanFacts {
  readonly rooms: readonly {
    readonly name: Bilingual;
    readonly level: number;
    /** The square it is read by (R869); missing if the floor has no squares. */
    readonly palace?: Palace;
  }[];
  /** Beds, stoves, desks and other things in the rooms. */
  readonly items: readonly {
    readonly name: Bilingual;
    readonly level: number;
    /** Missing for a thing outside every room. */
    readonly room?: RoomOnFloor & { readonly name: Bilingual };
    /** The square of its middle, a bed's of its head (R869); missing if the floor has no squares. */
    readonly palace?: Palace;
  }[];
  /** By strength and ease of change; good findings come last. */
  readonly findings: readonly {
    readonly tone: FindingText['tone'];
    readonly title: Bilingual;
    /** Its place and measurements. */
    readonly about: Bilingual;
    readonly advice: Bilingual;
    /** The schools that teach it and those that disagree. */
    readonly attribution: Bilingual;
    /** The rooms it names. */
    readonly rooms: readonly RoomOnFloor[];
  }[];
  /** By which the things are read where schools disagree: the house and its stoves. */
  readonly readBy: readonly Bilingual[];
  /** The schools' readings of doors, beds, stoves and desks; empty until the facing is known. */
  readonly things: readonly {
    readonly text: Bilingual;
    /** Missing for a front door and for a thing outside every room. */
    readonly room?: RoomOnFloor;
  }[];
}

/** A plan in words, both languages: rooms with their palaces, forms, and things as read by the schools. */
export function planFacts(drawn: Plan, facing: HomeFacing, reading?: HomeReading): PlanFacts {
  const { plan, settings, options } = planByNeedle(drawn, facing);
  return {
    rooms: plan.floors.flatMap(floor => {
      const layout = layoutOf(floor, options);
      const palaces = readingPalaces(floor, layout);
      return floor.rooms.filter(countsAsHome).map(room => {
        const palace = palaces.get(room);
        return {
          name: inBoth(language => thingName(floor, room.id, language) ?? ''),
          level: floor.level,
          ...(palace && { palace }),
        };
      });
    }),
    items: plan.floors.flatMap(floor => {
      const layout = layoutOf(floor, options);
      return floor.items.map(item => {
        const room = roomOf(floor, item);
        return {
          name: inBoth(language => planWords(language).items[item.kind]),
          level: floor.level,
          ...(room && {
            room: {
              ...{ level: floor.level, id: room.id },
              name: inBoth(language => thingName(floor, room.id, language) ?? ''),
            },
          }),
          ...(layout && { palace: palaceAt(layout, keyPlace(item)) }),
        };
      });
    }),
    findings: formsOf(plan, settings).map(finding => {
      const [zh, en] = [describeFinding(plan, finding, 'zh'), describeFinding(plan, finding, 'en')];
      return {
        tone: en.tone,
        title: { zh: zh.title, en: en.title },
        about: { zh: zh.sentence, en: en.sentence },
        advice: { zh: zh.advice, en: en.advice },
        attribution: { zh: zh.attribution.join(' '), en: en.attribution.join(' ') },
        rooms: roomsOfFinding(plan, finding),
      };
    }),
    readBy: [reading?.house?.by ?? 'sitting', conventionsOf(plan).stove].map(by => ({
      zh: itemTextsZh.readBy[by],
      en: itemTextsEn.readBy[by],
    })),
    things: plan.floors.flatMap(floor =>
      (itemLines(floor, options, reading, conventionsOf(plan).stove) ?? []).map(
        ({ itemId, text, measured }) => {
          const room = roomOfThing(floor, itemId);
          return {
            text: measured
              ? inBoth(language => IN_BRACKETS[language](text[language], measured[language]))
              : text,
            ...(room && { room: { level: floor.level, id: room.id } }),
          };
        },
      ),
    ),
  };
}

const IN_BRACKETS = {
  zh: (text: string, more: string) => `${text}（${more}）`,
  en: (text: string, more: string) => `${text} (${more})`,
};
