import type { Bilingual } from './language';
import type { Topic } from './topic';

/** Answers to a bare greeting. */
export const GREETINGS: readonly Topic[] = [
  {
    cues: {
      zh: ['你好', '您好', '嗨', '哈喽', '早上好', '晚上好', '下午好', '有人在', '你在吗'],
      en: [
        'hello',
        'hi',
        'hey',
        'good morning',
        'good evening',
        'good afternoon',
        'anyone there',
        'anybody there',
        'are you there',
      ],
    },
    also: { zh: /^你?还?在(不在|吗|么|嘛)[?？]?$|^有人吗/u },
    lines: [
      {
        zh: '你好。水面刚静下来，你就来了。',
        en: 'Hello. The water had only just gone still, and here you are.',
      },
      { zh: '你来了。我这边刚点上灯。', en: 'You came. I have just lit the lamp here.' },
      { zh: '你好呀，今天你那边的天气怎么样？', en: 'Hello there. What is the weather like where you are?' },
    ],
  },
];

/** The kind of answer a question expects, when nobody has one. */
export const ASKED: readonly Topic[] = [
  {
    cues: {
      zh: ['可以吗', '行吗', '想听', '愿意听', '要不要听', '能问你', '可以问'],
      en: ['do you want', 'would you like', 'may i', 'can i tell', 'can i ask', 'shall we', 'will you'],
    },
    lines: [
      { zh: '好，我听着。', en: 'Gladly. I am listening.' },
      { zh: '好呀，你说。', en: 'Yes, please do.' },
    ],
  },
  {
    cues: { zh: ['为什么', '为何', '怎么会'], en: ['why', 'how come'] },
    lines: [
      {
        zh: '老人说是规矩。我猜是有人试过，觉得好，就留下了。',
        en: 'The old ones call it custom. I think somebody tried it once and it was good, and so it stayed.',
      },
      { zh: '说不出缘由的事，往往最长久。', en: 'Things without a reason often last longest.' },
    ],
  },
  {
    cues: {
      zh: ['什么时候', '几点', '多久', '哪年', '何时'],
      en: ['when', 'how long', 'what time', 'how soon'],
    },
    lines: [
      { zh: '等水静下来的时候。不用急。', en: 'When the water is still. There is no hurry.' },
      {
        zh: '比你盼的慢一点，比你怕的快一点。',
        en: 'A little later than you hope, and sooner than you fear.',
      },
    ],
  },
  {
    cues: {
      zh: ['怎么办', '怎样才', '怎么才', '如何', '怎么做', '怎么样才'],
      en: ['how do i', 'how can i', 'how to', 'how should i', 'how do you', 'what should i', 'what can i'],
    },
    lines: [
      {
        zh: '从最小的一步做起，今天只做这一步。',
        en: 'Begin with the smallest step, and do only that today.',
      },
      {
        zh: '慢一点做，手熟了，心里就有数。',
        en: 'Do it slowly. When the hand knows it, so does the heart.',
      },
    ],
  },
  {
    cues: {
      zh: ['谁是', '是谁', '什么是', '是什么', '等于', '首都'],
      en: ['who is', 'who was', 'what is', "what's", 'what are', 'where is', 'how much', 'capital of'],
    },
    lines: [
      {
        zh: '这个我不知道，水里没有书架。你若知道，教教我？',
        en: 'I do not know that; there is no bookshelf in the water. If you do, will you teach me?',
      },
      {
        zh: '我只知道身边的几样东西。这一样，得问见过世面的人。',
        en: 'I know the few things around me. For this one, ask somebody who has seen the world.',
      },
    ],
  },
];

/** For questions nobody has an answer to. */
export const QUESTIONS: readonly Bilingual[] = [
  {
    zh: '这个我还没想过。你自己心里是怎么想的？',
    en: 'I had not thought about that. What does your own heart say?',
  },
  {
    zh: '我不敢说一定，但若是我，会先等一夜再看。',
    en: 'I cannot say for sure. In your place I would let a night pass and look again.',
  },
  {
    zh: '我会想一想，今晚的水很适合想事情。',
    en: 'I will think about it. The water is good for thinking tonight.',
  },
  { zh: '也许你问出口之前，就已经知道了。', en: 'Perhaps you knew before you asked.' },
  { zh: '好问题，容我在水里再漂一会儿。', en: 'A good question. Let me drift with it for a while.' },
];

/** For messages in neither language. */
export const OTHER_TONGUES: readonly Bilingual[] = [
  {
    zh: '这种话我还没学会，听着倒像水声。用中文或英文再说一遍，好吗？',
    en: 'I have not learned that tongue yet, though it sounds like water. Would you say it in Chinese or English?',
  },
];

/** Ways to introduce a reply's own thought; `{says}` is replaced by it. */
export const LEADS: readonly Bilingual[] = [
  { zh: '听你说着，我想起一件事。{says}', en: 'That puts me in mind of something. {says}' },
  { zh: '我也说一件我的。{says}', en: 'Let me tell you one of mine. {says}' },
  { zh: '我这边是这样：{says}', en: 'With me it is like this. {says}' },
];

/** Ways to acknowledge a message without an answer; `{heard}` is replaced by it. */
export const ECHOES: readonly Bilingual[] = [
  { zh: '「{heard}」……我把这句话念了两遍。后来呢？', en: '"{heard}". I have said it over twice. And then?' },
  { zh: '「{heard}」……我听着呢，你慢慢说。', en: '"{heard}". I am listening; take your time.' },
];

/** For the shortest messages, and when everything else has been said. */
export const FALLBACKS: readonly Bilingual[] = [
  { zh: '嗯，你接着说。', en: 'Mm. Go on.' },
  { zh: '我记下了。', en: 'I will remember that.' },
  { zh: '听你这样说，我好像看见了。', en: 'The way you say it, I can almost see it.' },
  { zh: '再多讲一点，好吗？', en: 'Tell me a little more?' },
  { zh: '水面动了一下，大概是它也听见了。', en: 'The water moved just now. Perhaps it heard you, too.' },
];
