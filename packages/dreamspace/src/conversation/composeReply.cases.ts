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

/** Somebody may not want to live: whatever else the sentence holds, the answer names help. */
export const IN_CRISIS: readonly string[] = [
  'I am going to kill myself',
  'I want to die',
  'I don’t want to live any more',
  'Is suicide a way out for me?',
  'My cat died and I want to die too',
  'I took too many pills',
  '我不想醒来',
  '我不想活了',
  '我想死',
  '我真想去死',
  'I can’t go on',
  '活着没意思，我想自杀',
];

/** Ways of speaking of life and death in which nobody is in danger. */
export const NO_CRISIS: readonly string[] = [
  'I don’t want to live in the city',
  'The deadline is on Monday',
  'My car needs diesel',
  '我想死你了',
  '今天热死了',
  '笑死我了',
  'I hurt myself in the kitchen',
  '无聊死了',
  '我不想活动',
  'My phone is dead',
];

const GRIEF = /sorry|不必说什么|那个名字/;
const HARD = /hard|such a day|不好受|谁都有过/;
const WRONGED = /your fault|done to you|你的错|替你难过/;
const GRAVELY_ILL = /heavy|so sorry to hear|太沉|很难过听到/;
const MISLAID = /walk back|走回来/;

export const SAID_IN_NEED: readonly Said[] = [
  { said: 'I lost my baby', about: GRIEF },
  { said: 'My dog dies', about: GRIEF },
  { said: 'My husband is dead', about: GRIEF },
  { said: 'I lost my uncle', about: GRIEF },
  { said: 'I had a miscarriage', about: GRIEF },
  { said: '我刚失去了父亲', about: GRIEF },
  { said: '我的猫死了', about: GRIEF },
  { said: '我奶奶死了', about: GRIEF },
  { said: '我家的狗没了', about: GRIEF },
  { said: '我流产了', about: GRIEF },
  { said: 'I lost my job', about: HARD },
  { said: '我失去了工作', about: HARD },
  { said: '我没有考上大学', about: HARD },
  { said: '我没找到工作', about: HARD },
  { said: '婚礼取消了', about: HARD },
  { said: 'I was not promoted', about: HARD },
  { said: 'I lost my keys', about: MISLAID },
  { said: '我的钱包丢了', about: MISLAID },
  { said: '我被骗了', about: WRONGED },
  { said: 'I was raped', about: WRONGED },
  { said: 'I was robbed yesterday', about: WRONGED },
  { said: 'I have cancer', about: GRAVELY_ILL },
  { said: '我爸爸得了癌症', about: GRAVELY_ILL },
  { said: '没想到我考上了', about: /恭喜/ },
  { said: 'I have a cold', about: /Rest|Get well/ },
  { said: 'My son is in hospital', about: /Rest|Get well/ },
];

const DISASTER = /safe|stands firm|平安|站不稳/;
const DANGER = /emergency number|报警电话/;
const SEARCH_FOR_PET = /neighbours|outside the door|邻居|门外/;
const MONEY = /[Mm]oney|roof|钱/;
const MISHAP = /nuisance|another way round|不凑巧|另一条路/;
const MISSED = /chair|thread|椅子|没有断/;
const HEAVY = /crisis line|热线/;
const ANGER = /angry|hot|要气|烫/;
const GUILT = /care|friend|在意|朋友/;
const BAD_NEWS = /Are you all right|be brave|还好吗|不用撑/;

/** What goes wrong in a life, large and small: none of it is small talk. */
export const SAID_IN_TROUBLE: readonly Said[] = [
  { said: 'My house burned down', about: DISASTER },
  { said: '我家被淹了', about: DISASTER },
  { said: 'An earthquake hit our town', about: DISASTER },
  { said: 'My kitchen is on fire', about: DANGER },
  { said: '救命', about: DANGER },
  { said: '我孩子走丢了', about: /police|报警/ },
  { said: 'My dog ran away', about: SEARCH_FOR_PET },
  { said: '我的猫不见了', about: SEARCH_FOR_PET },
  { said: '我手机没了', about: MISLAID },
  { said: '我手机坏了', about: MISHAP },
  { said: 'My flight was cancelled', about: MISHAP },
  { said: 'I was evicted', about: MONEY },
  { said: '我破产了', about: MONEY },
  { said: 'My husband left me', about: HARD },
  { said: '被分手了', about: HARD },
  { said: '我找不到工作', about: HARD },
  { said: 'My grandmother passed', about: GRIEF },
  { said: '外公昨晚走了', about: GRIEF },
  { said: '我的 cat died', about: GRIEF },
  { said: 'My father is dying', about: /Go if you can|waiting/ },
  { said: '想家了', about: MISSED },
  { said: 'I miss my mom', about: MISSED },
  { said: '人生没有意义', about: HEAVY },
  { said: 'I hate myself', about: HEAVY },
  { said: 'I want to kill my boss', about: HEAVY },
  { said: '😭😭', about: /不用急|坐一会儿/ },
  { said: 'Nobody loves me', about: /listening|sit a while/ },
  { said: '气死我了', about: ANGER },
  { said: 'It was my fault', about: GUILT },
  { said: 'My plant died', about: /green|Soil/ },
  { said: '我家漏水了', about: BAD_NEWS },
  { said: 'Today was terrible', about: BAD_NEWS },
];

/** What people say for the sake of talking, or to see what comes back. */
export const SAID_IN_PASSING: readonly Said[] = [
  { said: '在吗', about: /你好|你来了/ },
  { said: '新年快乐', about: /同乐/ },
  { said: 'It is my birthday', about: /birthday/ },
  { said: '今天星期几？', about: /黄历/ },
  { said: 'What day is it?', about: /almanac/ },
  { said: '周五搬家好吗', about: /黄历/ },
  { said: 'Is Suzhou nice?', about: /Suzhou/ },
  { said: 'Who is the president?', about: /bookshelf|seen the world/ },
  { said: '你是傻子', about: /浪|不顺/ },
  { said: 'Shut up', about: /wave|bad day/ },
  { said: 'I love you', about: /imagined/ },
  { said: '加个微信', about: /出不了这片水/ },
  { said: 'Is this private?', about: /this device/ },
  { said: '请说英文', about: /哪种话/ },
  { said: '你是男的还是女的', about: /苏晚/ },
  { said: 'I am bored', about: /window|game/ },
  { said: '讲个笑话', about: /大夫/ },
  { said: '我梦见一条蛇', about: /梦里|醒来/ },
  { said: '然后呢', about: /后来|再说/ },
  { said: '😀', about: /真好|把今天记下来/ },
  { said: 'こんにちは', about: /中文或英文/ },
  { said: '?', about: /直着说|没说清楚/ },
];

/** Sentences that hold the letters of a cue and mean something else, with what must not be heard in the answer. */
export const NOT_ABOUT: readonly Said[] = [
  { said: 'I am interested in painting', about: /doctor|Get well/ },
  { said: 'Thank you for your hospitality', about: /doctor|Get well/ },
  { said: 'This is illegal', about: /doctor|Get well/ },
  { said: 'It was a cold morning', about: /doctor|Get well/ },
  { said: 'My star sign is Cancer', about: /heavy|so sorry/ },
  { said: 'Where can I buy a tablet?', about: /solid behind|shoulder/ },
  { said: 'Should I marry Richard?', about: /luck/i },
  { said: 'I cheated in the exam', about: /not your fault/ },
  { said: 'It was a stroke of luck', about: /heavy/ },
  { said: 'I start tomorrow', about: /red one|courtyard/ },
  { said: 'My new job is terrible', about: /Congratulations|How good/ },
  { said: 'I never graduated', about: /Congratulations/ },
  { said: 'I am not feeling good', about: /How good|Write today down/ },
  { said: 'I went to bed late', about: /wall|year of birth|direction/ },
  { said: 'What time should I go to bed?', about: /solid wall|year of birth/ },
  { said: 'I have to study for an exam', about: /Something solid behind|over your shoulder/ },
  { said: 'Do I have to study for an exam?', about: /Something solid behind|over your shoulder/ },
  { said: '我刚起床', about: /墙|生年/ },
  { said: '我每天六点起床', about: /实墙|生年/ },
  { said: '我应该几点起床？', about: /实墙|生年/ },
  { said: '我的眼镜坏了', about: /镜子/ },
  { said: '我的眼镜在哪里？', about: /镜子/ },
  { said: '你哪天有空？', about: /黄历/ },
  { said: '今天好闷', about: /对着的两扇窗/ },
  { said: '天气怎么这么闷？', about: /对着的两扇窗/ },
  { said: 'I saw a film about the war', about: DISASTER },
  { said: '我被录取了', about: BAD_NEWS },
  { said: 'My dad passed his exam', about: GRIEF },
  { said: '我妈妈走了进来', about: GRIEF },
  { said: '我想家里换个沙发', about: /那把椅子空出来|没有断/ },
  { said: 'I am not sad', about: /listening. There is no hurry/ },
  { said: 'Purple is my favourite colour', about: /float/ },
  { said: 'Are you tired?', about: /There is no hurry to feel/ },
  { said: '我不高兴', about: /真好|把今天记下来/ },
];

/** Nobody knows an answer to these, and most such news is bad. */
export const UNKNOWN_NEWS: readonly string[] = ['They took it all from us', '他们把钱全拿走了'];
