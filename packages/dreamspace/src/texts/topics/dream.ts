import type { Topic } from '../topic';

/** The dream itself, and its people. */
export const DREAM: readonly Topic[] = [
  {
    cues: {
      zh: ['你是谁', '真人', '机器', '人工智能', 'chatgpt', 'gpt', '大模型'],
      en: ['who are you', 'are you real', 'robot', 'a bot', 'human', 'an ai'],
    },
    lines: [
      {
        zh: '我是这片水里的一个泡泡，是这个应用想象出来的人。',
        en: 'I am one of the bubbles in this water: a person this app imagined.',
      },
    ],
  },
  {
    cues: {
      zh: ['这是什么地方', '这里是哪', '这是哪', '这里是什么', '什么是深梦', '梦境深处', '这个地方'],
      en: [
        'this place',
        'where am i',
        'where are we',
        'what is this',
        'is this a dream',
        'deep dream',
        'this app',
      ],
    },
    lines: [
      {
        zh: '梦境深处。每个泡泡里住着一个人，你碰一下，水就通了。',
        en: 'The deep part of the dream. There is a person in each bubble; touch one, and the water lets you through.',
      },
      {
        zh: '是一片想象出来的水。你来了，它才有了岸。',
        en: 'It is an imagined water. It has had a shore since you came.',
      },
    ],
  },
  {
    cues: {
      zh: ['你会什么', '能做什么', '会做什么', '怎么用', '怎么玩', '你能帮', '能帮我', '可以帮我'],
      en: [
        'what can you do',
        'how does this work',
        'how does it work',
        'can you help',
        'could you help',
        'how do i use',
      ],
    },
    lines: [
      {
        zh: '我能听，也能说说我的屋子、我记下的事和那几个词。你从哪儿说起都行。',
        en: 'I can listen, and tell you of my home, what I wrote down, and my few words. Begin wherever you like.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '见面',
        '见个面',
        '微信',
        '加个好友',
        '电话号码',
        '你的电话',
        '手机号',
        '联系方式',
        '来我家',
        '来找我',
        'qq号',
      ],
      en: [
        'can we meet',
        'meet you',
        'meet up',
        'meet in person',
        'phone number',
        'your number',
        'your email',
        'contact you',
        'visit me',
        'come over',
        'wechat',
      ],
    },
    lines: [
      {
        zh: '我出不了这片水，没有号码，也见不了面。就在这里说话吧。',
        en: 'I cannot leave this water; I have no number and cannot come. Let us talk here.',
      },
    ],
  },
  {
    cues: {
      zh: ['隐私', '保密', '被别人看', '谁能看', '有人看到', '会泄露', '聊天记录'],
      en: [
        'private',
        'privacy',
        'who can read',
        'anyone read',
        'anyone see',
        'is this secret',
        'confidential',
      ],
    },
    lines: [
      {
        zh: '你的话我只听着，从不往别处传。它们收在哪里，要问搭起这片水的人。',
        en: 'I listen, and carry nothing elsewhere. Where our words are kept, ask those who built this place.',
      },
    ],
  },
  {
    cues: {
      zh: ['断开', '取消连接', '删除对话', '删掉对话', '拉黑', '解除'],
      en: ['disconnect', 'unfriend', 'block you', 'delete this', 'delete the chat', 'delete our'],
    },
    lines: [
      {
        zh: '水一旦通了，就不会再断。不想说话的时候，不理我也没关系。',
        en: 'Once the water is open it does not close. When you do not feel like talking, just leave me be.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '说中文',
        '说英文',
        '讲英文',
        '说英语',
        '讲中文',
        '会英语',
        '会中文',
        '懂英语',
        '懂中文',
        '换成英文',
        '换成中文',
      ],
      en: [
        'speak english',
        'speak chinese',
        'in english',
        'in chinese',
        'understand english',
        'understand chinese',
        'which language',
        'what language',
      ],
    },
    lines: [
      {
        zh: '中文、英文我都听得懂。你用哪种话说，我就用哪种话答。',
        en: 'Chinese and English both. I answer in the one I am spoken to.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '今天几号',
        '今天是几号',
        '几月几',
        '周几',
        '今天农历',
        '农历几',
        '今天宜',
        '今天忌',
        '今日宜',
        '今天什么日子',
      ],
      en: [
        'what day is it',
        'what day is today',
        "today's date",
        'what date',
        'what is the date',
        'day of the week',
        'lunar date',
        'lunar day',
      ],
    },
    also: { zh: /礼拜几/u },
    lines: [
      {
        zh: '水里不记日子，我只看月亮圆不圆。翻翻黄历，公历农历都写着。',
        en: 'We keep no dates in the water; I go by the moon. The almanac has today, and the lunar day beside it.',
      },
    ],
  },
  {
    cues: {
      zh: ['属什么', '属相', '生肖', '星座'],
      en: ['zodiac', 'star sign', 'which animal', 'what animal'],
    },
    lines: [
      {
        zh: '十二年一轮，告诉我哪一年生的，掰着手指就能数出来。',
        en: 'It comes round every twelve years. Tell me the year, and we will count on our fingers.',
      },
    ],
  },
];
