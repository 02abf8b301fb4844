import { frozen } from '@app/kernel';
import type { RecordTextId } from './ids';
import type { Bilingual, Cues } from './language';

export interface RecordText {
  readonly title: Bilingual;
  readonly content: Bilingual;
  /** Its cues in a conversation. */
  readonly cues: Cues;
  /** Its writer's addition when asked about it. */
  readonly says: Bilingual;
}

/** Sample records; a person draws a few when connected (R134). */
export const RECORDS: Readonly<Record<RecordTextId, RecordText>> = /* @__PURE__ */ frozen({
  newPaper: {
    title: { zh: '旧窗新纸', en: 'New paper on old windows' },
    content: {
      zh: '把北房的窗纸换了，冬天的光软了一层。',
      en: 'Repapered the north room; winter light came in softer.',
    },
    cues: { zh: ['窗纸', '窗'], en: ['window', 'paper'] },
    says: {
      zh: '换窗纸那天手上全是浆糊，光却一下子柔了。',
      en: 'My hands were all paste that day, but the light turned soft at once.',
    },
  },
  pomegranate: {
    title: { zh: '一株石榴', en: 'A pomegranate' },
    content: { zh: '种在院子的东南角。', en: 'Planted in the southeast corner of the court.' },
    cues: { zh: ['石榴', '种树'], en: ['pomegranate', 'plant'] },
    says: {
      zh: '石榴是邻居给的苗，只有筷子那么高。',
      en: 'A neighbour gave me the seedling; it was no taller than a chopstick.',
    },
  },
  deskTurned: {
    title: { zh: '书桌转了个身', en: 'The desk turned round' },
    content: {
      zh: '背靠书墙，面朝门口，坐下来心就定了。',
      en: 'Its back to the books, its face to the door. I sit easier now.',
    },
    cues: { zh: ['书桌', '桌'], en: ['desk', 'workspace'] },
    says: {
      zh: '书桌转过来以后，我不再回头看门了。',
      en: 'Since the desk was turned I no longer look over my shoulder.',
    },
  },
  quietBedroom: {
    title: { zh: '卧室少了一面镜子', en: 'One mirror less' },
    content: { zh: '把对着床的镜子移到了走廊。', en: 'Moved the mirror that faced the bed into the hall.' },
    cues: { zh: ['镜', '卧室', '床'], en: ['mirror', 'bedroom', 'bed'] },
    says: {
      zh: '镜子挪走的第一晚，睡到了天亮。',
      en: 'The first night without the mirror I slept until light.',
    },
  },
  firstSnow: {
    title: { zh: '初雪', en: 'First snow' },
    content: { zh: '院里的缸结了薄冰，麻雀来试了试。', en: 'Thin ice on the jar; a sparrow came to try it.' },
    cues: { zh: ['雪', '冰'], en: ['snow', 'ice'] },
    says: {
      zh: '那只麻雀第二天又来了，带着一家子。',
      en: 'The sparrow came back the next day with its family.',
    },
  },
  hallLamp: {
    title: { zh: '玄关的灯', en: 'A lamp in the hall' },
    content: {
      zh: '换成了暖光，晚归的人先看见家。',
      en: 'A warm bulb, so that whoever is late sees home first.',
    },
    cues: { zh: ['灯', '玄关'], en: ['lamp', 'hall', 'entrance', 'light on'] },
    says: {
      zh: '那盏灯是二手店淘的，灯罩补过一次。',
      en: 'The lamp is second-hand; its shade has been mended once.',
    },
  },
  kitchenGap: {
    title: { zh: '灶与水槽', en: 'Stove and sink' },
    content: {
      zh: '中间添了一块台面，做饭不再打架。',
      en: 'A stretch of counter between them, and no more quarrels.',
    },
    cues: { zh: ['灶', '厨房', '水槽'], en: ['stove', 'sink', 'kitchen', 'counter'] },
    says: {
      zh: '现在那块台面上总放着一盆葱。',
      en: 'There is always a pot of spring onions on that counter now.',
    },
  },
  seventhLotus: {
    title: { zh: '第七朵荷', en: 'The seventh lotus' },
    content: { zh: '今年的最后一朵，开在立秋那天。', en: 'The last of this year, on the day autumn began.' },
    cues: { zh: ['荷', '花'], en: ['lotus', 'flower'] },
    says: { zh: '我给每一朵都记了日子。', en: 'I wrote down the day of each one.' },
  },
  nightTrain: {
    title: { zh: '夜里的火车', en: 'The night train' },
    content: { zh: '十一点零四分经过，从不误点。', en: 'It passes at four past eleven and is never late.' },
    cues: { zh: ['火车'], en: ['train'] },
    says: { zh: '有一晚它没有来，我一直没睡着。', en: 'One night it did not come, and I could not sleep.' },
  },
  fatherCompass: {
    title: { zh: '父亲的罗盘', en: "Father's compass" },
    content: {
      zh: '铜面磨亮了，针还是往南。',
      en: 'The brass is worn bright; the needle still points south.',
    },
    cues: { zh: ['罗盘', '父亲', '爸爸', '指南针'], en: ['compass', 'father', 'dad'] },
    says: {
      zh: '他不信风水，却信那根针。',
      en: 'He did not believe in feng shui, but he believed in the needle.',
    },
  },
  roofStars: {
    title: { zh: '屋顶看星', en: 'Stars from the roof' },
    content: { zh: '认出了织女，旁边四颗像一架小梭。', en: 'Found Vega, and the little shuttle beside it.' },
    cues: { zh: ['星', '屋顶'], en: ['star', 'roof'] },
    says: { zh: '那晚我们在屋顶坐到露水下来。', en: 'We stayed on the roof until the dew came down.' },
  },
  breadMorning: {
    title: { zh: '第一炉', en: 'The first loaf' },
    content: { zh: '塌了一半，还是吃完了。', en: 'Half of it sank. We ate it all the same.' },
    cues: { zh: ['面包', '烤'], en: ['bread', 'loaf', 'bake'] },
    says: { zh: '第二炉也塌了，第三炉才像样。', en: 'The second sank too. The third was bread.' },
  },
  grandmaJar: {
    title: { zh: '外婆的坛子', en: "Grandmother's jar" },
    content: {
      zh: '从乡下带回来，放在厨房西北角。',
      en: "Brought from the country; it stands in the kitchen's northwest corner.",
    },
    cues: { zh: ['坛', '外婆', '姥姥'], en: ['jar', 'grandmother', 'grandma'] },
    says: {
      zh: '坛子里什么也没装，只装着一点咸味。',
      en: 'There is nothing in the jar but a little smell of salt.',
    },
  },
  moving: {
    title: { zh: '搬家第三天', en: 'Third day in the new house' },
    content: { zh: '先挂了窗帘，再找到了茶杯。', en: 'Hung the curtains first, then found the cups.' },
    cues: { zh: ['搬家', '搬进', '搬到', '窗帘'], en: ['moving', 'move', 'curtain'] },
    says: { zh: '其实茶杯就在最上面那只箱子里。', en: 'The cups were in the topmost box all along.' },
  },
  balconySea: {
    title: { zh: '阳台上的海', en: 'The sea from the balcony' },
    content: { zh: '退潮，云低，看见一只渡船。', en: 'Low tide, low cloud, one ferry.' },
    cues: { zh: ['海', '阳台'], en: ['sea', 'balcony', 'ferry'] },
    says: {
      zh: '那只渡船每天都在，只是那天我才看见。',
      en: 'The ferry is there every day; I only saw it then.',
    },
  },
  slowSong: {
    title: { zh: '一首慢曲', en: 'A slow piece' },
    content: {
      zh: '终于从头弹到了尾，中间停了三次。',
      en: 'Played it to the end at last, with three stops.',
    },
    cues: { zh: ['曲', '琴'], en: ['piece', 'music', 'piano'] },
    says: {
      zh: '停下来的地方，后来都成了我最喜欢的地方。',
      en: 'The places where I stopped are the ones I like best now.',
    },
  },
  letterBack: {
    title: { zh: '一封回信', en: 'A letter back' },
    content: {
      zh: '走了十九天，信封湿过又干了。',
      en: 'Nineteen days on its way; the envelope had been wet and dry again.',
    },
    cues: { zh: ['回信', '来信', '写信'], en: ['letter'] },
    says: {
      zh: '我把那封信夹在词典的「远」字那一页。',
      en: 'I keep it in the dictionary, at the word "far".',
    },
  },
  catTile: {
    title: { zh: '猫的位置', en: 'Where the cat sits' },
    content: {
      zh: '冬天在南窗，夏天在门槛，一寸不差。',
      en: 'South window in winter, threshold in summer, to the inch.',
    },
    cues: { zh: ['猫'], en: ['cat'] },
    says: { zh: '它今天换到了打印机上，我没有办法。', en: 'Today it chose the printer. Nothing to be done.' },
  },
  leakingEaves: {
    title: { zh: '漏雨的檐', en: 'A leaking eave' },
    content: {
      zh: '接了一只铜盆，声音意外地好听。',
      en: 'Set a brass bowl under it. It sounds better than it should.',
    },
    cues: { zh: ['雨', '檐'], en: ['rain', 'eave', 'leak'] },
    says: {
      zh: '后来檐修好了，我还有点想那个声音。',
      en: 'The eave has been mended since. I rather miss the sound.',
    },
  },
  osmanthusSugar: {
    title: { zh: '桂花糖', en: 'Osmanthus sugar' },
    content: {
      zh: '一层花一层糖，等到冬至再开。',
      en: 'A layer of flowers, a layer of sugar, closed until the solstice.',
    },
    cues: { zh: ['桂花', '糖'], en: ['osmanthus', 'sugar'] },
    says: {
      zh: '我没等到冬至，上周就偷尝了一口。',
      en: 'I did not wait for the solstice. I tried some last week.',
    },
  },
});
