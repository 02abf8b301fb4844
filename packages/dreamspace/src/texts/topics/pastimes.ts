import type { Topic } from '../topic';

/** Everyday things: food, music, books, work, roads, screens. */
export const PASTIMES: readonly Topic[] = [
  {
    cues: {
      zh: [
        '喜欢吃',
        '饿',
        '吃什么',
        '喝什么',
        '饺子',
        '面条',
        '火锅',
        '蛋糕',
        '做菜',
        '吃',
        '饭',
        '菜',
        '茶',
        '咖啡',
        '汤',
        '酒',
      ],
      en: [
        'eat',
        'eaten',
        'hungry',
        'food',
        'dinner',
        'lunch',
        'breakfast',
        'cook',
        'dumpling',
        'noodle',
        'cake',
        'tea',
        'coffee',
        'soup',
        'wine',
      ],
    },
    lines: [
      { zh: '我炖着汤呢，盖子一直在轻轻响。', en: 'I have soup on; the lid keeps tapping.' },
      {
        zh: '你吃了吗？我们这里的人，见面先问这一句。',
        en: 'Have you eaten? Where I come from, that is how people greet.',
      },
    ],
  },
  {
    cues: {
      zh: ['音乐', '唱', '歌', '琴', '曲子'],
      en: ['music', 'song', 'sing', 'guitar', 'piano', 'listening to'],
    },
    lines: [
      {
        zh: '我喜欢慢的曲子，停顿的地方也算音乐。',
        en: 'I like slow pieces, where the pauses count as music.',
      },
      {
        zh: '有时候我只听水声，也听得出调子。',
        en: 'Sometimes I only listen to the water, and even that has a tune.',
      },
    ],
  },
  {
    cues: {
      zh: ['书', '读', '诗', '写', '小说'],
      en: ['book', 'read', 'poem', 'poetry', 'write', 'writing', 'novel'],
    },
    lines: [
      {
        zh: '我最近只读很短的东西，一天一首诗，刚刚好。',
        en: 'I only read short things lately. One poem a day is enough.',
      },
      {
        zh: '读到喜欢的句子，我就抄在窗台的纸上。',
        en: 'When I find a line I like, I copy it on the paper by the window.',
      },
    ],
  },
  {
    cues: {
      zh: ['工作', '上班', '加班', '忙', '学习', '考试', '老板', '作业', '上学', '老师'],
      en: ['work', 'job', 'busy', 'study', 'exam', 'office', 'boss', 'homework', 'at school', 'teacher'],
    },
    lines: [
      {
        zh: '忙完了就到水边来，这里没有人催。',
        en: 'Come to the water when you are done. Nobody hurries here.',
      },
      {
        zh: '辛苦了。把肩膀放下来一点，现在。',
        en: 'That sounds like a lot. Let your shoulders down a little, now.',
      },
    ],
  },
  {
    cues: {
      zh: ['旅行', '旅游', '出差', '飞机', '出门', '度假', '爬山'],
      en: [
        'travel',
        'a trip',
        'trip to',
        'flight',
        'airport',
        'holiday',
        'vacation',
        'journey',
        'abroad',
        'hike',
        'hiking',
      ],
    },
    lines: [
      {
        zh: '走远一点也好，回来的时候，屋子会显得新。',
        en: 'Go far if you can. When one comes back, the house looks new.',
      },
      {
        zh: '记得带一张那里的车票回来，夹在书里。',
        en: 'Bring back a ticket from there and keep it in a book.',
      },
    ],
  },
  {
    cues: {
      zh: ['画画', '画了', '摄影', '拍照', '电影', '看展', '书法'],
      en: ['painting', 'drawing', 'photo', 'film', 'movie', 'camera', 'calligraphy', 'art'],
    },
    lines: [
      {
        zh: '我喜欢留白多的画，看久了，空的地方会动。',
        en: 'I like pictures with much left empty. Look long enough, and the empty part moves.',
      },
      {
        zh: '好的画面，看完以后屋里的光都不一样了。',
        en: 'After a good picture the light in the room is not the same.',
      },
    ],
  },
  {
    cues: {
      zh: ['跑步', '运动', '健身', '走路', '散步', '骑车', '游泳', '瑜伽'],
      en: ['running', 'went for a run', 'exercise', 'gym', 'walk', 'swim', 'cycling', 'yoga', 'bike'],
    },
    lines: [
      {
        zh: '身子动一动，心里的水也跟着换了一遍。',
        en: "When the body moves, the water in one's mind is changed, too.",
      },
      {
        zh: '走慢一点，路边的树会跟你打招呼。',
        en: 'Go a little slower, and the trees along the way will greet you.',
      },
    ],
  },
  {
    cues: {
      zh: ['手机', '电脑', '游戏', '上网', '视频'],
      en: ['phone', 'computer', 'game', 'internet', 'online', 'video', 'screen time'],
    },
    lines: [
      {
        zh: '我这里信号不好，风声倒很清楚。',
        en: 'The signal is poor here, but the wind comes through clearly.',
      },
      {
        zh: '屏幕也会照人，看久了，记得抬头看看窗。',
        en: 'A screen is a sort of mirror. Look up at the window from time to time.',
      },
    ],
  },
  {
    cues: { zh: ['讲个笑话', '笑话', '逗我笑', '搞笑'], en: ['a joke', 'make me laugh', 'something funny'] },
    lines: [
      {
        zh: '泡泡去看大夫，说自己总是飘。大夫说：那你说话别太轻。',
        en: 'A bubble went to the doctor. "I feel so light." "Try not to rise to everything," said the doctor.',
      },
    ],
  },
  {
    cues: {
      zh: ['写首诗', '写一首诗', '作首诗', '念首诗', '来首诗'],
      en: ['write me a poem', 'write a poem', 'a poem for', 'recite'],
    },
    lines: [
      {
        zh: '试一首：水底一灯明，窗前一叶轻。不知谁入梦，先听脚步声。',
        en: 'Let me try. A lamp below the water, a leaf upon the sill; I know not who is dreaming, I hear them coming still.',
      },
    ],
  },
  {
    cues: { zh: ['唱首歌', '唱个歌', '唱一首', '给我唱'], en: ['sing me', 'sing a song', 'sing something'] },
    lines: [
      { zh: '我只会哼一句：嗯——你听，水跟着应了。', en: 'I can only hum. There: the water hums back.' },
    ],
  },
];
