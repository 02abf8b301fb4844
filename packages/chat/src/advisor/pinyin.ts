/** Pinyin of the solar terms by their English names, for people who know those. */
const PINYIN: Readonly<Record<string, string>> = {
  'li chun': 'start of spring',
  'yu shui': 'rain water',
  'jing zhe': 'awakening of insects',
  'chun fen': 'spring equinox',
  'gu yu': 'grain rain',
  'li xia': 'start of summer',
  'xiao man': 'grain buds',
  'mang zhong': 'grain in ear',
  'xia zhi': 'summer solstice',
  'xiao shu': 'minor heat',
  'da shu': 'major heat',
  'li qiu': 'start of autumn',
  'chu shu': 'end of heat',
  'bai lu': 'white dew',
  'qiu fen': 'autumn equinox',
  'han lu': 'cold dew',
  'shuang jiang': 'frost descent',
  'li dong': 'start of winter',
  'xiao xue': 'minor snow',
  'da xue': 'major snow',
  'dong zhi': 'winter solstice',
  'xiao han': 'minor cold',
  'da han': 'major cold',
};
/** A text with those names in English. `text` is normalised. */
export const byPinyin = (text: string): string =>
  Object.entries(PINYIN).reduce(
    (said, [pinyin, name]) => said.replaceAll(pinyin, name).replaceAll(pinyin.replace(' ', ''), name),
    text,
  );

const TERMS_ZH =
  /立[春夏秋冬]|[春秋]分|[冬夏]至|雨水|惊蛰|清明|谷雨|小满|芒种|处暑|[白寒]露|霜降|[大小][暑雪寒]/;
/** Whether a text names a solar term in either language, after `byPinyin`. */
export const namesTerm = (text: string): boolean =>
  TERMS_ZH.test(text) || [...Object.values(PINYIN), 'clear and bright'].some(name => text.includes(name));
