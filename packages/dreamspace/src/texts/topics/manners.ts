import type { Topic } from '../topic';

/** What is said for the sake of saying it: thanks, farewells, excuses, agreement. */
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
];
