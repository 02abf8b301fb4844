import type { Topic } from '../topic';

/** Those who may be gone, and how people say so without the word. */
const GONE = {
  zh: /([爸妈爹娘父母爷奶公婆姥叔舅姨姑伯哥姐弟妹]|丈夫|妻子|爱人|儿子|女儿|孩子|宝宝|朋友|同学|老师|[猫狗它他她人])(上周|上个?月|去年|昨[天晚夜]|今[天早]|前天|刚刚?|已经|突然|就|也|都)*(走了(?![进出过一两几很回])|没了)/u,
  en: /\b(mother|father|mum|mom|dad|grand\w+|brother|sister|husband|wife|son|daughter|friend|uncle|aunt|he|she)( has| just)? passed\b(?! (the|a|an|his|her|my|me|by|out|through)\b)/u,
} as const;

/** Death, and longing for those who are far or gone. */
export const LOSS: readonly Topic[] = [
  {
    cues: {
      zh: ['去世', '离世', '过世', '不在了', '葬礼', '失去', '死了', '死掉', '死于', '流产'],
      en: [
        'died',
        'passed away',
        'funeral',
        'grief',
        'grieving',
        'dead',
        'dies',
        'lost my',
        'lost a friend',
        'lost our baby',
        'miscarr',
        'stillborn',
        'miss her',
        'miss him',
      ],
    },
    also: GONE,
    unless: {
      zh: /(手机|电池|电脑)死|你妈死|去死/u,
      en: /\b(phone|battery|laptop|computer|car)('s| is| has)? (dead|die[sd])\b/u,
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
    unless: { zh: /手机|电脑|电池/u, en: /\b(phone|battery|laptop|computer|plant|car)s?\b/u },
    lines: [
      {
        zh: '能去就去吧。握着手坐一会儿，什么都不用说。',
        en: 'Go if you can. A hand to hold and nothing that has to be said.',
      },
      {
        zh: '我陪你等着。把想说的话，趁今天轻轻说给他听。',
        en: 'I am waiting with you. What you want to say, say it softly, and today.',
      },
    ],
  },
  {
    cues: {
      zh: ['忌日', '扫墓', '想念', '思念', '好想他', '好想她'],
      en: ['homesick', 'miss home', 'miss my', 'miss our', 'miss them', 'her grave', 'his grave', 'cemetery'],
    },
    also: { zh: /想(我)?(妈|爸|爷|奶|外婆|外公|姥|女儿|儿子)|想家(?![里具居])/u },
    lines: [
      {
        zh: '想一个人的时候，我就把他常坐的那把椅子空出来。',
        en: 'When I miss somebody I keep the chair free in which they used to sit.',
      },
      {
        zh: '还想着，就没有断。你最先想起来的，是哪一样？',
        en: 'As long as one misses it the thread holds. What comes to your mind first?',
      },
    ],
  },
  {
    cues: { zh: [], en: [] },
    also: {
      zh: /(花|树|草|植物|绿萝|多肉|盆栽|苗)[^，。！？]{0,4}(死|枯|蔫|烂根)了?/u,
      en: /\b(plant|flower|tree|orchid|seedling|cactus|fern)s?( has| have| is| are| all| just)* (died|dead|dying|withered|wilted)\b/u,
    },
    lines: [
      {
        zh: '可惜了。若还有一段是绿的，剪下来插在水里，多半能活。',
        en: 'A pity. If any of it is still green, cut that and put it in water; mostly it lives.',
      },
      {
        zh: '尽心养过的，土会记得。春天同一个盆里再种一样。',
        en: 'Soil remembers care. Put something else into the same pot in spring.',
      },
    ],
  },
];
