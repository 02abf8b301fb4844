import type { Topic } from '../topic';

/** The dream itself, and who lives in it. */
export const DREAM: readonly Topic[] = [
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
];
