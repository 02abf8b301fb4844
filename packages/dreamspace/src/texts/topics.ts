import type { Topic } from './topic';

/** The news is not good after all. */
const NOT_SO = {
  zh: /[没不](?!想到|敢相信)|取消|糟/u,
  en: /\bnot\b|n't\b|\bnever\b|cancel|called off|terrible|awful|horrible|hate/u,
} as const;

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
      zh: [
        '风水',
        '方位',
        '罗盘',
        '朝向',
        '朝哪',
        '向哪',
        '哪个方向',
        '哪边',
        '朝南',
        '朝北',
        '朝东',
        '朝西',
        '西南',
        '东南',
        '西北',
        '东北',
        '南边',
        '北边',
        '东边',
        '西边',
        '坐北',
        '摆放',
        '摆在哪',
        '放在哪',
        '放哪',
        '布局',
        '布置',
      ],
      en: [
        'feng shui',
        'fengshui',
        'compass',
        'which way',
        'direction',
        'facing',
        'face north',
        'face south',
        'face east',
        'face west',
        'layout',
        'arrange',
        'furniture',
        'north',
        'south',
        'east',
        'west',
        'which corner',
      ],
    },
    lines: [
      {
        zh: '先站到屋子中间，看光从哪边来。该朝哪个方向，多半就有数了。',
        en: 'Stand in the middle of the room and see where the light comes from. Mostly that tells you the direction.',
      },
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
      zh: ['家', '房间', '屋', '装修', '搬', '公寓', '租房'],
      en: ['home', 'house', 'room', 'flat', 'apartment', 'moved', 'moving', 'move in', 'renovat'],
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
      zh: [
        '喜欢吃',
        '吃什么',
        '喝什么',
        '饺子',
        '面条',
        '火锅',
        '蛋糕',
        '做菜',
        '吃',
        '饭',
        '菜',
        '茶',
        '咖啡',
        '汤',
        '酒',
      ],
      en: [
        'eat',
        'food',
        'dinner',
        'lunch',
        'breakfast',
        'cook',
        'dumpling',
        'noodle',
        'cake',
        'tea',
        'coffee',
        'soup',
        'wine',
      ],
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
      zh: ['音乐', '唱', '歌', '琴', '曲子'],
      en: ['music', 'song', 'sing', 'guitar', 'piano', 'listening to'],
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
    cues: {
      zh: ['书', '读', '诗', '写', '小说'],
      en: ['book', 'read', 'poem', 'poetry', 'write', 'writing', 'novel'],
    },
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
    cues: { zh: ['猫', '狗', '宠物'], en: ['cat', 'dog', 'pet', 'kitten', 'puppy'] },
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
    cues: { zh: ['鸟', '鱼', '燕子', '麻雀'], en: ['bird', 'fish', 'sparrow', 'swallow'] },
    lines: [
      {
        zh: '水里的和天上的，都比我们会转弯。',
        en: 'What lives in water or in the air turns more gracefully than we do.',
      },
      {
        zh: '我一静下来，它们就当我不在，照样过日子。',
        en: 'When I keep still they take me for nobody and go on with their day.',
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
      zh: ['吵', '噪音', '邻居', '楼上', '楼下', '装修声'],
      en: ['noise', 'noisy', 'loud', 'neighbour', 'neighbor', 'upstairs'],
    },
    lines: [
      {
        zh: '吵的时候我放一点水声，盖不住，却能把它推远。',
        en: 'When it is noisy I let some water run. It does not drown the noise, but it moves it further off.',
      },
      {
        zh: '邻居有邻居的日子。窗帘厚一层，声音就软一层。',
        en: 'Neighbours have days of their own. A thicker curtain makes the sound softer.',
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
      zh: ['抱歉', '对不起', '不好意思', '来晚', '久等'],
      en: ['sorry', 'apolog', 'i am late', "i'm late", 'excuse me', 'my bad', 'kept you waiting'],
    },
    lines: [
      { zh: '没关系，水不看钟。', en: 'Never mind. The water keeps no clock.' },
      {
        zh: '不用放在心上，我这里没有什么要赶的。',
        en: 'Do not give it a thought. Nothing here is in a hurry.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '没听懂',
        '听不懂',
        '没明白',
        '不明白',
        '看不懂',
        '什么意思',
        '不懂',
        '答非所问',
        '没回答',
        '不是问这个',
        '不是这个意思',
      ],
      en: [
        "don't understand",
        'do not understand',
        "didn't understand",
        "don't get",
        'what do you mean',
        'confusing',
        'confused',
        'makes no sense',
        'unclear',
        'never answer',
        'not what i asked',
        "didn't answer",
        'not an answer',
      ],
    },
    lines: [
      {
        zh: '怪我绕得太远。你再问一遍，我直着说。',
        en: 'My fault, I go the long way round. Ask me once more and I will say it straight.',
      },
      {
        zh: '是我没说清楚。你最想知道的是哪一点？',
        en: 'I was not clear. Which part would you like to know most?',
      },
    ],
  },
  {
    cues: {
      zh: ['你真好', '真好', '你人真', '善良', '温柔', '说得真', '说得对', '有道理', '喜欢和你'],
      en: [
        'you are kind',
        'you are very kind',
        'you are so',
        'very kind',
        'so kind',
        'so sweet',
        'you are nice',
        'you are right',
        'well said',
        'like talking to you',
        "you're kind",
        "you're so",
        "you're right",
      ],
    },
    lines: [
      { zh: '是你说得好，我才接得上。', en: 'You make it easy.' },
      { zh: '谢谢。这句话我收在窗台上了。', en: 'Thank you. I shall keep that on my window sill.' },
    ],
  },
  {
    cues: {
      zh: ['我也是', '同意', '说得没错', '一样的感觉', '确实'],
      en: ['me too', 'i agree', 'exactly', 'same here', 'so do i', 'indeed', 'absolutely'],
    },
    lines: [
      { zh: '那我们想到一处去了。', en: 'Then we think alike.' },
      {
        zh: '我就知道，同一片水里的人总有几处相像。',
        en: 'I thought so. People in one water are alike in a few places.',
      },
    ],
  },
  {
    cues: {
      zh: ['旅行', '旅游', '出差', '飞机', '出门', '度假', '爬山'],
      en: [
        'travel',
        'a trip',
        'trip to',
        'flight',
        'airport',
        'holiday',
        'vacation',
        'journey',
        'abroad',
        'hike',
        'hiking',
      ],
    },
    lines: [
      {
        zh: '走远一点也好，回来的时候，屋子会显得新。',
        en: 'Go far if you can. When one comes back, the house looks new.',
      },
      {
        zh: '记得带一张那里的车票回来，夹在书里。',
        en: 'Bring back a ticket from there and keep it in a book.',
      },
    ],
  },
  {
    cues: {
      zh: ['春天', '夏天', '秋天', '冬天', '立春', '冬至', '中秋', '春节', '过年', '节气'],
      en: ['spring', 'summer', 'autumn', 'winter', 'new year', 'solstice', 'festival', 'season', 'christmas'],
    },
    lines: [
      {
        zh: '一年里我最喜欢换季那几天，风里有两种味道。',
        en: 'I like the days between two seasons best. There are two smells in the wind.',
      },
      {
        zh: '节气一到，我就把窗边的东西换一换。',
        en: 'When the season turns, I change what stands on the window sill.',
      },
    ],
  },
  {
    cues: {
      zh: ['画画', '画了', '摄影', '拍照', '电影', '看展', '书法'],
      en: ['painting', 'drawing', 'photo', 'film', 'movie', 'camera', 'calligraphy', 'art'],
    },
    lines: [
      {
        zh: '我喜欢留白多的画，看久了，空的地方会动。',
        en: 'I like pictures with much left empty. Look long enough, and the empty part moves.',
      },
      {
        zh: '好的画面，看完以后屋里的光都不一样了。',
        en: 'After a good picture the light in the room is not the same.',
      },
    ],
  },
  {
    cues: {
      zh: ['跑步', '运动', '健身', '走路', '散步', '骑车', '游泳', '瑜伽'],
      en: ['running', 'went for a run', 'exercise', 'gym', 'walk', 'swim', 'cycling', 'yoga', 'bike'],
    },
    lines: [
      {
        zh: '身子动一动，心里的水也跟着换了一遍。',
        en: "When the body moves, the water in one's mind is changed, too.",
      },
      {
        zh: '走慢一点，路边的树会跟你打招呼。',
        en: 'Go a little slower, and the trees along the way will greet you.',
      },
    ],
  },
  {
    cues: {
      zh: ['手机', '电脑', '游戏', '上网', '视频'],
      en: ['phone', 'computer', 'game', 'internet', 'online', 'video', 'screen time'],
    },
    lines: [
      {
        zh: '我这里信号不好，风声倒很清楚。',
        en: 'The signal is poor here, but the wind comes through clearly.',
      },
      {
        zh: '屏幕也会照人，看久了，记得抬头看看窗。',
        en: 'A screen is a sort of mirror. Look up at the window from time to time.',
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
  {
    cues: {
      zh: ['城市', '地铁', '堵车', '街上', '巷子', '乡下'],
      en: ['city', 'traffic', 'subway', 'street', 'village', 'countryside', 'downtown'],
    },
    lines: [
      {
        zh: '城再大，一个人用得着的，也就是几条街。',
        en: 'However large a city is, a person needs only a few streets of it.',
      },
      {
        zh: '夜里的街最好看，人少，灯就显得大方。',
        en: 'Streets are best at night: few people, and the lamps seem generous.',
      },
    ],
  },
];
