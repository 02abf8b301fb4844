/** A question about a room of the two-bedroom template, and the name of the room that is meant. */
export type RoomQuestion = readonly [question: string | readonly string[], room: string];

export const ROOMS_IN_CHINESE: readonly RoomQuestion[] = [
  ['主卧怎么样？', '主卧'],
  ['说说二号卫生间', '客卫'],
  ['厨房咋样啊', '厨房'],
  ['帮我看看客厅', '客厅'],
  ['我家次卧好不好', '次卧'],
  ['次卧室如何', '次卧'],
  ['客卫有没有问题', '客卫'],
  ['讲一下第二个卫生间吧', '客卫'],
  ['卫生间2怎么样', '客卫'],
  ['我家的餐厅风水怎么样', '餐厅'],
  ['介绍一下卫生间', '卫生间'],
  ['那阳台呢', '阳台'],
  ['主卧室呢？', '主卧'],
  ['请分析一下厨房的布局', '厨房'],
  ['我們家主臥怎麼樣', '主卧'],
  ['起居室有什么问题吗', '客厅'],
  ['第二间卧室情况如何', '次卧'],
  ['我家客厅还行吗', '客厅'],
  ['那个厨房怎么样', '厨房'],
  ['这个餐厅好不好', '餐厅'],
  ['楼上的厨房怎么样', '厨房'],
  [['主卧怎么样', '那厨房呢'], '厨房'],
  [['明天适合搬家吗', '次卧怎么样'], '次卧'],
];

export const ROOMS_IN_ENGLISH: readonly RoomQuestion[] = [
  ['What about my main bedroom?', 'Main bedroom'],
  ['How is the kitchen?', 'Kitchen'],
  ['Tell me about bath 2', 'Second bathroom'],
  ['how’s our living room looking', 'Living room'],
  ['Tell me about the second bathroom', 'Second bathroom'],
  ['whats wrong with my kitchen', 'Kitchen'],
  ['Is our dining room ok?', 'Dining room'],
  ['What do you think of the master bedroom?', 'Main bedroom'],
  ['and bathroom two?', 'Second bathroom'],
  ['can you tell me about my 2nd bedroom please', 'Second bedroom'],
  ['describe the balcony', 'Balcony'],
  ['Anything to note in bedroom 2?', 'Second bedroom'],
  ['any problems with the second bath?', 'Second bathroom'],
  ['How is the lounge?', 'Living room'],
  ['how about the bathroom', 'Bathroom'],
  ['So what about the primary bedroom then?', 'Main bedroom'],
  ['Thoughts on bathroom 1?', 'Bathroom'],
  ['Is the main bedroom any good in my flat?', 'Main bedroom'],
  ['How is our open kitchen?', 'Kitchen'],
  ['how is that dining room', 'Dining room'],
  ['Tell me about the bath room', 'Bathroom'],
  ['How are the kitchens?', 'Kitchen'],
  [['How is the kitchen?', 'and the second bedroom?'], 'Second bedroom'],
  [['Is Tuesday good for moving in?', 'how is my kitchen'], 'Kitchen'],
];

/** About rooms the plan has not. */
export const NO_SUCH_ROOMS: Readonly<Record<'zh' | 'en', readonly string[]>> = {
  zh: ['三号卫生间怎么样', '说说书房', '地下室呢', '儿童房好不好', '玄关还行吗'],
  en: [
    'How is bath 3?',
    'Tell me about the nursery',
    'what about my home office',
    'How is the fourth bedroom?',
    'how about the hallway',
  ],
};

/** About no room of one's own. */
export const NOT_OF_A_ROOM: Readonly<Record<'zh' | 'en', readonly string[]>> = {
  zh: ['今天怎么样', '明天呢', '卧室怎么布置', '镜子放卧室怎么样', '这个周末如何', '说说太岁'],
  en: [
    'How is today?',
    'What about Wednesday?',
    'Tell me about flying stars',
    'What about a mirror in the bedroom?',
    'How are you?',
    'how should I arrange a small bedroom',
  ],
};
