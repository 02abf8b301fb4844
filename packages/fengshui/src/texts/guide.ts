import { frozen } from '@app/kernel';
import type { Element } from '../elements';
import type { Star } from '../flyingStars';
import type { KuaDoubt } from '../reading';
import type { Bilingual } from './term';

/** R112: the five sections, in this order. */
export const GUIDE_SECTIONS = frozen(['living-room', 'bedroom', 'kitchen', 'lighting', 'colour'] as const);
export type GuideSectionId = (typeof GUIDE_SECTIONS)[number];

const bilingual = (zh: string, en: string): Bilingual => ({ zh, en });

/** R112: a title and a description of two sentences a section. */
export const GENERAL: Readonly<
  Record<GuideSectionId, { readonly title: Bilingual; readonly description: Bilingual }>
> = frozen({
  'living-room': {
    title: bilingual('客厅', 'Living room'),
    description: bilingual(
      '沙发背后宜有实墙，坐下能看见门而不正对门。走道与窗前留空，传统上说气要能缓缓流过。',
      'Give the sofa a solid wall behind it, with the door in view but not straight ahead. Keep paths and windows clear: traditionally, qi should be able to drift through slowly.',
    ),
  },
  bedroom: {
    title: bilingual('卧室', 'Bedroom'),
    description: bilingual(
      '床头靠实墙，床脚不直对门，镜子不照床。传统上看重的是安稳，暗一点、静一点总不会错。',
      'Put the head of the bed against a solid wall, keep its foot out of line with the door, and turn mirrors away. Tradition asks for calm here: a little darker and quieter is never wrong.',
    ),
  },
  kitchen: {
    title: bilingual('厨房', 'Kitchen'),
    description: bilingual(
      '炉灶属火，水槽属水，两者之间宜隔一段台面。传统上忌灶口正对水槽或门，今日看来也更安全、更顺手。',
      'The stove is fire and the sink is water: leave a stretch of worktop between them. Traditionally the stove should face neither sink nor door, which is also safer and handier.',
    ),
  },
  lighting: {
    title: bilingual('灯光', 'Lighting'),
    description: bilingual(
      '一室三层光：环境光、工作光、点缀光，入夜转暖。玄关与过道用人体感应灯，传统上说暗处宜常有光。',
      'Light a room in three layers, general, task and accent, and let them turn warm at night. Motion sensors suit the entrance and the hallway: traditionally, dark corners deserve a light.',
    ),
  },
  colour: {
    title: bilingual('色彩', 'Colour'),
    description: bilingual(
      '传统以五行配方位：东青、南红、中黄、西白、北黑。大面积取素色，只在小处点出该方位的颜色。',
      'Tradition gives each direction a colour by its element: green east, red south, yellow centre, white west, black north. Keep large surfaces plain and let small things carry the colour.',
    ),
  },
});

/** What a reading finds, and what to do about it: sentences of their own. Without a room there is nothing to do. */
export interface Advised {
  readonly fact: Bilingual;
  readonly advice?: Bilingual;
}

/** Fact and advice, in Chinese and in English. */
const advised = (zh: readonly [string, string], en: readonly [string, string]): Advised => ({
  fact: bilingual(zh[0], en[0]),
  advice: bilingual(zh[1], en[1]),
});

/** Names in a sentence, and how many there are in each language: two names may be one in the other. */
export interface Counted extends Bilingual {
  readonly count: Readonly<Record<keyof Bilingual, number>>;
}

/** Whole sentences with placeholders for readings; English names of directions are passed in lower case. */
export const PERSONAL = {
  formation: (formation: Bilingual) =>
    bilingual(
      `你家的宅命盘属「${formation.zh}」。客厅的虚实宜照此安排。`,
      `The natal chart of your home is “${formation.en}”. Let the living room follow it, in its open space and its furniture.`,
    ),
  reigningStar: (star: Bilingual, palace: Bilingual) =>
    bilingual(
      `${star.zh}为当令之星，今年飞到${palace.zh}，宜明亮、常用。`,
      `The reigning star, ${star.en}, is in the ${palace.en} this year: keep that part bright and in use.`,
    ),
  ownRooms: (rooms: Counted, palace: Bilingual, star: Bilingual, care: Bilingual) =>
    bilingual(
      `平面图上的${rooms.zh}${rooms.count.zh === 1 ? '' : '都'}以${palace.zh}论，今年${star.zh}飞到此宫。${care.zh}`,
      rooms.count.en === 1
        ? `On your plan ${rooms.en} counts as ${palace.en}, with ${star.en} this year. ${care.en}`
        : `On your plan the ${palace.en}, with ${star.en} this year, holds ${rooms.en}. ${care.en}`,
    ),
  seat: (who: Bilingual, star: Bilingual, direction: Bilingual) =>
    advised(
      [`${who.zh}的${star.zh}方在${direction.zh}。`, '常坐的位子不妨朝向这一方。'],
      [`${star.en} of ${who.en} is ${direction.en}.`, 'Turn a favourite chair that way.'],
    ),
  restlessStar: (star: Bilingual, palace: Bilingual) =>
    advised(
      [`${star.zh}今年飞到${palace.zh}。`, '此处若是卧室，宜静、宜整洁。'],
      [`${star.en} is in the ${palace.en} this year.`, 'If you sleep there, keep the room quiet and tidy.'],
    ),
  restlessRooms: (star: Bilingual, palace: Bilingual, rooms: Bilingual) =>
    advised(
      [`${star.zh}今年飞到${palace.zh}，你家的${rooms.zh}在此。`, '先把这里收拾整洁，少放会响会动的东西。'],
      [
        `${star.en} is in the ${palace.en} this year, with your ${rooms.en}.`,
        'By tradition, tidy up there first and keep it quiet.',
      ],
    ),
  bed: (who: Bilingual, star: Bilingual, direction: Bilingual) =>
    advised(
      [`${who.zh}的${star.zh}方在${direction.zh}。`, '床头可朝此方。'],
      [`${star.en} is ${direction.en} for ${who.en}.`, 'The head of the bed could point there.'],
    ),
  undisturbedStar: (star: Bilingual, palace: Bilingual) =>
    advised(
      [`${star.zh}今年飞到${palace.zh}。`, '此处若是厨房，传统上不宜动工改灶。'],
      [
        `${star.en} is in the ${palace.en} this year.`,
        'If the kitchen is there, tradition puts off rebuilding it.',
      ],
    ),
  undisturbedRooms: (star: Bilingual, palace: Bilingual, rooms: Bilingual) =>
    advised(
      [`${star.zh}今年飞到${palace.zh}，你家的${rooms.zh}在此。`, '传统上先修别处，这里等立春以后再动工。'],
      [
        `${star.en} is in the ${palace.en} this year, with your ${rooms.en}.`,
        'By tradition, building work there waits for the Start of Spring, early in February.',
      ],
    ),
  stove: (who: Bilingual, bad: Bilingual, good: Bilingual) =>
    bilingual(
      `依「坐凶向吉」，${who.zh}的炉灶可设在${bad.zh}，灶口朝${good.zh}。也有一派主张炉灶设在吉方，两说并列。`,
      `By the rule “sit on the bad, face the good”, a stove for ${who.en} is placed ${bad.en} and faces ${good.en}. Another school places it on a good direction; both are given here.`,
    ),
  entrance: (direction: Bilingual) =>
    advised(
      [`你家向${direction.zh}。`, '入口是气口，门前与玄关的灯最值得先做好。'],
      [
        `Your home faces ${direction.en}.`,
        'The entrance is where qi comes in, so its light is the first to get right.',
      ],
    ),
  brightStar: (star: Bilingual, palace: Bilingual) =>
    advised(
      [`${star.zh}属火，今年飞到${palace.zh}。`, '在此添一盏暖光灯最合意。'],
      [`${star.en} is a fire star and is in the ${palace.en} this year.`, 'A warm lamp belongs there.'],
    ),
  brightRooms: (star: Bilingual, palace: Bilingual, rooms: Bilingual) =>
    advised(
      [`${star.zh}属火，今年飞到${palace.zh}，你家的${rooms.zh}在此。`, '添一盏暖光灯最合意。'],
      [
        `${star.en} is a fire star and is in the ${palace.en} this year, with your ${rooms.en}.`,
        'A warm lamp belongs there.',
      ],
    ),
  noRoom: (star: Bilingual, palace: Bilingual): Advised => ({
    fact: bilingual(
      `${star.zh}今年飞到${palace.zh}，你家此处没有房间。`,
      `${star.en} is in the ${palace.en} this year, where your plan has no room.`,
    ),
  }),
  front: (direction: Bilingual, element: Bilingual, own: Bilingual, feeding: Bilingual) =>
    bilingual(
      `屋前的${direction.zh}方属${element.zh}，宜用${own.zh}，或以${feeding.zh}相生。`,
      `The front, ${direction.en}, belongs to ${element.en.toLowerCase()}: use ${own.en}, or the colours that feed it, ${feeding.en}.`,
    ),
} as const;

/** What custom advises in any room under a star. The other stars ask for nothing: their own meaning is given. */
export const CARE: Readonly<Partial<Record<Star, Bilingual>>> = {
  2: bilingual('此处宜静、宜整洁。', 'Keep it quiet and tidy.'),
  3: bilingual('此处宜静，少放会响的东西。', 'Keep it quiet, with few things that make a noise.'),
  5: bilingual('此处宜静，敲打动土的事缓一缓。', 'Keep it quiet, and let building work wait.'),
  7: bilingual('平日留意门窗是否关好。', 'See that its doors and windows close well.'),
};

/** R1010: the same where a room's use says more. */
export const CARE_IN: Readonly<Partial<Record<GuideSectionId, typeof CARE>>> = {
  bedroom: {
    2: bilingual('睡在这里，宜静、宜整洁。', 'Keep the room you sleep in quiet and tidy.'),
    3: bilingual('闹钟、风铃一类会响的东西移出去。', 'Move out what rings, such as a wind chime.'),
    5: bilingual(
      '床与柜今年少挪动，钉墙敲打缓一缓。',
      'Leave bed and wardrobe where they are, and let drilling wait.',
    ),
  },
  kitchen: {
    2: bilingual('灶台宜整洁，少挪动。', 'Keep the stove clean, and leave it where it is.'),
    5: bilingual('传统上今年不动工改灶。', 'Tradition puts off rebuilding the stove this year.'),
  },
};

/** Follows the name of a person whose birth allows two kua numbers: the one used for the advice. */
export const DOUBTS: Readonly<Record<KuaDoubt, Bilingual>> = {
  'start-of-spring': bilingual('（生于立春前后，按较可能的命卦）', ' (by the likelier of two kua numbers)'),
  sex: bilingual('（性别未填，按男命）', ' (by the table for men, as no sex is given)'),
};

/** Colours of each element, for use inside a sentence. */
export const COLOURS: Readonly<Record<Element, Bilingual>> = {
  wood: bilingual('青绿', 'greens'),
  fire: bilingual('红与橙', 'reds and oranges'),
  earth: bilingual('黄与褐', 'yellows and browns'),
  metal: bilingual('白与金银', 'white, gold and silver'),
  water: bilingual('黑与深蓝', 'black and deep blue'),
};
