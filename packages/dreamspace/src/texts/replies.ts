import type { Bilingual } from './language';

export interface Topic {
  /** Parts of Chinese sentences; beginnings of English words, in lower case. */
  readonly cues: Readonly<Record<keyof Bilingual, readonly string[]>>;
  readonly lines: readonly Bilingual[];
}

/** Heard before anything else: whoever is in grief is not answered with a remark about cats. */
export const COMFORT: readonly Topic[] = [
  {
    cues: {
      zh: [
        '去世',
        '离世',
        '过世',
        '不在了',
        '失去',
        '葬礼',
        '它走了',
        '他走了',
        '她走了',
        '上周走了',
        '昨天走了',
      ],
      en: ['died', 'dies', 'passed away', 'dead', 'funeral', 'lost my', 'grief', 'miss her', 'miss him'],
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
      zh: ['难过', '伤心', '心烦', '好烦', '好累', '累了', '太累', '孤单', '孤独', '焦虑', '压力', '害怕'],
      en: ['sad', 'lonely', 'upset', 'anxious', 'stress', 'afraid', 'worried', 'exhausted', 'unhappy'],
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

/** What people of the dream have to say about common things. */
export const TOPICS: readonly Topic[] = [
  {
    cues: { zh: ['谢谢', '多谢', '感谢'], en: ['thank', 'thanks', 'grateful'] },
    lines: [
      { zh: '不客气。能说说话，我也很高兴。', en: 'You are welcome. I am glad of the talk, too.' },
      { zh: '哪里，是你愿意听。', en: 'Not at all. It was you who listened.' },
    ],
  },
  {
    cues: {
      zh: ['再见', '晚安', '先走', '拜拜', '回头见', '下次聊'],
      en: ['goodbye', 'good night', 'bye', 'see you', 'talk later', 'gotta go', 'have to go'],
    },
    lines: [
      {
        zh: '晚安。泡泡还在这里，你随时回来。',
        en: 'Good night. The bubble stays here; come back whenever you like.',
      },
      { zh: '好，慢走。我把灯留着。', en: 'All right, go gently. I will leave the lamp on.' },
    ],
  },
  {
    cues: {
      zh: ['雨', '下雪', '刮风', '天气', '打雷', '云', '晴'],
      en: ['rain', 'snow', 'wind', 'weather', 'storm', 'cloud', 'sunny'],
    },
    lines: [
      {
        zh: '我这边也变天了，院里的缸快接满了。',
        en: 'The weather is turning here, too. The jar in the yard is nearly full.',
      },
      {
        zh: '这样的天气适合把窗开一条缝，听一会儿。',
        en: 'It is the kind of weather to open the window a crack and listen for a while.',
      },
    ],
  },
  {
    cues: {
      zh: ['星', '月亮', '月色', '夜空', '月光'],
      en: ['star', 'moon', 'night sky', 'constellation', 'planet'],
    },
    lines: [
      {
        zh: '今晚若是晴，记得看看南边，有一颗红的。',
        en: 'If it is clear tonight, look south: there is a red one.',
      },
      {
        zh: '我总觉得看星的人，不管在哪儿，都在同一个院子里。',
        en: 'I always feel that people who look at the stars are in one courtyard, wherever they are.',
      },
    ],
  },
  {
    cues: {
      zh: ['风水', '方位', '罗盘', '朝向', '摆放', '布局', '布置', '坐北'],
      en: ['feng shui', 'fengshui', 'compass', 'direction', 'layout', 'facing', 'arrange'],
    },
    lines: [
      {
        zh: '我只守一条：坐下的时候，背后要有靠。别的顺手就好。',
        en: 'I keep to one rule: when I sit, there is something solid behind me. The rest is comfort.',
      },
      {
        zh: '老人讲究朝向，我讲究光。多半时候，两样说的是一回事。',
        en: 'The old ones talk of directions and I talk of light. Mostly it comes to the same thing.',
      },
    ],
  },
  {
    cues: {
      zh: ['家', '房间', '屋', '卧室', '客厅', '厨房', '装修', '搬'],
      en: ['home', 'house', 'room', 'bedroom', 'kitchen', 'flat', 'apartment', 'moved', 'moving'],
    },
    lines: [
      {
        zh: '家里你最喜欢哪个角落？我的是窗边那把旧椅子。',
        en: 'Which corner of your home do you like best? Mine is an old chair by the window.',
      },
      {
        zh: '慢慢来，屋子也要认人，住上一年它就认得你了。',
        en: 'Take it slowly. A house has to get to know you; after a year it does.',
      },
    ],
  },
  {
    cues: { zh: ['梦', '睡', '失眠', '困'], en: ['dream', 'sleep', 'insomnia', 'awake', 'tired'] },
    lines: [
      {
        zh: '睡不着的时候，我就数屋檐上滴水的声音。',
        en: 'When I cannot sleep I count the drops from the eaves.',
      },
      {
        zh: '这里本来就是梦的深处，不急着醒。',
        en: 'This is the deep part of the dream anyway. No hurry to wake.',
      },
    ],
  },
  {
    cues: {
      zh: ['喜欢吃', '吃什么', '喝什么', '吃', '饭', '菜', '茶', '咖啡', '汤', '酒'],
      en: ['eat', 'food', 'dinner', 'lunch', 'breakfast', 'cook', 'tea', 'coffee', 'soup', 'wine'],
    },
    lines: [
      { zh: '我炖着汤呢，盖子一直在轻轻响。', en: 'I have soup on; the lid keeps tapping.' },
      {
        zh: '你吃了吗？我们这里的人，见面先问这一句。',
        en: 'Have you eaten? Where I come from, that is how people greet.',
      },
    ],
  },
  {
    cues: {
      zh: ['音乐', '唱', '歌', '琴', '听'],
      en: ['music', 'song', 'sing', 'guitar', 'piano', 'listen'],
    },
    lines: [
      {
        zh: '我喜欢慢的曲子，停顿的地方也算音乐。',
        en: 'I like slow pieces, where the pauses count as music.',
      },
      {
        zh: '有时候我只听水声，也听得出调子。',
        en: 'Sometimes I only listen to the water, and even that has a tune.',
      },
    ],
  },
  {
    cues: { zh: ['书', '读', '诗', '写'], en: ['book', 'read', 'poem', 'write', 'writing', 'novel'] },
    lines: [
      {
        zh: '我最近只读很短的东西，一天一首诗，刚刚好。',
        en: 'I only read short things lately. One poem a day is enough.',
      },
      {
        zh: '读到喜欢的句子，我就抄在窗台的纸上。',
        en: 'When I find a line I like, I copy it on the paper by the window.',
      },
    ],
  },
  {
    cues: {
      zh: ['花', '树', '植物', '种了', '种的', '草', '院子', '花园'],
      en: ['flower', 'tree', 'plant', 'garden', 'grass', 'yard'],
    },
    lines: [
      {
        zh: '院里的东西长得比我想的快，人倒慢下来了。',
        en: 'Things in the yard grow faster than I thought, and I have become slower.',
      },
      { zh: '你那边现在开什么花？', en: 'What is in flower where you are?' },
    ],
  },
  {
    cues: { zh: ['猫', '狗', '宠物', '鸟', '鱼'], en: ['cat', 'dog', 'pet', 'bird', 'fish'] },
    lines: [
      {
        zh: '它们比我们会选地方，哪里暖和、哪里安静，一看便知。',
        en: 'They choose places better than we do. Warm or quiet, they know at a glance.',
      },
      {
        zh: '我这边常有一只路过的猫，也不知是谁家的。',
        en: 'A cat passes through here most evenings. I do not know whose it is.',
      },
    ],
  },
  {
    cues: {
      zh: ['工作', '上班', '加班', '忙', '学习', '考试', '老板'],
      en: ['work', 'job', 'busy', 'study', 'exam', 'office', 'boss'],
    },
    lines: [
      {
        zh: '忙完了就到水边来，这里没有人催。',
        en: 'Come to the water when you are done. Nobody hurries here.',
      },
      {
        zh: '辛苦了。把肩膀放下来一点，现在。',
        en: 'That sounds like a lot. Let your shoulders down a little, now.',
      },
    ],
  },
  {
    cues: {
      zh: ['你是谁', '真人', '机器', '人工智能'],
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
      zh: ['开心', '高兴', '喜欢', '太好了', '快乐', '哈哈', '我爱'],
      en: ['happy', 'glad', 'love', 'great', 'wonderful', 'haha', 'lol', 'nice', 'beautiful'],
    },
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
];

/** Answered when nothing but a greeting was said. */
export const GREETINGS: readonly Topic[] = [
  {
    cues: {
      zh: ['你好', '您好', '嗨', '哈喽', '早上好', '晚上好', '下午好'],
      en: ['hello', 'hi', 'hey', 'good morning', 'good evening', 'good afternoon'],
    },
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

/** Ways to come to something of one's own; `{says}` stands for it. */
export const LEADS: readonly Bilingual[] = [
  { zh: '听你说着，我想起一件事。{says}', en: 'That puts me in mind of something. {says}' },
  { zh: '说来也巧。{says}', en: 'Funny you should say so. {says}' },
  { zh: '我这边是这样：{says}', en: 'With me it is like this. {says}' },
];

/** For the shortest of messages, and when all else has been said. */
export const FALLBACKS: readonly Bilingual[] = [
  { zh: '嗯，你接着说。', en: 'Mm. Go on.' },
  { zh: '我记下了。', en: 'I will remember that.' },
  { zh: '听你这样说，我好像看见了。', en: 'The way you say it, I can almost see it.' },
  { zh: '再多讲一点，好吗？', en: 'Tell me a little more?' },
  { zh: '水面动了一下，大概是它也听见了。', en: 'The water moved just now. Perhaps it heard you, too.' },
];
