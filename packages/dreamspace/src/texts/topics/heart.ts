import type { Topic } from '../topic';

/** The news is not good after all. */
const NOT_SO = {
  zh: /[没不](?!想到|敢相信)|取消|糟/u,
  en: /\bnot\b|n't\b|\bnever\b|cancel|called off|terrible|awful|horrible|hate/u,
} as const;

/** Joy, those one loves, and what was and what will be. */
export const HEART: readonly Topic[] = [
  {
    cues: {
      zh: [
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
      ],
      en: [
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
        '我生日',
        '过生日',
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
        'my birthday',
        'won the',
      ],
    },
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
    cues: {
      zh: [
        '女儿',
        '儿子',
        '孩子',
        '宝宝',
        '妈妈',
        '爸爸',
        '父亲',
        '母亲',
        '父母',
        '外婆',
        '奶奶',
        '爷爷',
        '外公',
        '姥姥',
        '哥哥',
        '姐姐',
        '弟弟',
        '妹妹',
        '老公',
        '老婆',
        '爱人',
      ],
      en: [
        'daughter',
        'my son',
        'children',
        'my kids',
        'baby',
        'mother',
        'father',
        'parents',
        'grandmother',
        'grandfather',
        'grandma',
        'grandpa',
        'mum',
        'mom',
        'dad',
        'brother',
        'sister',
        'husband',
        'wife',
      ],
    },
    lines: [
      {
        zh: '家里人是最准的罗盘，走到哪儿都指回去。',
        en: 'Family is the truest compass: wherever one goes, it points back.',
      },
      {
        zh: '听你说起家里人，我就想把饭桌再摆大一点。',
        en: 'Hearing you speak of your family I would like a larger table.',
      },
    ],
  },
  {
    cues: {
      zh: ['恋爱', '男朋友', '女朋友', '喜欢的人', '暗恋', '表白', '约会', '对象', '爱情', '心动'],
      en: [
        'boyfriend',
        'girlfriend',
        'in love',
        'crush',
        'dating',
        'relationship',
        'my partner',
        'a date with',
        'romance',
      ],
    },
    lines: [
      {
        zh: '心动这种事，和水一样，低处自己会聚起来。',
        en: 'That sort of thing is like water: it gathers where there is a place for it.',
      },
      {
        zh: '别急着问结果，先好好看着那个人。',
        en: 'Do not ask how it ends. Look at the person properly first.',
      },
    ],
  },
  {
    cues: {
      zh: ['该走还是', '走还是留', '决定', '纠结', '犹豫', '选择', '选哪', '怎么选', '要不要', '该不该'],
      en: [
        "can't decide",
        'cannot decide',
        'decide',
        'decision',
        'choice',
        'choose',
        'torn between',
        'hesitat',
        'make up my mind',
        'should i stay',
        'should i go',
      ],
    },
    lines: [
      {
        zh: '闭上眼，先想到的那个就是。想不到，就再等一夜。',
        en: 'Close your eyes: whichever comes first is the one. If none comes, let a night pass.',
      },
      {
        zh: '两样都写在纸上，压在枕头下睡一觉再决定。',
        en: 'Write both on paper, sleep on them, and decide in the morning.',
      },
    ],
  },
  {
    cues: {
      zh: ['以后', '未来', '将来', '明天', '明年', '计划', '打算'],
      en: ['future', 'tomorrow', 'next year', 'plan to', 'planning', 'some day', 'someday', 'one day'],
    },
    lines: [
      {
        zh: '以后的事，水面上还看不清，先把今天的灯点好。',
        en: "What comes later cannot be seen on the water yet. Let us light today's lamp first.",
      },
      {
        zh: '想好了就先迈一小步，路会自己伸过来。',
        en: 'When you know it, take one small step. The way will come to meet you.',
      },
    ],
  },
  {
    cues: {
      zh: ['以前', '从前', '回忆', '记得', '忘记', '忘了', '想念', '怀念', '老家', '故乡'],
      en: [
        'remember',
        'memory',
        'memories',
        'forget',
        'forgot',
        'used to',
        'long ago',
        'the past',
        'hometown',
        'miss home',
        'nostalgi',
      ],
    },
    lines: [
      {
        zh: '有些事记得不全了，可是那天的光，我还记得。',
        en: 'Some things I no longer remember whole, but I remember the light of that day.',
      },
      {
        zh: '从前的东西不会走远，只是沉得深一点。',
        en: 'What was does not go far. It only lies a little deeper.',
      },
    ],
  },
];
