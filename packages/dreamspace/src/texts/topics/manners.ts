import type { Topic } from '../topic';

/** Phatic messages: thanks, farewells, excuses, agreement. */
export const MANNERS: readonly Topic[] = [
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
    also: { zh: /^(拜|我(先)?走了|我(先)?下了)[啦吧了。！!]*$/u },
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
        '废话',
        '没听懂',
        '听不懂',
        '没明白',
        '不明白',
        '看不懂',
        '什么意思',
        '不懂',
        '说人话',
        '答非所问',
        '没回答',
        '不是问这个',
        '不是这个意思',
      ],
      en: [
        "don't make sense",
        'you make no sense',
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
    also: { zh: /^[?？]+$/u },
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
      zh: [
        '你真好',
        '真好',
        '你人真',
        '善良',
        '温柔',
        '说得真',
        '说得对',
        '有道理',
        '喜欢和你',
        '你的泡泡',
        '聊天很舒服',
        '和你聊天',
        '跟你聊天',
      ],
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
        'nice to talk',
        'your bubble',
        "you're kind",
        "you're so",
        "you're right",
      ],
    },
    lines: [
      { zh: '是你说得好，我才接得上。', en: 'You make it easy.' },
      { zh: '谢谢。这句话我收在窗台上了。', en: 'Thank you. I will keep that on my window sill.' },
    ],
  },
  {
    cues: {
      zh: ['我也是', '同意', '说得没错', '一样的感觉', '确实'],
      en: ['me too', 'i agree', 'exactly', 'same here', 'so do i', 'indeed', 'absolutely'],
    },
    unless: { zh: /不(太|大|能)?同意/u },
    lines: [
      { zh: '那我们想到一处去了。', en: 'Then we think alike.' },
      {
        zh: '我就知道，同一片水里的人总有几处相像。',
        en: 'I thought so. People in the same water are alike in a few places.',
      },
    ],
  },
  {
    cues: {
      zh: ['不同意', '不是这样', '你说错', '你错了', '不对吧'],
      en: ['disagree', 'you are wrong', "you're wrong", 'that is wrong', "that's wrong", 'not true'],
    },
    lines: [
      { zh: '也许是我看偏了。你怎么看，说给我听？', en: 'Perhaps I see it at a slant. How do you see it?' },
      {
        zh: '那就各看各的。水面两边，本来就映得不一样。',
        en: 'Then we each keep our own. Water shows a different sky from either side.',
      },
    ],
  },
  {
    cues: {
      zh: ['说过了', '说过一遍', '重复', '复读'],
      en: ['already said', 'said that before', 'repeating yourself', 'repeat yourself', 'you keep saying'],
    },
    lines: [
      {
        zh: '是吗？水里说话有回声。换我问你：今天最好的一刻，是在哪里？',
        en: 'Did I? There is an echo down here. Let me ask you instead: where was the best moment of today?',
      },
    ],
  },
  {
    cues: {
      zh: ['随便', '无所谓', '不知道说什么'],
      en: ['whatever', "don't care", 'do not care', 'never mind', 'nothing much', "don't know what to say"],
    },
    also: { zh: /^(没事|没什么)[的啊。]*$/u },
    lines: [
      {
        zh: '那就什么都不说，一起看一会儿水。',
        en: 'Then let us say nothing, and look at the water for a while.',
      },
      { zh: '不说也行。我在这里。', en: 'No need to talk. I am here.' },
    ],
  },
  {
    cues: {
      zh: ['去死', '闭嘴', '你妈死', '神经病', '他妈', '去你', '操你', '草泥马', '讨厌你', '恨你'],
      en: [
        'go die',
        'tired of you',
        'shut up',
        'fuck',
        'go away',
        'hate you',
        'you suck',
        'screw you',
        'asshole',
        'bitch',
        'bullshit',
      ],
    },
    also: {
      zh: /你[^，。！？]{0,3}(傻|笨|蠢|废物|垃圾|有病|丑)|你(真|好|太|很|这么|可真){0,4}(烦|无聊)(极了|了|啊|吧){0,4}[。！!]{0,200}$|傻[逼叉x]|^滚(开|蛋|吧|远点){0,4}[。！!]{0,200}$/u,
      en: /\byou('re| are)( so| such| really)?( an?)? (stupid|idiot|dumb|useless|moron|boring|annoying|ugly|liar|worthless|trash|fake)\b/u,
    },
    lines: [
      { zh: '水面起了一点浪，不要紧，会平的。', en: 'That made a wave. No matter; it will settle.' },
      {
        zh: '你今天大概不顺。骂完了坐一会儿，我不走。',
        en: 'It must have been a bad day. When you are done, sit a while. I am not going anywhere.',
      },
    ],
  },
  {
    cues: { zh: ['想你', '等你'], en: ['miss you', 'missed you', 'waited for you', 'waiting for you'] },
    lines: [
      {
        zh: '我在呢。你一来，水面就亮了一圈。',
        en: 'Here I am. The water has one more ring of light since you came.',
      },
    ],
  },
];
