import { CHARACTERS, SHARED, WORDS } from './generated/table';

const spelling = [...CHARACTERS];
const stored = new Set(SHARED);
/**
 * Traditional and Simplified characters alternate: for characters people do not usually write, and for typed ones missing
 * from the Taiwan forms of the table, such as those of Hong Kong (OpenCC, TSCharacters; HKSCS).
 */
const STATED = [
  ...'參参裡里鐘钟瀋沈睏困裏里牀床衞卫枱台綫线麪面羣群峯峰',
  ...'衝冲濕湿臺台樑梁竈灶擡抬爲为衆众綵彩迴回癒愈慾欲彙汇蓆席捲卷讚赞嚐尝',
];
/**
 * Traditional to Simplified, for every character that is not a Simplified one as well. If two become the same, the first
 * in Unicode order counts.
 */
const SIMPLE = new Map<string, string>();
for (let i = 0; i < STATED.length; i += 2) SIMPLE.set(STATED[i]!, STATED[i + 1]!);
for (let i = 0; i < spelling.length; i += 2) {
  const [from, to] = [spelling[i]!, spelling[i + 1]!];
  if (!stored.has(to) && !SIMPLE.has(to)) SIMPLE.set(to, from);
}
// 隻, 髮, 週 occur only in words.
for (const word of WORDS.split('|')) {
  const [from = [], to = []] = word.split(' ').map(each => [...each]);
  for (const [i, one] of to.entries()) {
    if (one !== from[i] && !stored.has(one) && !SIMPLE.has(one)) SIMPLE.set(one, from[i]!);
  }
}

/**
 * A person's question in the characters the product's rules use. It knows those of the product's own texts; every other
 * character stays, and so do Simplified ones.
 *
 * @param text - any string.
 * @returns as many characters as the text has.
 * @example
 * toSimplified('今天適合搬家嗎'); // '今天适合搬家吗'
 */
export const toSimplified = (text: string): string => [...text].map(one => SIMPLE.get(one) ?? one).join('');
