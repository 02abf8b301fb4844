import type { Topic } from '../topic';

/** Loved ones, indecision, and past, future and dreams. */
export const HEART: readonly Topic[] = [
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
        en: 'The past does not go far. It is only a little deeper.',
      },
    ],
  },
  {
    cues: { zh: ['无聊', '好闲', '没意思', '没事做'], en: ['bored', 'boring', 'nothing to do'] },
    lines: [
      {
        zh: '闷的时候，我换一扇窗坐着，也算出了一趟门。',
        en: 'When I am bored I sit at another window. It is a journey of sorts.',
      },
      {
        zh: '那玩一样：你手边最近的东西是什么？说说它是怎么来的。',
        en: 'Then a game: what lies nearest to your hand, and how did it come to you?',
      },
    ],
  },
  {
    cues: {
      zh: ['梦见', '梦到', '做梦', '做了个梦', '噩梦', '解梦'],
      en: ['dreamed', 'dreamt', 'had a dream', 'nightmare', 'dreams mean', 'dream mean', 'dream about'],
    },
    lines: [
      {
        zh: '梦里的东西，多半是白天没说完的。它是朝你来，还是背着你走？',
        en: 'Dreams are mostly what the day left unsaid. Did it come towards you, or walk away?',
      },
      {
        zh: '醒来先记一句，别急着解。过几天再看，它自己会懂。',
        en: 'Write one line of it down on waking, and do not explain it yet. In a few days it may explain itself.',
      },
    ],
  },
  {
    cues: {
      zh: ['我喜欢你', '我爱你', '喜欢上你', '爱上你', '嫁给我', '娶我', '亲你', '抱抱', '❤', '💕', '😘'],
      en: [
        'i love you',
        'i like you',
        'love with you',
        'marry me',
        'kiss you',
        'kiss me',
        'be my girlfriend',
        'be my boyfriend',
        'date me',
      ],
    },
    also: { zh: /做我的?(女|男)朋友/u },
    lines: [
      {
        zh: '谢谢你。我是想象出来的人，只能在水里陪你说说话，这份心意留一些给身边的人。',
        en: 'Thank you. I am an imagined person and can only keep you company in this water; keep some of it for those near you.',
      },
    ],
  },
];
