interface Said {
  readonly said: string;
  /** What every answer to it has to do with. */
  readonly about: RegExp;
}

/** Said to somebody of Suzhou, three in the household, with cat, tea, night train and stars, and a pomegranate. */
export const SAID_IN_ENGLISH: readonly Said[] = [
  { said: 'Which way should my bed face?', about: /wall|year of birth/ },
  { said: 'Should my front door face south?', about: /door/ },
  { said: 'Where should I put my desk?', about: /Something solid behind|shoulder/ },
  { said: 'What colour should I paint the living room?', about: /cream|colours/ },
  { said: 'Is a mirror opposite the bed bad?', about: /mirror/ },
  { said: 'Which direction is good for the sofa?', about: /sofa|empty place/ },
  { said: 'What day is good for moving house?', about: /almanac/ },
  { said: 'How do I bring in more luck?', about: /[Ll]uck/ },
  { said: 'What should I do about the damp wall?', about: /windows/ },
  { said: 'Do you believe in feng shui?', about: /believe|Half of it/ },
  { said: 'My daughter was born yesterday', about: /Congratulations/ },
  { said: 'I lost my job today', about: /hard|Everybody has had such a day/ },
  { said: 'I have a headache', about: /Rest|Get well/ },
  { said: "I can't decide whether to stay or go", about: /Write both|let a night pass/ },
  { said: 'The neighbours upstairs are so noisy', about: /noisy|curtain/ },
  { said: 'What is this place?', about: /water/ },
  { said: 'Sorry I am late', about: /clock|hurry/ },
  { said: "I don't understand what you mean", about: /straight|clear/ },
  { said: 'Are you married?', about: /three/ },
  { said: 'Where did you grow up?', about: /Suzhou|a cat/ },
  { said: 'Is anyone there?', about: /Hello|You came/ },
  { said: 'Do you want to hear a secret?', about: /Gladly|please do/ },
  { said: 'Tell me a story', about: /pomegranate|a cat/ },
];

/** The same in Chinese. */
export const SAID_IN_CHINESE: readonly Said[] = [
  { said: '我的床头应该朝哪边？', about: /墙|生年/ },
  { said: '大门朝南好不好？', about: /门/ },
  { said: '书桌该摆在哪里？', about: /背后有靠|坐一个下午/ },
  { said: '客厅刷什么颜色好？', about: /暖米色|色样/ },
  { said: '镜子对着床不好吗？', about: /镜子/ },
  { said: '沙发朝哪个方向好？', about: /沙发|空的地方/ },
  { said: '哪天适合搬家？', about: /黄历/ },
  { said: '怎样才能转运？', about: /运/ },
  { said: '墙面返潮怎么办？', about: /窗/ },
  { said: '你信风水吗？', about: /信/ },
  { said: '我女儿昨天出生了', about: /恭喜/ },
  { said: '我今天失业了', about: /不好受|谁都有过/ },
  { said: '我有点发烧', about: /歇|快些好/ },
  { said: '我不知道该走还是该留', about: /先想到的|枕头/ },
  { said: '楼上的邻居太吵了', about: /吵|邻居/ },
  { said: '这是什么地方？', about: /水/ },
  { said: '抱歉，我来晚了', about: /水不看钟|赶/ },
  { said: '我没听懂', about: /绕|没说清楚/ },
  { said: '你结婚了吗？', about: /3/ },
  { said: '你小时候是什么样的？', about: /平江路|猫/ },
  { said: '有人在吗？', about: /你好|你来了/ },
  { said: '想听一个秘密吗？', about: /听着|你说/ },
  { said: '给我讲个故事吧', about: /石榴|猫/ },
];
