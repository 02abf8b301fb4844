/** Traditional characters of what people ask about, each with the simplified one behind it. */
const CHARACTERS =
  '農农曆历節节廚厨廳厅臥卧陽阳陰阴氣气歲岁黃黄飛飞個个禮礼適适結结業业開开動动裝装門门幾几點点時时間间爾尔滿满圓圆週周過过還还後后會会對对問问題题買买車车簽签約约訂订頭头髮发臘腊閏闰龍龙馬马雞鸡豬猪屬属麼么嗎吗嗰那裡里裏里邊边東东這这樣样誰谁媽妈爺爷兒儿孫孙歡欢見见曬晒熱热風风樓楼寢寝戶户圖图麗丽財财貴贵衝冲沖冲驚惊蟄蛰穀谷種种處处雙双陳陈單单聖圣誕诞國国慶庆勞劳夠够燈灯櫃柜書书牆墙廁厕衛卫淨净溫温濕湿電电園园鏡镜檯台師师覺觉睏困講讲說说請请讓让給给換换遷迁喬乔號号從从擇择選选運运勢势羅罗盤盘宮宫離离異异長长響响壞坏應应該该鐘钟體体學学親亲';
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: CHARACTERS.length / 2 }, (_, at) => [
    CHARACTERS.charAt(at * 2),
    CHARACTERS.charAt(at * 2 + 1),
  ]),
);

/** How people type in a hurry, and what they mean. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  // A slip of the pen pad.
  [/(?<=[今明后昨前])夭/g, '天'],
  [/\b(?:tmrw|tmr|tmrrw|2moro|2morrow|tomoz)\b/g, 'tomorrow'],
  [/\b(?:2day|tdy)\b/g, 'today'],
  [/\b(?:2nite|tonite)\b/g, 'tonight'],
  [/\b(?:wut|wat|wot)\b/g, 'what'],
  [/\b(?:whens|wen)\b/g, 'when'],
  [/\bwhats\b/g, 'what is'],
  [/\bhw\b/g, 'how'],
  [/\bgd\b/g, 'good'],
  [/\bgood 4\b/g, 'good for'],
  [/\b(?:bday|b-day|birfday)\b/g, 'birthday'],
  [/\bcny\b/g, 'chinese new year'],
  [/\bpls\b|\bplz\b/g, 'please'],
];

/** R417. A text of lower case in plain words: simplified characters, and whole words for the short forms of chats. */
export const plainWords = (text: string): string =>
  SHORT_FORMS.reduce(
    (rest, [short, whole]) => rest.replace(short, whole),
    text.replace(/\p{Script=Han}/gu, character => SIMPLIFIED.get(character) ?? character),
  );
