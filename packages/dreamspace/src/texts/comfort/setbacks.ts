import type { Topic } from '../topic';

/** Failures and losses: failed, too little, escaped, mislaid, withered or broken: the gravest first. */
export const SETBACKS: readonly Topic[] = [
  {
    cues: {
      zh: [
        '拒绝了我',
        '拒绝我',
        '找不到工作',
        '找不到对象',
        '考砸',
        '没通过',
        '失利',
        '背叛',
        '出轨',
        '甩了',
        '不爱我',
        '被拒',
        '失业',
        '被裁',
        '裁员',
        '没考上',
        '没有考上',
        '没找到工作',
        '没有找到工作',
        '失去工作',
        '失去了工作',
        '丢了工作',
        '失去信心',
        '失去了信心',
        '婚礼取消',
        '挂科',
        '落榜',
        '失败',
        '搞砸',
        '分手',
        '离婚',
        '吵架',
        '吵了一架',
        '失恋',
      ],
      en: [
        'unemployed',
        'jobless',
        'rejected',
        'dumped me',
        'betrayed',
        'cheated on me',
        'turned me down',
        "doesn't love me",
        "didn't pass",
        "didn't get the job",
        'lost my job',
        'not promoted',
        'wedding is cancelled',
        'wedding was cancelled',
        'wedding is canceled',
        'wedding was canceled',
        'laid off',
        'got fired',
        'was fired',
        'failed',
        'broke up',
        'breakup',
        'break up',
        'divorce',
        'had a fight',
        'argument',
        'quarrel',
        'messed up',
      ],
    },
    also: {
      zh: /没过[了。]{0,200}$|没(能)?(选|评|录|考)上/u,
      en: /\b(he|she|they) said no[.!]{0,200}$|\b(can't|cannot|couldn't) find (a|any) (new )?job\b|\blost my (temper|patience|confidence|hope|mind|faith|appetite|voice)\b|\bleft me\b(?! (a|an|the|some|alone|with|in|on|speechless)\b)/u,
    },
    lines: [
      {
        zh: '那一定不好受。下一步今天先别想，吃点热的，早些睡。',
        en: 'That is hard. Never mind the next step today: eat something warm and go to bed early.',
      },
      {
        zh: '我听见了。这样的日子谁都有过，水面再乱，也会自己平下来。',
        en: 'I hear you. Everybody has had such a day. However stirred it is, water settles by itself.',
      },
    ],
  },
  {
    cues: {
      zh: [
        '没钱',
        '交不起',
        '付不起',
        '还不起',
        '破产',
        '欠债',
        '负债',
        '亏了',
        '亏光',
        '赔光',
        '赶我走',
        '赶出来',
      ],
      en: [
        'i am broke',
        "i'm broke",
        "can't pay",
        "can't afford",
        'cannot pay',
        'cannot afford',
        'bankrupt',
        'in debt',
        'evicted',
        'my savings',
        'all my money',
        'all our money',
        'lost my money',
      ],
    },
    except: { zh: /吃亏/gu },
    lines: [
      {
        zh: '钱的事最磨人。先一笔一笔写下来，写完就没那么慌，再找个人一起商量。',
        en: 'Money wears one out. Write it down line by line; on paper it frightens less. Then talk it over with somebody.',
      },
      {
        zh: '先保住吃饭和住处，别的都可以谈。急着用，也别借快钱。',
        en: 'Food and a roof first; the rest can be talked over. And take no quick loans, however pressed.',
      },
    ],
  },
  {
    also: {
      zh: /(猫|狗|鸟|兔子|鹦鹉|仓鼠|宠物)[^，。！？]{0,3}(走丢|跑丢|丢了|不见了|(?<!遛[^，。！？]{0,3})跑了(?![\d一二两三四五六七八九十几半多好很])|跑了好?[\d一二两三四五六七八九十几]{1,9}天|找不到)/u,
      en: /\b(dog|cat|bird|parrot|rabbit|kitten|puppy|pet)\b( is| has| has been| went){0,3} (missing|ran away|run away|disappeared|escaped|(lost|gone)(?=[.,!?]|$| since| for))(?![a-z])/u,
    },
    lines: [
      {
        zh: '先在近处找，轻声叫它的名字；把它的窝和你的旧衣服放到门外。',
        en: 'Look close to the house first, and call softly. Put its bed and something of yours outside the door.',
      },
      {
        zh: '给邻居看照片，傍晚人少的时候再找一圈。它也在认回来的路。',
        en: 'Show its picture to the neighbours and look again at dusk, when it is quiet. It is trying to find the way, too.',
      },
    ],
  },
  {
    cues: {
      zh: ['弄丢', '丢了', '找不到了'],
      en: ["can't find my", 'cannot find my', 'mislaid'],
    },
    also: {
      zh: /(手机|钱包|钥匙|身份证|护照|耳机|戒指|行李|包)(也|都|又|就)?(没了|不见了)/u,
      en: /\blost my (\w{1,20} )?(keys?|phone|wallet|bag|purse|passport|glasses|ring|way|card|ticket|umbrella|luggage|suitcase|watch|laptop|camera|password)\b/u,
    },
    lines: [
      {
        zh: '别急。闭上眼，从最后一次见到的地方，一步一步走回来。',
        en: 'Do not hurry. Close your eyes and walk back, step by step, to where you last were sure.',
      },
    ],
  },
  {
    also: {
      zh: /(花|树|草|植物|绿萝|多肉|盆栽|苗)(也|都|又|全|快){0,4}(死|枯|蔫|烂根)了/u,
      en: /\b(plant|flower|tree|orchid|seedling|cactus|fern)s?( has| have| is| are| all| just){0,4} (died|dead|dying|withered|wilted)\b/u,
    },
    lines: [
      {
        zh: '可惜了。若还有一段是绿的，剪下来插在水里，多半能活。',
        en: 'A pity. If any of it is still green, cut that and put it in water; mostly it lives.',
      },
      {
        zh: '尽心养过的，土会记得。春天同一个盆里再种一样。',
        en: 'Soil remembers care. Put something else into the same pot in spring.',
      },
    ],
  },
  {
    cues: {
      zh: ['没赶上', '错过了', '赶不上', '迟到', '堵车', '倒霉'],
      en: ['stuck in traffic', 'flat tyre', 'flat tire', 'bad luck', 'unlucky'],
    },
    also: {
      zh: /(手机|电脑|屏幕|车|冰箱|空调|洗衣机|电视|眼镜|水管|热水器|耳机|相机)[^，。！？]{0,3}(坏|碎|裂|死机|没电|爆|抛锚|进水)|烧糊|车[^，。！？]{0,2}被[刮撞]|(航班|飞机|火车|高铁|演出|演唱会|行程)[^，。！？]{0,3}(取消|延误|晚点)/u,
      en: /\b(phone|laptop|computer|car|bike|fridge|screen|glasses|heater|boiler|pipe|camera|battery)\b[^.!?]{0,80}\b(broke|broken|died|dead|dies|cracked|crashed|smashed|burst|stopped working)\b|\bburn(ed|t) the \w{1,20}|\b(flight|train|bus|trip|concert|plane)\b[^.!?]{0,80}\b(cancell?ed|delayed|late|called off)\b|\bmiss(ed)? (my|the|our) (train|flight|bus|plane|stop|deadline|appointment|connection)\b/u,
    },
    unless: { zh: /抱歉|对不起|不好意思|运气/u, en: /\bsorry\b/u },
    lines: [
      {
        zh: '真不凑巧。先缓一口气，急的先办，别的等等再说。',
        en: 'What a nuisance. Take a breath; the pressing thing first, and the rest can wait.',
      },
      {
        zh: '偏偏是今天。先喝口热的，总有另一条路绕过去。',
        en: 'Today of all days. Have something warm first; mostly there is another way round.',
      },
    ],
  },
];
