import type { Topic } from '../topic';

/** The sky, the seasons, plants and animals. */
export const NATURE: readonly Topic[] = [
  {
    cues: {
      zh: ['雨', '下雪', '刮风', '打雷', '云'],
      en: ['rain', 'snow', 'wind', 'storm', 'cloud'],
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
    cues: { zh: ['鸟', '鱼', '燕子', '麻雀'], en: ['bird', 'fish', 'sparrow', 'swallow'] },
    lines: [
      {
        zh: '水里的和天上的，都比我们会转弯。',
        en: 'Creatures of water and air turn more gracefully than we do.',
      },
      {
        zh: '我一静下来，它们就当我不在，照样过日子。',
        en: 'When I keep still they take me for nobody and go on with their day.',
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
    cues: { zh: ['天气', '晴', '太阳', '气温', '几度'], en: ['weather', 'sunny', 'sunshine', 'forecast'] },
    lines: [
      {
        zh: '我这边早上有雾，中午就散了，瓦还是湿的。',
        en: 'Mist here in the morning, gone by noon; the tiles are still wet.',
      },
      {
        zh: '天好的时候，我把被子抱出去，再把窗都打开。',
        en: 'On a fair day I carry the quilts out and open every window.',
      },
    ],
  },
  {
    cues: {
      zh: ['闷热', '降温'],
      en: [
        'so hot',
        'too hot',
        'very hot',
        'hot today',
        'heat wave',
        'so cold',
        'too cold',
        'very cold',
        'freezing',
        'cold today',
      ],
    },
    also: { zh: /[热冷]极|[好太真][热冷](?![情闹门])/u },
    lines: [
      {
        zh: '我这边，热天放下竹帘，地上洒点水；冷天炉子上坐一壶。',
        en: 'Here it is bamboo blinds and water on the floor in the heat, and a kettle on the stove in the cold.',
      },
      {
        zh: '冷热都别硬扛。水在手边，衣服在椅背上。',
        en: 'Do not brave it, hot or cold: water within reach, a jacket on the chair.',
      },
    ],
  },
];
