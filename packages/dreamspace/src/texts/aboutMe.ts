import type { Bilingual } from './language';
import type { Topic } from './topic';

/**
 * Answers from facts about the person. `{name}`, `{place}`, `{family}`, `{residents}`, `{month}`, `{day}`, `{words}`,
 * `{word}`, `{wordSays}`, `{record}`, `{recordContent}` and `{recordSays}` stand for facts; a line with a missing fact is
 * skipped.
 */
export const ABOUT_ME: readonly Topic[] = [
  {
    cues: {
      zh: ['你叫', '你的名字', '什么名字', '怎么称呼', '贵姓'],
      en: ['your name', 'are you called', 'call you'],
    },
    lines: [
      { zh: '叫我{name}就好。', en: 'Call me {name}.' },
      {
        zh: '{name}。你来的那天，水面上浮出来的就是这个名字。',
        en: '{name}. That name rose to the surface the day you came.',
      },
    ],
  },
  {
    cues: {
      zh: ['我叫', '认识你'],
      en: ['my name is', 'i am called', "i'm called", 'nice to meet', 'pleased to meet'],
    },
    lines: [
      { zh: '认识你真好，我是{name}。', en: 'It is good to know you. I am {name}.' },
      { zh: '记住了。我在{place}，你随时来。', en: 'I will remember. I am in {place}; come any time.' },
    ],
  },
  {
    cues: {
      zh: ['介绍一下', '介绍自己', '你自己', '说说你', '什么样的人', '了解你'],
      en: ['about yourself', 'about you', 'introduce yourself', 'what are you like', 'get to know you'],
    },
    lines: [
      {
        zh: '我住在{place}，家里{family}。剩下的，都在{words}里了。',
        en: 'I live in {place}, and at home {family}. The rest of me is {words}.',
      },
      {
        zh: '没什么特别的：{word}，还有一条记录，叫「{record}」。',
        en: 'Nothing special: {word}, and something I wrote down and called "{record}".',
      },
    ],
  },
  {
    cues: {
      zh: [
        '爱好',
        '兴趣',
        '喜欢什么',
        '喜欢做',
        '关键词',
        '那些词',
        '平时做',
        '你最喜欢什么',
        '你最喜欢的词',
      ],
      en: [
        'hobby',
        'hobbies',
        'your interests',
        'interested in',
        'you like?',
        'you enjoy',
        'like to do',
        'free time',
        'keyword',
        'your words',
        'you love',
        'favourite',
        'favorite',
      ],
    },
    unless: { en: /\bmy (favou?rite|hobby)\b/u },
    lines: [
      {
        zh: '{words}，泡泡旁边浮着的就是这些。',
        en: 'Mostly {words}. They float beside my bubble.',
      },
      { zh: '先说{word}吧。{wordSays}', en: 'Take one of them, {word}. {wordSays}' },
    ],
  },
  {
    cues: {
      zh: ['记录', '记了什么', '写了什么', '日记'],
      en: ['record', 'your note', 'journal', 'diary', 'you write', 'you wrote'],
    },
    lines: [
      { zh: '「{record}」那一条吧。{recordSays}', en: 'The one called "{record}", then. {recordSays}' },
      { zh: '「{record}」：{recordContent}', en: '"{record}": {recordContent}' },
    ],
  },
  {
    cues: {
      zh: ['你好吗', '最近怎么样', '最近好吗', '过得怎么样', '你还好吗', '近来'],
      en: ['how are you', 'how have you been', 'how is it going', "how's it going", 'how was your day'],
    },
    lines: [
      {
        zh: '还好，想着{word}，一天就过去了。你呢？',
        en: 'Well enough. The day went by with {word} on my mind. And you?',
      },
      { zh: '安安静静的。{wordSays}', en: 'Quiet, and well. {wordSays}' },
    ],
  },
  {
    cues: {
      zh: ['干嘛', '在做什么', '在干什么', '在干嘛', '做了什么', '在忙什么', '想什么', '干了什么'],
      en: ['you doing', 'did you do', 'you up to', 'you thinking', 'on your mind'],
    },
    lines: [
      { zh: '在想{word}。{wordSays}', en: 'Thinking of {word}. {wordSays}' },
      {
        zh: '刚把「{record}」又读了一遍。{recordSays}',
        en: 'I have just read "{record}" over again. {recordSays}',
      },
    ],
  },
  {
    cues: {
      zh: ['做什么的', '干什么的', '什么工作', '职业', '你上班', '你工作'],
      en: ['what do you do', 'your job', 'for a living', 'do you work', 'you work'],
    },
    lines: [
      {
        zh: '白天做些琐碎的事，心都在{words}上。',
        en: 'Small things by day. My heart is with {words}.',
      },
    ],
  },
  {
    cues: {
      zh: ['上线', '在线', '多久没来', '常来'],
      en: ['online', 'come here', 'been here', 'you here often'],
    },
    lines: [
      {
        zh: '我来去没个准，不过你来的时候，我多半在。',
        en: 'I come and go. But when you are here, mostly so am I.',
      },
    ],
  },
  {
    cues: {
      zh: ['你在哪', '住在哪', '哪里人', '住哪', '在哪儿', '哪座城', '哪个城市'],
      en: ['where do you', 'where are you', 'where you live', 'your city', 'your town', 'which city'],
    },
    lines: [
      {
        zh: '我在{place}，巷子很窄，抬头只有一线天。',
        en: 'I am in {place}. The lane is so narrow that the sky is one strip.',
      },
      {
        zh: '{place}。你若路过，灯亮着就是在家。',
        en: '{place}. If you pass and the lamp is lit, I am at home.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '几口人',
        '几个人',
        '家里人',
        '一个人住',
        '家人',
        '多少人',
        '你结婚',
        '和你一起住',
        '跟你住',
        '你有孩子',
        '你成家',
      ],
      en: [
        'how many people',
        'live alone',
        'your family',
        'who do you live',
        'lives with you',
        'you married',
        'you single',
        'have children',
        'have kids',
        'household',
        'how many of you',
      ],
    },
    lines: [
      { zh: '家里{family}。', en: 'At home {family}.' },
      {
        zh: '饭桌上摆{residents}副碗筷，有时多摆一副给客人。',
        en: 'We lay the table for {residents}, and sometimes one more for a guest.',
      },
    ],
  },
  {
    cues: {
      zh: ['你生日', '你的生日', '哪天生', '几月生', '什么时候生', '你多大', '你几岁', '你的年纪', '生日是'],
      en: ['your birthday', 'were you born', 'you born', 'how old are you', 'your age'],
    },
    lines: [
      {
        zh: '我是{month}月{day}日生的，那天总有人煮面给我。',
        en: 'I was born on {month} {day}. Somebody always cooks me noodles that day.',
      },
      {
        zh: '{month}月{day}日。你呢，生在哪个季节？',
        en: '{month} {day}. And you, which season were you born in?',
      },
    ],
  },
  {
    cues: {
      zh: ['讲个故事', '故事', '讲讲', '说点什么', '随便聊'],
      en: ['a story', 'tell me something', 'say something', 'talk to me'],
    },
    lines: [
      {
        zh: '有一件真的，叫「{record}」。{recordContent}',
        en: 'I have a true one, called "{record}". {recordContent}',
      },
      { zh: '那就说说{word}。{wordSays}', en: 'Then let me tell you of {word}. {wordSays}' },
    ],
  },
  {
    cues: {
      zh: ['你累', '累吗', '你难过', '你会孤单', '你孤单', '孤单吗', '孤独吗', '寂寞吗', '你会孤独', '你怕'],
      en: [
        'you tired',
        'ever sad',
        'feel sad',
        'get lonely',
        'you lonely',
        'ever lonely',
        'you afraid',
        'feel alone',
        'you sad',
        'you scared',
      ],
    },
    lines: [
      {
        zh: '偶尔。那时候我就想想{word}。{wordSays}',
        en: 'Now and then. Then I think of {word}. {wordSays}',
      },
      {
        zh: '有一点的时候，就看看谁的泡泡亮着。今天是你的。',
        en: 'When I do, I look to see whose bubble is lit. Today it is yours.',
      },
    ],
  },
  {
    cues: {
      zh: ['小时候', '童年', '你从前', '你以前', '长大'],
      en: [
        'childhood',
        'as a child',
        'you were a child',
        'you were little',
        'you were young',
        'grow up',
        'grew up',
      ],
    },
    lines: [
      {
        zh: '小时候也在{place}，夏天睡在竹床上数星星。',
        en: 'I was a child in {place}, too. In summer we slept outside and counted stars.',
      },
      { zh: '小时候的事，多半和{word}有关。{wordSays}', en: 'Most of it has to do with {word}. {wordSays}' },
    ],
  },
  {
    cues: {
      zh: ['做朋友', '交朋友', '当朋友', '朋友吗'],
      en: ['be friends', 'your friend', 'be my friend', 'friends with'],
    },
    lines: [
      {
        zh: '水通了的那天，就已经是了。我是{name}。',
        en: 'We have been since the water let you through. I am {name}.',
      },
      { zh: '好啊。朋友来，我多摆一副碗筷。', en: 'Gladly. For a friend I lay one more place at the table.' },
    ],
  },
  {
    cues: {
      zh: [
        '你家在',
        '你家里',
        '你家大',
        '你家多大',
        '你家什么',
        '你家是',
        '你的家',
        '你的房子',
        '你住的',
        '你的屋',
        '你的房间',
      ],
      en: ['your home', 'your house', 'your place', 'your room', 'your flat', 'your apartment'],
    },
    lines: [
      {
        zh: '在{place}，不大，{family}。最常说起的是{word}。',
        en: 'It is in {place}, and not large; {family}. What we talk of most is {word}.',
      },
      {
        zh: '我家的事，都在「{record}」里了。{recordContent}',
        en: 'Everything I can say about it is in "{record}". {recordContent}',
      },
    ],
  },
  {
    cues: {
      zh: ['你的窗', '窗外', '你那边能看', '你看见什么', '你看到什么'],
      en: ['your window', 'can you see', 'do you see'],
    },
    lines: [
      {
        zh: '{place}的屋顶，一层一层的，傍晚最好看。',
        en: 'The roofs of {place}, one behind another; best at dusk.',
      },
      { zh: '窗外是{place}，再远一点，就是水了。', en: '{place}. And a little farther out, the water.' },
    ],
  },
  {
    cues: {
      zh: ['迷信', '伪科学', '不科学', '狗屁', '骗人的', '你信', '你相信', '信不信'],
      en: [
        'nonsense',
        'superstition',
        'superstitious',
        'is fake',
        'pseudoscience',
        'you believe',
        'believe in',
      ],
    },
    lines: [
      { zh: '信一半，另一半留给光和风。', en: 'Half of it. The other half I leave to light and air.' },
      {
        zh: '我信手摸得到的：门顺，窗亮，坐着安稳。剩下的，当故事听。',
        en: 'I believe what I can touch: an easy door, a bright window, a steady seat. The rest I like as a story.',
      },
    ],
  },
  {
    cues: { zh: ['你为什么', '你怎么会'], en: ['why do you', 'why are you', 'why did you'] },
    lines: [
      { zh: '大概是因为{word}。{wordSays}', en: 'Because of {word}, I think. {wordSays}' },
      {
        zh: '要是细说，得从「{record}」说起。{recordContent}',
        en: 'To tell it properly I would have to begin with "{record}". {recordContent}',
      },
    ],
  },
  {
    cues: {
      zh: ['哪个房间', '哪间屋', '哪个角落', '最喜欢的房间'],
      en: [
        'which room',
        'which corner',
        'favourite room',
        'favorite room',
        'favourite place',
        'favorite place',
      ],
    },
    lines: [
      {
        zh: '窗边那把旧椅子。坐在那里，我多半想着{word}。',
        en: 'An old chair by the window. I sit there with {word} on my mind.',
      },
    ],
  },
  {
    cues: {
      zh: ['几点了', '现在几点', '几点钟', '你那里几点', '你那边几点'],
      en: ['what time is it', 'the time there'],
    },
    lines: [
      {
        zh: '{place}的钟刚敲过，我没数是几下。',
        en: 'A clock in {place} has just struck, and I did not count.',
      },
    ],
  },
  {
    cues: {
      zh: ['然后呢', '后来呢', '接着说', '继续说', '还有呢'],
      en: ['and then?', 'then what', 'what then', 'what happened next'],
    },
    also: { en: /^(please )?(go on|continue)[?.! ]*$/u },
    lines: [
      { zh: '后来啊……{recordSays}', en: 'And then? {recordSays}' },
      { zh: '再说就说到{word}了。{wordSays}', en: 'From there one comes to {word}. {wordSays}' },
    ],
  },
  {
    cues: {
      zh: ['性别', '你漂亮', '你帅', '你长什么样', '你好看吗'],
      en: ['man or', 'male or', 'boy or', 'your gender', 'you look like', 'you pretty', 'you beautiful'],
    },
    also: { zh: /你是(个)?(男|女)/u },
    lines: [
      {
        zh: '隔着水，只看得出一个泡泡亮不亮。叫我{name}就好。',
        en: 'Through water one sees only whether a bubble is lit. Call me {name}.',
      },
    ],
  },
];

/** Said when somebody names the person's city or quarter. */
export const ABOUT_PLACE: readonly Bilingual[] = [
  {
    zh: '你说到{place}，我就在这里。清早人少，巷子都是自己的。',
    en: '{place}: that is where I am. Early, before the others, the lanes are all mine.',
  },
  {
    zh: '{place}的屋顶，一层一层的，傍晚最好看。',
    en: 'The roofs of {place}, one behind another, are best at dusk.',
  },
];
