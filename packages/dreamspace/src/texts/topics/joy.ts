import type { Topic } from '../topic';

/** The news is not good after all. */
const NOT_SO = {
  zh: /[没不](?!想到|敢相信)|取消|糟/u,
  en: /\bnot\b|n't\b|\bnever\b|cancel|called off|terrible|awful|horrible|hate/u,
} as const;

/** Good news, feasts and new beginnings. */
export const JOY: readonly Topic[] = [
  {
    cues: {
      zh: [
        '表扬',
        '夸我',
        '开心',
        '高兴',
        '太好了',
        '快乐',
        '哈哈',
        '我爱',
        '好喜欢',
        '心情特别好',
        '心情很好',
        '心情不错',
        '幸福',
        '😀',
        '😄',
        '😊',
        '😂',
        '🤣',
        '🥰',
        '🎉',
      ],
      en: [
        'praised',
        'happy',
        'glad',
        'love',
        'great',
        'wonderful',
        'haha',
        'lol',
        'nice',
        'beautiful',
        'feel good',
        'really good',
        'feeling good',
        'excited',
      ],
    },
    unless: NOT_SO,
    lines: [
      {
        zh: '真好，我这边的水都跟着亮了一下。',
        en: 'How good. The water on my side brightened a little, too.',
      },
      {
        zh: '把今天记下来吧，冬天的时候好拿出来看。',
        en: 'Write today down, to take out and look at in winter.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '结婚',
        '订婚',
        '婚礼',
        '怀孕',
        '出生了',
        '生了个',
        '当妈妈',
        '当爸爸',
        '升职',
        '加薪',
        '考上',
        '录取',
        '毕业',
        '找到工作',
        '中奖',
        '买房',
        '买了房',
      ],
      en: [
        'was born',
        'got married',
        'getting married',
        'wedding',
        'engaged',
        'pregnant',
        'promoted',
        'promotion',
        'graduated',
        'got the job',
        'new job',
        'passed my',
        'passed the',
        'had a baby',
        'having a baby',
        'bought a house',
        'bought a flat',
        'bought a home',
        'won the',
      ],
    },
    also: { zh: /^我过了[!！]*$/u, en: /^i passed[.!]*$/u },
    unless: NOT_SO,
    lines: [
      {
        zh: '恭喜！这样的消息，连水底都亮了。',
        en: 'Congratulations! With news like that the water is bright to the bottom.',
      },
      {
        zh: '真替你高兴，恭喜。今天该点两盏灯。',
        en: 'Congratulations, I am so glad for you. Tonight calls for two lamps.',
      },
    ],
  },
  {
    cues: { zh: ['我生日', '我的生日', '过生日'], en: ['my birthday'] },
    unless: { zh: /[没不忘]/u, en: /\b(not|nobody|no one|forgot)\b/u },
    lines: [
      {
        zh: '生日快乐！今天该有一碗面，再点一盏灯。',
        en: 'Happy birthday! There should be a bowl of noodles today, and one more lamp.',
      },
      {
        zh: '生日快乐。许愿的话小声说，水替你收着。',
        en: 'Happy birthday. Say the wish softly; the water will keep it.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '新年快乐',
        '新春快乐',
        '春节快乐',
        '过年好',
        '中秋快乐',
        '节日快乐',
        '圣诞快乐',
        '元宵快乐',
        '端午安康',
        '国庆快乐',
      ],
      en: [
        'happy new year',
        'merry christmas',
        'happy holidays',
        'happy lantern',
        'happy mid-autumn',
        "season's greetings",
        'happy easter',
      ],
    },
    lines: [
      {
        zh: '同乐同乐。愿你家灯火长明，桌上有热的。',
        en: 'And to you. May there be light in your windows and something warm on the table.',
      },
    ],
  },
  {
    cues: {
      zh: ['离职', '辞职', '退休', '出国', '留学', '转行', '换工作'],
      en: [
        'quit my job',
        'resigned',
        'retired',
        'going abroad',
        'moving abroad',
        'new start',
        'changing jobs',
      ],
    },
    lines: [
      {
        zh: '这是翻过一页了。先歇几天，别急着写下一行。',
        en: 'A page is turned. Rest some days before you write the next line.',
      },
      { zh: '走之前回头看一眼，往前就轻了。', en: 'Look back once before you go; it makes going lighter.' },
    ],
  },
];
