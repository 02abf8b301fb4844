import type { Topic } from './topic';

/** News that sounds bad whatever it is about: used when there is no specific comfort, and never in a question. */
export const TROUBLE: readonly Topic[] = [
  {
    cues: {
      zh: [
        '很烦',
        '烦人',
        '不听话',
        '没了',
        '失去',
        '毁了',
        '全完了',
        '糟了',
        '糟糕',
        '糟透',
        '出事',
        '坏了',
        '坏消息',
        '不顺',
        '漏水',
        '难熬',
        '受不了',
      ],
      en: [
        'lost my',
        'got into a fight',
        'got into trouble',
        'annoying',
        'terrible',
        'awful',
        'horrible',
        'ruined',
        'destroyed',
        'missing',
        'cancelled',
        'canceled',
        'bad news',
        'went wrong',
        'leaking',
        'worst',
      ],
    },
    also: {
      zh: /被[^，。！？]{0,4}(骂|赶|罚|删|封|扣|抓|抛弃)/u,
      en: /\b(is|are|was|were|all|it's) gone\b|\b(i|we) lost (everything|it all)\b|\bmy (?!voice)\w{1,20}( \w{1,20})? (broke|is broken|fell apart)\b/u,
    },
    except: { zh: /[乐忙]坏|高兴坏|不糟/gu, en: /(\bnot|n't) (so |that )?(terrible|awful|horrible|bad)\b/gu },
    lines: [
      {
        zh: '听着不好受。你现在还好吗？想说多少就说多少。',
        en: 'That does not sound easy. Are you all right? Say as much or as little as you like.',
      },
      {
        zh: '嗯，我听着。不用撑着，先坐下来，慢慢说。',
        en: 'I am listening. You need not be brave about it. Sit down first, and take your time.',
      },
    ],
  },
];
