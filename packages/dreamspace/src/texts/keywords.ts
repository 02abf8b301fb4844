import { frozen } from '@app/kernel';
import type { KeywordId } from './ids';
import type { Bilingual, Cues } from './language';

export interface KeywordText extends Bilingual {
  /** Its form in people's sentences. */
  readonly cues: Cues;
  /** The person's reply when it comes up. */
  readonly says: Bilingual;
}

/** The words floating around bubbles, and the stories behind them. */
export const KEYWORDS: Readonly<Record<KeywordId, KeywordText>> = /* @__PURE__ */ frozen({
  moonlitRain: {
    zh: '月下听雨',
    en: 'rain by moonlight',
    cues: { zh: ['雨', '听雨'], en: ['rain'] },
    says: {
      zh: '夜里下雨，我会把灯关了，坐在檐下听。',
      en: 'When it rains at night I turn off the lamp and sit under the eaves to listen.',
    },
  },
  study: {
    zh: '书房',
    en: 'study',
    cues: { zh: ['书房', '书墙'], en: ['study', 'bookcase'] },
    says: {
      zh: '我的书桌朝着门，背后是整面书墙。',
      en: 'My desk faces the door, with a wall of books at my back.',
    },
  },
  cedar: {
    zh: '木质香',
    en: 'cedar',
    cues: { zh: ['木头', '樟木', '香味'], en: ['cedar', 'wood'] },
    says: {
      zh: '打开樟木箱，整间屋子都是旧木头的味道。',
      en: 'Open the old chest and the whole room smells of cedar.',
    },
  },
  earlyRiser: {
    zh: '早起',
    en: 'early riser',
    cues: { zh: ['早起', '早上', '清晨', '起床'], en: ['early', 'morning', 'wake up'] },
    says: {
      zh: '天没亮我就醒了，先去烧一壶水。',
      en: 'I wake before light and put the kettle on first.',
    },
  },
  warmLamp: {
    zh: '一盏暖灯',
    en: 'a warm lamp',
    cues: { zh: ['灯', '晚归'], en: ['lamp', 'light on'] },
    says: {
      zh: '我总留一盏小灯给晚归的人。',
      en: 'I always leave one small lamp on for whoever comes home late.',
    },
  },
  southWindow: {
    zh: '南窗',
    en: 'south window',
    cues: { zh: ['窗', '朝南', '阳光'], en: ['window', 'south', 'sunlight'] },
    says: {
      zh: '冬天的太阳从南窗一直照到床脚。',
      en: 'In winter the sun comes through the south window as far as the foot of the bed.',
    },
  },
  bamboo: {
    zh: '竹影',
    en: 'bamboo shade',
    cues: { zh: ['竹'], en: ['bamboo'] },
    says: {
      zh: '起风的时候，竹影会在墙上写字。',
      en: 'When the wind is up, bamboo writes on the wall.',
    },
  },
  oldWell: {
    zh: '老井',
    en: 'an old well',
    cues: { zh: ['井', '西瓜'], en: ['old well', 'a well', 'the well', 'melon'] },
    says: {
      zh: '院里有口老井，夏天拿来冰西瓜。',
      en: 'There is an old well in our yard; in summer we cool melons in it.',
    },
  },
  tea: {
    zh: '煮茶',
    en: 'brewing tea',
    cues: { zh: ['茶'], en: ['tea'] },
    says: {
      zh: '今天煮的是陈皮白茶，第三泡最好。',
      en: 'Today it is white tea with dried peel; the third cup is the best.',
    },
  },
  cat: {
    zh: '猫',
    en: 'a cat',
    cues: { zh: ['猫'], en: ['cat', 'kitten'] },
    says: {
      zh: '我的猫只睡家里最暖的那块砖，比罗盘准。',
      en: 'My cat sleeps on the warmest tile in the house; better than any compass.',
    },
  },
  courtyard: {
    zh: '天井',
    en: 'courtyard',
    cues: { zh: ['天井', '院子', '院里'], en: ['courtyard', 'yard'] },
    says: {
      zh: '四方的天井，下雨时像一口琴。',
      en: 'A square courtyard: in rain it plays like an instrument.',
    },
  },
  threshold: {
    zh: '门槛',
    en: 'threshold',
    cues: { zh: ['门槛', '奶奶'], en: ['threshold', 'doorstep'] },
    says: {
      zh: '奶奶说门槛不能踩，我到现在还跨着走。',
      en: 'Grandmother said never to tread on the threshold. I still step over it.',
    },
  },
  screen: {
    zh: '屏风',
    en: 'folding screen',
    cues: { zh: ['屏风', '进门'], en: ['folding screen', 'screen'] },
    says: {
      zh: '进门摆了一架屏风，风绕一绕才进屋。',
      en: 'There is a screen inside the door, so the wind takes a turn before it comes in.',
    },
  },
  lotus: {
    zh: '荷缸',
    en: 'lotus jar',
    cues: { zh: ['荷'], en: ['lotus'] },
    says: {
      zh: '缸里的荷花每年开七朵，不多不少。',
      en: 'The lotus in the jar opens seven flowers a year, never more.',
    },
  },
  guqin: {
    zh: '古琴',
    en: 'guqin',
    cues: { zh: ['古琴', '琴', '曲子'], en: ['guqin', 'music', 'instrument'] },
    says: {
      zh: '我在学一首很慢的曲子，练了半年。',
      en: 'I am learning one very slow piece; half a year so far.',
    },
  },
  nightTrain: {
    zh: '夜车',
    en: 'night train',
    cues: { zh: ['夜车', '火车'], en: ['train'] },
    says: {
      zh: '夜车经过窗外，我就知道该睡了。',
      en: 'When the night train passes my window, I know it is time to sleep.',
    },
  },
  sea: {
    zh: '近海',
    en: 'near the sea',
    cues: { zh: ['海', '退潮'], en: ['sea', 'ocean', 'tide'] },
    says: {
      zh: '站在阳台上，退潮时能闻到海。',
      en: 'From the balcony you can smell the sea at low tide.',
    },
  },
  mountain: {
    zh: '背山',
    en: 'hill behind',
    cues: { zh: ['山'], en: ['hill', 'mountain'] },
    says: {
      zh: '屋后有座小山，老人说这叫有靠。',
      en: 'There is a small hill behind the house; old people call that having something to lean on.',
    },
  },
  books: {
    zh: '旧书',
    en: 'old books',
    cues: { zh: ['书', '车票'], en: ['book', 'read'] },
    says: {
      zh: '旧书里常夹着别人的车票。',
      en: "Old books often hold other people's tickets.",
    },
  },
  stars: {
    zh: '看星',
    en: 'stargazing',
    cues: { zh: ['星', '夜空'], en: ['star', 'antares', 'constellation'] },
    says: {
      zh: '我认得的星不多，心宿二是其中一颗。',
      en: 'I know only a few stars; Antares, the heart of the Dragon, is one of them.',
    },
  },
  bread: {
    zh: '面包香',
    en: 'fresh bread',
    cues: { zh: ['面包', '烘焙'], en: ['bread', 'bakery', 'bake'] },
    says: {
      zh: '楼下面包房四点开火，整栋楼都知道。',
      en: 'The bakery downstairs lights its oven at four; the whole building knows.',
    },
  },
  letters: {
    zh: '写信',
    en: 'letters',
    cues: { zh: ['写信', '信纸', '来信'], en: ['letter', 'write to', 'pen pal'] },
    says: {
      zh: '我还在用信纸写信，一年大概十封。',
      en: 'I still write on paper, about ten letters a year.',
    },
  },
  mirror: {
    zh: '旧镜',
    en: 'old mirror',
    cues: { zh: ['镜'], en: ['mirror'] },
    says: {
      zh: '那面旧镜子，我没让它对着床。',
      en: 'I never let that old mirror face the bed.',
    },
  },
  plants: {
    zh: '绿植',
    en: 'house plants',
    cues: { zh: ['绿植', '植物', '龟背竹', '盆栽'], en: ['plant', 'monstera'] },
    says: {
      zh: '龟背竹长得太快，快把餐桌占了。',
      en: 'The monstera grows so fast that it has nearly taken the table.',
    },
  },
  pomegranate: {
    zh: '石榴树',
    en: 'pomegranate',
    cues: { zh: ['石榴'], en: ['pomegranate'] },
    says: {
      zh: '石榴种在东南角，第三年才结果。',
      en: 'The pomegranate stands in the southeast corner and bore fruit in its third year.',
    },
  },
  dreams: {
    zh: '常做梦',
    en: 'vivid dreams',
    cues: { zh: ['做梦', '梦见', '常梦', '噩梦'], en: ['dream', 'nightmare'] },
    says: {
      zh: '我常梦见同一条走廊，尽头有光。',
      en: 'I often dream of the same corridor with a light at its end.',
    },
  },
  quiet: {
    zh: '安静',
    en: 'quiet',
    cues: { zh: ['安静', '清静'], en: ['quiet', 'silence', 'silent', 'peaceful'] },
    says: {
      zh: '我喜欢雪后的安静，什么都慢半拍。',
      en: 'I like the quiet after snow, when everything is half a beat late.',
    },
  },
  kitchen: {
    zh: '烟火气',
    en: 'kitchen steam',
    cues: { zh: ['厨房', '灶', '做饭'], en: ['kitchen', 'stove', 'cook'] },
    says: {
      zh: '家里最热闹的是厨房，灶和水槽隔着一臂远。',
      en: 'The kitchen is the liveliest room; stove and sink are an arm apart.',
    },
  },
  clay: {
    zh: '陶土',
    en: 'clay',
    cues: { zh: ['陶', '泥'], en: ['clay', 'pottery', 'ceramic'] },
    says: {
      zh: '手里有泥的时候，脑子最清楚。',
      en: 'My head is clearest when there is clay on my hands.',
    },
  },
  autumn: {
    zh: '秋天',
    en: 'autumn',
    cues: { zh: ['秋'], en: ['autumn', 'fall leaves'] },
    says: {
      zh: '秋天的光是斜的，什么都像旧照片。',
      en: 'Autumn light comes in at a slant; everything looks like an old photograph.',
    },
  },
  fish: {
    zh: '金鱼',
    en: 'goldfish',
    cues: { zh: ['鱼'], en: ['fish', 'aquarium'] },
    says: {
      zh: '北面放了一缸鱼，是听人说的，鱼倒真的精神。',
      en: 'I put a fish tank in the north, as people advise. The fish, at least, are thriving.',
    },
  },
  longWalk: {
    zh: '散步',
    en: 'long walks',
    cues: { zh: ['散步', '走路', '走走'], en: ['walk', 'stroll'] },
    says: {
      zh: '每天走同一条路，门前的树我都认识。',
      en: 'I walk the same road every day and know every tree by its door.',
    },
  },
  piano: {
    zh: '钢琴',
    en: 'piano',
    cues: { zh: ['钢琴', '练琴'], en: ['piano'] },
    says: {
      zh: '邻居小孩练琴，弹错的地方我都记住了。',
      en: 'The child next door practises; I know all the wrong notes by heart.',
    },
  },
  snow: {
    zh: '初雪',
    en: 'first snow',
    cues: { zh: ['雪'], en: ['snow'] },
    says: {
      zh: '下雪那天我把被子晒了，大家都笑我。',
      en: 'I aired the quilt on the day it snowed; everyone laughed.',
    },
  },
  incense: {
    zh: '线香',
    en: 'incense',
    cues: { zh: ['线香', '香炉', '点香'], en: ['incense'] },
    says: {
      zh: '点一支线香，刚好够想清楚一件事。',
      en: 'One stick of incense lasts just long enough to think one thing through.',
    },
  },
  roof: {
    zh: '屋顶',
    en: 'rooftop',
    cues: { zh: ['屋顶', '天台'], en: ['roof'] },
    says: {
      zh: '屋顶能看见半座城的灯。',
      en: "From the roof you can see half the city's lights.",
    },
  },
  sewing: {
    zh: '缝补',
    en: 'mending',
    cues: { zh: ['缝', '补衣', '针线'], en: ['mend', 'sew', 'stitch'] },
    says: {
      zh: '我喜欢把旧衣服缝好，针脚露在外面。',
      en: 'I like mending old clothes and leaving the stitches to be seen.',
    },
  },
  osmanthus: {
    zh: '桂花',
    en: 'osmanthus',
    cues: { zh: ['桂花'], en: ['osmanthus'] },
    says: {
      zh: '桂花开的那一周，窗一直不关。',
      en: 'In the week the osmanthus blooms, we never shut the windows.',
    },
  },
});
