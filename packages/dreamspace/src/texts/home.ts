import type { Topic } from './topic';

/**
 * Advice about rooms from the people of the dream: checked first when somebody asks about a home that is not theirs. It
 * is custom and taste, and says so.
 */
export const HOME: readonly Topic[] = [
  {
    cues: { zh: ['床'], en: ['bed', 'headboard', 'bedroom'] },
    unless: { zh: /[起赖]床/u, en: /\b(to|in) bed\b/u },
    lines: [
      {
        zh: '床头靠一面实墙，躺下看得见门，又不正对着门。朝哪边倒在其次。',
        en: 'Its head to a solid wall, the door in sight but not straight ahead. Which way it faces comes after that.',
      },
      {
        zh: '老人按生年给床挑方向，我挑的是醒来第一眼最舒服的那边。',
        en: 'The old ones choose its direction by the year of birth. I chose the side I like to see first on waking.',
      },
    ],
  },
  {
    cues: {
      zh: ['书桌', '桌', '工位', '书房'],
      en: ['desk', 'table', 'workspace', 'my study', 'the study', 'home study', 'study room'],
    },
    lines: [
      {
        zh: '背后有靠，侧面有窗，抬头看得见门。我的桌子就这样摆。',
        en: 'Something solid behind, a window at the side, the door in view. That is how my desk stands.',
      },
      {
        zh: '先在那里坐一个下午。老想回头看的位置，就不是它。',
        en: 'Sit there for one afternoon first. If you keep looking over your shoulder, that is not the place.',
      },
    ],
  },
  {
    cues: {
      zh: ['大门', '家门', '门口', '入户', '玄关', '门朝', '门开', '房门', '门对'],
      en: ['door', 'entrance', 'entry', 'hallway'],
    },
    lines: [
      {
        zh: '门前要亮，要好走。人人都夸朝南，其实朝东的门先收到早晨。',
        en: 'Bright and easy to walk up to. Everyone praises a door to the south; one to the east gets the morning first.',
      },
      {
        zh: '站在门口等一阵风。吹进来觉得舒服，这门就朝对了，古书里叫纳气。',
        en: 'Stand in the doorway and wait for a breath of wind. If it is pleasant, the door faces right; the old books call it receiving the air.',
      },
    ],
  },
  {
    cues: { zh: ['镜子', '穿衣镜', '梳妆镜'], en: ['mirror', 'a mirror', 'the mirror'] },
    lines: [
      {
        zh: '镜子别对着床，夜里起身不会吓着自己；对着一盆花倒是好的。',
        en: 'Not facing the bed, so that nobody is startled at night. Facing a flower, a mirror does well.',
      },
      {
        zh: '镜子照见什么，屋里就多一份什么。照着窗，就多一扇窗。',
        en: 'Whatever a mirror shows, the room has twice. Let it show a window.',
      },
    ],
  },
  {
    cues: {
      zh: ['颜色', '什么色', '墙色', '配色', '刷墙', '壁纸', '粉刷'],
      en: [
        'colour',
        'color',
        'what colour should',
        'what color should',
        'paint the',
        'wallpaper',
        'shade of',
      ],
    },
    lines: [
      {
        zh: '看窗朝哪边：朝北的屋子用一点暖米色，朝南的可以淡淡地青。',
        en: 'Look where the window is: a warm cream for a northern room, a pale green for a southern one.',
      },
      {
        zh: '把色样贴在墙上三天，早晚各看一眼，它自己会说话。',
        en: 'Tape the colours to the wall for three days, look at dawn and at dusk, and they will tell you.',
      },
    ],
  },
  {
    cues: {
      zh: ['厨房', '灶', '水槽', '冰箱', '餐厅', '餐桌'],
      en: ['kitchen', 'stove', 'sink', 'fridge', 'oven', 'dining'],
    },
    lines: [
      {
        zh: '灶和水槽隔开一臂，水火就不吵了，做饭的人也转得开身。',
        en: 'An arm between stove and sink, and fire and water stop quarrelling; whoever cooks has room to turn.',
      },
      {
        zh: '做饭的人背后别是过道，心里就踏实，菜也会香。',
        en: 'Let nobody pass behind whoever cooks. It makes for a calm kitchen, and the food knows it.',
      },
    ],
  },
  {
    cues: {
      zh: ['客厅', '沙发', '茶几', '电视'],
      en: ['living room', 'sofa', 'couch', 'armchair', 'lounge'],
    },
    lines: [
      {
        zh: '沙发靠墙，路别挡住，坐下来人人看得见彼此，客厅就活了。',
        en: 'The sofa against a wall, the way kept clear, and everyone where they can see one another. Then a room lives.',
      },
      {
        zh: '客厅先留出一块空的地方，再想摆什么。',
        en: 'Leave one empty place in the living room first, then think of what to put beside it.',
      },
    ],
  },
  {
    cues: {
      zh: ['鱼缸', '水景', '喷泉', '流水'],
      en: ['fish tank', 'aquarium', 'fountain', 'water feature', 'pond'],
    },
    lines: [
      {
        zh: '水要活，也要干净。人说放北边或东南，我说放在你天天走过的地方。',
        en: 'Let the water be moving and clean. North or southeast, they say; I say where you pass every day.',
      },
    ],
  },
  {
    cues: {
      zh: ['绿植', '植物', '盆栽', '多肉', '浇水', '叶子'],
      en: ['plant', 'succulent', 'leaves', 'seedling', 'watering'],
    },
    lines: [
      {
        zh: '先看光，再看水。叶子黄了，多半是浇得太勤，根喘不过气。',
        en: 'Light first, then water. Yellow leaves are mostly too much love from the can: the roots cannot breathe.',
      },
      {
        zh: '东边的窗台最养叶子。枯了的就剪掉，留着它累。',
        en: 'An eastern sill is kindest to leaves. Cut what has dried; it only tires the rest of the plant.',
      },
    ],
  },
  {
    cues: {
      zh: ['采光', '光线', '太暗', '昏暗', '窗', '阳光', '窗帘'],
      en: ['window', 'sunlight', 'too dark', 'dark corner', 'curtain', 'daylight', 'brighter'],
    },
    lines: [
      {
        zh: '窗要常开，光要有个落脚的地方。暗的角落，放一盏小灯就够。',
        en: 'Open the window often, and give the light a place to land. For a dark corner one small lamp is enough.',
      },
      {
        zh: '我把窗边一直空着，光自己会来坐。',
        en: 'I keep the place by the window free. The light comes to sit there by itself.',
      },
    ],
  },
  {
    cues: {
      zh: ['转运', '运气', '好运', '发财', '财运', '招财', '财位', '旺财', '旺宅', '更旺', '旺不旺'],
      en: ['luck', 'lucky', 'fortune', 'wealth', 'prosperity', 'rich', 'abundance'],
    },
    lines: [
      {
        zh: '先把门口扫净，坏了的东西修好或送走。运气也怕绊脚。',
        en: 'Sweep the doorway, and mend or give away what is broken. Luck does not like to trip either.',
      },
      {
        zh: '招运我不懂，只知道常开窗的屋子，客人多。',
        en: 'I know little of luck. Only that a house with open windows has more visitors.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '哪天适合',
        '哪天搬',
        '哪天好',
        '哪一天适合',
        '哪一天搬',
        '哪一天好',
        '什么日子',
        '黄历',
        '吉日',
        '择日',
        '挑日子',
        '好日子',
      ],
      en: [
        'which day is good',
        'what day is good',
        'which day should',
        'what day should',
        'good day for',
        'good day to',
        'best day',
        'lucky day',
        'auspicious',
        'almanac',
        'date for',
        'date to',
      ],
    },
    also: {
      zh: /(周|礼拜)[一二三四五六日天末][^，。！]{0,40}(搬|嫁|结婚|领证|开业|开张|动土|装修|入宅|乔迁)[^，。！]{0,40}(好吗|好不好|行吗|合适吗|可以吗|吉利)/u,
      en: /\b(lucky|good|auspicious) to [^,.!]{0,80}\bon (a )?(mon|tues|wednes|thurs|fri|satur|sun)day\b/u,
    },
    lines: [
      {
        zh: '翻翻黄历，找个写着那件事的日子。天晴、人齐，也算吉日。',
        en: 'Look in the almanac for a day that names it. Fair weather and everyone there will also do for a good day.',
      },
      {
        zh: '老人挑日子看黄历，我看那天谁有空。两样凑到一起最好。',
        en: 'The old ones look the day up in the almanac; I ask who is free. Best is when the two agree.',
      },
    ],
  },
  {
    cues: { zh: ['楼梯', '走廊', '过道'], en: ['stairs', 'staircase', 'corridor'] },
    lines: [
      {
        zh: '梯口对着门，中间立一架屏风，或者一盆高的绿植，气就慢下来了。',
        en: 'Between stairs and door stand a screen or a tall plant. It slows what comes in.',
      },
    ],
  },
  {
    cues: { zh: ['厕所', '卫生间', '浴室', '洗手间'], en: ['bathroom', 'toilet', 'shower', 'bathtub'] },
    lines: [
      {
        zh: '门常关着，里面干爽、亮堂，就好了。老人嫌它对着床和灶。',
        en: 'Its door shut, dry and bright inside. The old ones only mind when it faces the bed or the stove.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '返潮',
        '潮湿',
        '受潮',
        '太潮',
        '很潮',
        '发霉',
        '漏水',
        '渗水',
        '通风',
        '屋里闷',
        '房间闷',
        '很闷',
      ],
      en: ['damp', 'mould', 'mold', 'leak', 'airing', 'stuffy', 'ventilat'],
    },
    lines: [
      {
        zh: '先让风穿过去：对着的两扇窗开一刻钟。还湿，就请人来看，别请符。',
        en: 'First let the air through: two opposite windows, a quarter of an hour. If it stays wet, it needs a builder, not a charm.',
      },
    ],
  },
  {
    cues: {
      zh: ['打扫', '收拾', '整理', '杂物', '断舍离', '太乱', '扔掉'],
      en: ['tidy', 'clutter', 'cleaning', 'clean up', 'messy', 'throw away', 'too much stuff'],
    },
    lines: [
      {
        zh: '从一个抽屉开始。空出来的地方先空几天，看它想放什么。',
        en: 'Begin with one drawer. Leave the place empty for some days and see what it wants.',
      },
    ],
  },
];
