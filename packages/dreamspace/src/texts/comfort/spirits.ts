import type { Topic } from '../topic';

/** Despair, and anger that may do harm: before any setback. */
export const DESPAIR: readonly Topic[] = [
  {
    cues: {
      zh: ['绝望', '看不到希望', '没有希望', '讨厌自己', '恨自己', '恨我自己', '讨厌我自己', '多余的'],
      en: [
        'hate myself',
        'nothing matters',
        'hopeless',
        'worthless',
        'a burden',
        "what's the point of",
        'no point in anything',
      ],
    },
    also: {
      zh: /(活着|活得|人生|一切)[^，。！？]{0,4}(没意思|没有意思|没有意义|没意义|好累|太累|真累|没盼头)|我(真|就)?是个?(废物|累赘|失败者|笨蛋)/u,
      en: /\b(life|everything|it all) (is|feels|seems) (so )?(pointless|meaningless|empty)\b|\b(i feel|i am|i'm) (so |such |completely |totally )?(empty|numb|useless|a failure|stupid)\b/u,
    },
    lines: [
      {
        zh: '这话很沉，谢谢你没有一个人咽下去。找个信得过的人再说一遍；实在难熬，就打心理援助热线。',
        en: 'That is heavy, and I am glad you did not swallow it alone. Say it again to somebody you trust; when it is too much, call a crisis line.',
      },
      {
        zh: '你不是今晚对自己说的那些话。先喝口水，见一个人，早点睡；难熬就打心理援助热线。',
        en: 'You are not what you call yourself tonight. Some water, one person, some sleep; and when it is too much, call a crisis line.',
      },
    ],
  },
  {
    also: {
      zh: /[想要会]杀了?[他她你人死]/u,
      en: /\b(i (\w{1,20} )?(want to|wanna|will)|i'll|i('m| am) (going to|gonna)) (kill|murder) (you|him|her|them|someone|somebody|everyone|my (boss|husband|wife|mother|father|brother|sister|teacher|neighbou?r))\b/u,
    },
    lines: [
      {
        zh: '先离开那个人、那个地方，喝口水，给信得过的人打个电话。怕收不住，就打心理援助热线。',
        en: 'First go away from that person and that place; drink some water and call somebody you trust. If you fear what you may do, call a crisis line.',
      },
    ],
  },
];

/** Fear, anger, guilt, longing and, last because its words accompany all others, sadness. */
export const SPIRITS: readonly Topic[] = [
  {
    cues: {
      zh: [],
      en: [
        'afraid of death',
        'afraid of dying',
        'afraid to die',
        'scared of dying',
        'fear of death',
        'if i die',
        'going to die',
        'will i die',
      ],
    },
    also: { zh: /怕死|我会死|我要死了吗/u },
    lines: [
      {
        zh: '怕，是因为还想多看几天。今晚先把这一天看完。',
        en: 'One fears it because there is more one would like to see. Tonight, see this one day to its end.',
      },
      {
        zh: '谁都会怕的。身上若有不对劲，就去看医生；别的，说给我听。',
        en: 'Everybody does. If you are unwell, see a doctor; tell me the rest.',
      },
    ],
  },
  {
    cues: {
      zh: ['生气', '愤怒', '火大', '骂我', '凶我', '不公平', '😡', '😠'],
      en: [
        'angry',
        'furious',
        'mad at',
        'pissed',
        'yelled at me',
        'shouted at me',
        'unfair',
        'is mean',
        'mean to me',
        'so rude',
      ],
    },
    also: { zh: /气[极炸]/u },
    except: { zh: /不生气|没生气/gu, en: /(\bnot|n't) (that |so )?angry\b/gu },
    lines: [
      {
        zh: '换了我也要气的。你先说完，我不劝。',
        en: 'I would be angry, too. Say all of it first; I will not tell you to calm down.',
      },
      {
        zh: '气头上先别回话。喝完一杯水，再看它还烫不烫。',
        en: 'Do not answer while it is hot. Drink a glass of water, then see whether it still burns.',
      },
    ],
  },
  {
    cues: {
      zh: ['我的错', '怪我自己', '都怪我', '后悔', '内疚', '自责', '愧疚', '丢脸', '丢人'],
      en: ['my fault', 'regret', 'ashamed', 'guilty', 'relapsed', 'embarrassed', 'blame myself'],
    },
    also: { zh: /又(喝酒|喝多|抽烟|赌)|复吸|破戒/u },
    except: {
      zh: /不后悔|不是我的错/gu,
      en: /\bnot (my fault|guilty|ashamed)\b|\bno regrets?\b|n't regret/gu,
    },
    lines: [
      {
        zh: '会难受，是因为在意。能补的，明天补一点；补不了的，今晚先放过自己。',
        en: 'It hurts because you care. Mend a little of it tomorrow; as for the rest, let yourself off for tonight.',
      },
      {
        zh: '换成朋友说这句话，你会怎么答他？照样说给自己听一遍。',
        en: 'If a friend told you this, what would you say? Say the same to yourself.',
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
    cues: {
      zh: [
        '没有人爱',
        '没人爱',
        '空落落',
        '空虚',
        '难受',
        '心累',
        '崩溃',
        '抑郁',
        '迷茫',
        '没有朋友',
        '没朋友',
        '没人喜欢我',
        '没有人喜欢我',
        '没人懂',
        '没人理',
        '哭了',
        '😭',
        '😢',
        '😞',
        '😔',
        '💔',
        '🥺',
        '难过',
        '伤心',
        '心烦',
        '好烦',
        '好累',
        '累了',
        '太累',
        '孤单',
        '孤独',
        '寂寞',
        '焦虑',
        '压力',
        '害怕',
        '想哭',
        '心情不好',
        '不开心',
        '委屈',
      ],
      en: [
        'nobody loves me',
        'no one loves me',
        'tired',
        'heartbroken',
        'miserable',
        'cried',
        'so alone',
        'feel alone',
        'no friends',
        'nobody likes me',
        'no one likes me',
        'nobody understands',
        'sad',
        'lonely',
        'upset',
        'anxious',
        'stress',
        'afraid',
        'worried',
        'exhausted',
        'unhappy',
        'depressed',
        'crying',
        'scared',
        'overwhelmed',
        'lost interest',
        'not happy',
        'feel bad',
        'feel down',
        'bad day',
      ],
    },
    except: {
      zh: /不(难过|伤心|孤单|孤独|寂寞|焦虑|害怕|累)|你[^，。！？]{0,3}烦/gu,
      en: /(\bnot|n't) (so |too |that )?(sad|lonely|upset|anxious|stressed|afraid|worried|tired|scared|depressed)\b/gu,
    },
    lines: [
      { zh: '嗯，我听着。不用急着好起来。', en: 'I am listening. There is no hurry to feel better.' },
      {
        zh: '那就先坐一会儿。我这边给你倒一杯热水，隔着水面也算。',
        en: 'Then sit a while. I am pouring you something warm; across the water still counts.',
      },
    ],
  },
];
