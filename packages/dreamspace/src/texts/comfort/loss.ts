import type { Topic } from '../topic';

const PARENTS_AND_SPOUSES =
  'mother|father|mum|mom|dad|parents|gran|granny|nan|grand(?:mother|father|ma|pa|mum|mom|dad|parents)|husband|wife';
const OTHERS = 'brother|sister|son|daughter|grandson|granddaughter|friend|uncle|aunt';
const OF_LATE =
  'last (?:night|week|month|year|spring|summer|autumn|fall|winter)|this (?:morning|week|month|year)|yesterday';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/**
 * People who may have died, and ways to say so without the word. Children walk, guests leave and exams are passed: only
 * for parents and spouses a bare "passed" is enough, the others need a time.
 */
const GONE = {
  zh: /([爸妈爹娘父母爷奶公婆姥叔舅姨姑伯哥姐弟妹]|丈夫|妻子|爱人|儿子|女儿|孩子|宝宝|朋友|同学|老师|[猫狗它他她])(上周|上个?月|去年|昨[天晚夜]|今[天早]|前天|刚|已经|突然|就|也|都){0,6}(走了(?![进出过一二两三四五六七八九十百半几多好很回\d后以])|走了[一二两三四五六七八九十几多\d]{1,9}年|没了)|失去(?!了?(工作|信心|兴趣|耐心|联系|意识|知觉|平衡|方向))/u,
  en: new RegExp(
    [
      `\\b(?:${PARENTS_AND_SPOUSES})(?: has| have| just){0,3} passed(?=\\.?$|,| when| in \\d)`,
      `\\b(?:${PARENTS_AND_SPOUSES}|${OTHERS}|he|she)(?: has| just){0,3} passed (?:${OF_LATE}|(?:last|on) ${WEEKDAY}|on(?=[.,]?$))\\b`,
      `\\blost (?:my|our|his|her|a) (?:\\w{1,20} )?(?:${PARENTS_AND_SPOUSES}|${OTHERS}|baby|child|cousin|partner|twin|dog|cat)\\b(?!')`,
    ].join('|'),
    'u',
  ),
} as const;

/** Death. */
export const LOSS: readonly Topic[] = [
  {
    cues: {
      zh: ['去世', '离世', '过世', '不在了', '葬礼', '死了', '死掉', '死于', '流产'],
      en: [
        'died',
        'passed away',
        'funeral',
        'grief',
        'grieving',
        'dead',
        'dies',
        'miscarr',
        'stillborn',
        'miss her',
        'miss him',
      ],
    },
    also: GONE,
    except: {
      zh: /(手机|电池|电脑)死|(花|树|草|植物|绿萝|多肉|盆栽|苗)(也|都|又|全|快){0,4}死|你妈死|去死/gu,
      en: /\b(phone|battery|laptop|computer|car|plant|flower|tree|orchid|seedling|cactus|fern)s?('s| is| are| has| have| all| just){0,4} (dead|die[sd])\b/gu,
    },
    lines: [
      {
        zh: '我在这里。不必说什么，也不必马上好起来。',
        en: 'I am sorry. Nothing needs saying, and nothing needs to be better yet.',
      },
      {
        zh: '把那个名字轻轻说一遍吧，水会记得的。',
        en: 'I am so sorry. Say the name once, softly; the water keeps it.',
      },
    ],
  },
  {
    cues: {
      zh: ['快不行了', '弥留', '临终', '时间不多了', '不久于人世'],
      en: ['is dying', 'are dying', 'hospice', 'not much time left', 'last days', 'days to live'],
    },
    except: {
      zh: /(手机|电脑|电池)[^，。！？]*/gu,
      en: /\b(phone|battery|laptop|computer|plant|car)s?( is| are) dying\b/gu,
    },
    lines: [
      {
        zh: '能去就去吧。握着手坐一会儿，什么都不用说。',
        en: 'Go if you can. A hand to hold and nothing that has to be said.',
      },
      {
        zh: '我陪你等着。把想说的话，趁今天轻轻说给他听。',
        en: 'I am waiting with you. If there is something you want to say, say it softly, and today.',
      },
    ],
  },
];
