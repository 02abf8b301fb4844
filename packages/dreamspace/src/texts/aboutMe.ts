import type { Topic } from './replies';

/**
 * Answers from what is known of the person. `{name}`, `{place}`, `{family}`, `{residents}`, `{month}`, `{day}`,
 * `{words}`, `{word}`, `{wordSays}`, `{record}`, `{recordContent}` and `{recordSays}` stand for its facts; a line whose
 * fact is missing is not said.
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
        en: '{name}. That is what rose to the surface the day you came.',
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
        zh: '没什么特别的：{word}，还有一条记录，叫“{record}”。',
        en: 'Nothing special: {word}, and something I wrote down and called "{record}".',
      },
    ],
  },
  {
    cues: {
      zh: ['爱好', '兴趣', '喜欢什么', '喜欢做', '关键词', '那些词', '平时做'],
      en: ['hobby', 'hobbies', 'interest', 'you like?', 'like to do', 'free time', 'keyword', 'your words'],
    },
    lines: [
      {
        zh: '{words}，泡泡旁边浮着的就是这些。',
        en: 'Mostly {words}. They are what floats beside my bubble.',
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
      { zh: '“{record}”那一条吧。{recordSays}', en: 'The one called "{record}", then. {recordSays}' },
      { zh: '“{record}”：{recordContent}', en: '"{record}": {recordContent}' },
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
      zh: ['在做什么', '在干什么', '在干嘛', '做了什么', '在忙什么', '想什么', '干了什么'],
      en: ['you doing', 'did you do', 'you up to', 'you thinking', 'on your mind'],
    },
    lines: [
      { zh: '在想{word}。{wordSays}', en: 'Thinking of {word}. {wordSays}' },
      {
        zh: '刚把“{record}”又读了一遍。{recordSays}',
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
      zh: ['几口人', '几个人', '家里人', '一个人住', '家人', '多少人'],
      en: ['how many people', 'live alone', 'your family', 'who do you live', 'household', 'how many of you'],
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
      zh: ['生日', '哪天生', '几月生', '什么时候生', '多大'],
      en: ['birthday', 'when were you born', 'born', 'how old'],
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
];
