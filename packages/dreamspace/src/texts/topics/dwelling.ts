import type { Topic } from '../topic';

/** The house, its directions, its nights, and the town around it. */
export const DWELLING: readonly Topic[] = [
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
    cues: { zh: ['梦', '睡', '失眠', '困'], en: ['dream', 'sleep', 'insomnia', 'awake'] },
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
