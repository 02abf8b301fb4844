/**
 * A question for a day between two points in time, asked on 22 November 2026, the first and the last day it searches, and
 * whether only days off are meant. In 2027 the Spring Festival is 6 February, the Lantern Festival 20 February and
 * Qingming 5 April (the calendar of Hong Kong Observatory); in 2026 the winter solstice is 22 December.
 */
export type SpanQuestion = readonly [
  question: string | readonly string[],
  from: string,
  to: string,
  off?: 'off',
];

export const SPANS_IN_CHINESE: readonly SpanQuestion[] = [
  ['过年前想挑个周末搬进新家，哪天合适？', '2026-11-22', '2027-02-05', 'off'],
  ['春节前哪个周末适合搬家', '2026-11-22', '2027-02-05', 'off'],
  ['年前搬家哪天好', '2026-11-22', '2027-02-05'],
  ['除夕之前有什么好日子可以入宅', '2026-11-22', '2027-02-04'],
  ['想赶在元旦前搬家，选个日子', '2026-11-22', '2026-12-31'],
  ['冬至以前哪天适合搬家', '2026-11-22', '2026-12-21'],
  ['圣诞节前的周末搬家合适吗', '2026-11-22', '2026-12-24', 'off'],
  ['12月20日之前哪天可以搬家？', '2026-11-22', '2026-12-19'],
  ['月底前哪天适合搬家', '2026-11-22', '2026-11-30'],
  ['年底之前挑个日子签合同', '2026-11-22', '2026-12-31'],
  ['腊月二十三以前哪天打扫好', '2026-11-22', '2027-01-29'],
  ['元宵节后哪天适合开业', '2027-02-21', '2027-04-21'],
  ['春节过后哪个周末适合搬家', '2027-02-07', '2027-04-07', 'off'],
  ['清明以后哪天适合动土', '2027-04-06', '2027-06-04'],
  ['从12月1日到20日哪天适合搬家', '2026-12-01', '2026-12-20'],
  ['12月5日至1月10日之间，搬家哪天好', '2026-12-05', '2027-01-10'],
  ['从现在到除夕，哪天适合结婚', '2026-11-22', '2027-02-05'],
  ['到正月十五为止，哪天适合出行', '2026-11-22', '2027-02-20'],
  ['春节前后哪天适合搬家', '2027-01-30', '2027-02-13'],
  ['未来两周哪天适合剪头发', '2026-11-22', '2026-12-06'],
  ['三月之前搬家，哪天吉利', '2026-11-22', '2027-02-28'],
  ['下周五之前哪天能搬家', '2026-11-22', '2026-11-26'],
  ['過年前想挑個週末搬家，哪天合適？', '2026-11-22', '2027-02-05', 'off'],
  [['哪天适合搬家', '那过年前呢'], '2026-11-22', '2027-02-05'],
];

export const SPANS_IN_ENGLISH: readonly SpanQuestion[] = [
  ['Which weekend before the Spring Festival is good for moving in?', '2026-11-22', '2027-02-05', 'off'],
  ['Before Chinese New Year, which weekends suit moving house?', '2026-11-22', '2027-02-05', 'off'],
  ['What is the best day to move before CNY?', '2026-11-22', '2027-02-05'],
  ['I would like to pick a weekend before Lunar New Year to move in', '2026-11-22', '2027-02-05', 'off'],
  ['Any good day to move house before Christmas?', '2026-11-22', '2026-12-24'],
  ['Is there a lucky day for moving in until New Year’s Eve?', '2026-11-22', '2026-12-31'],
  ['Can we move in by 20 December?', '2026-11-22', '2026-12-20'],
  ['which day before the 20th of December is good for moving', '2026-11-22', '2026-12-19'],
  ['A good date for our wedding after the Lantern Festival?', '2027-02-21', '2027-04-21'],
  ['Which Saturday after the Spring Festival is good for moving in?', '2027-02-07', '2027-04-07'],
  ['when should I open my shop after Qingming', '2027-04-06', '2027-06-04'],
  ['Best day for moving between 1 and 20 December?', '2026-12-01', '2026-12-20'],
  ['Which day from 5 December to 10 January suits moving in?', '2026-12-05', '2027-01-10'],
  ['From now until the Spring Festival, which day is good for a haircut?', '2026-11-22', '2027-02-06'],
  ['good days to sign a contract before the end of the year', '2026-11-22', '2026-12-31'],
  ['what day suits moving in by the end of January', '2026-11-22', '2027-01-31'],
  ['Which weekends until March are good for moving?', '2026-11-22', '2027-02-28', 'off'],
  ['Which day in the next two weeks is good for a haircut?', '2026-11-22', '2026-12-06'],
  ['Is the weekend before the Spring Festival good for moving in?', '2027-01-30', '2027-01-31', 'off'],
  ['Which day of the week after Christmas is good for moving?', '2026-12-26', '2027-01-01'],
  ['Ahead of the winter solstice, when can we move in?', '2026-11-22', '2026-12-21'],
  ['A free day around Christmas to move house, which day is best?', '2026-12-18', '2027-01-01'],
  ['What date before next Friday is ok to move?', '2026-11-22', '2026-11-26'],
  [['Which day is good for moving?', 'and before the Spring Festival?'], '2026-11-22', '2027-02-05'],
];

/** About one day or none, although the words of a span are in them. */
export const NOT_SPANS: Readonly<Record<'zh' | 'en', readonly string[]>> = {
  zh: ['12月20日适合搬家吗', '搬家前要准备什么', '后天能搬家吗', '三天后能搬家吗', '春节适合搬家吗'],
  en: [
    'Is 20 December good for moving?',
    'What should I do before moving in?',
    'Is the day after tomorrow good for moving?',
    'Is it good to move in three days?',
    'Is the day after Christmas good for moving?',
  ],
};
