/**
 * Published natal charts of periods other than 8, as mountain and water star of a palace, row by row with south
 * on top: SE S SW / E C W / NE N NW.
 * Sources: the Flying Star pages of Wikibooks (one page a period, sitting named by its label such as N1), and the
 * first-grade course book of the Zhongzhou school (玄空风水函授初级教材), both read in a public transcription; the
 * last line is also described number by number in an essay on period 9 by Chen Yu-hsun.
 */
export const PUBLISHED_CHARTS = [
  {
    period: 1,
    sit: '壬',
    formation: 'double-sitting',
    stars: '74 29 92 83 65 47 38 11 56',
    source: 'Wikibooks; course book',
  },
  {
    period: 1,
    sit: '子',
    formation: 'double-facing',
    stars: '56 11 38 47 65 83 92 29 74',
    source: 'Wikibooks',
  },
  {
    period: 1,
    sit: '丑',
    formation: 'double-sitting',
    stars: '56 92 74 65 47 29 11 83 38',
    source: 'Wikibooks',
  },
  {
    period: 1,
    sit: '卯',
    formation: 'double-facing',
    stars: '74 38 56 65 83 11 29 47 92',
    source: 'Wikibooks',
  },
  {
    period: 1,
    sit: '辰',
    formation: 'double-facing',
    stars: '83 47 65 74 92 29 38 56 11',
    source: 'Wikibooks',
  },
  {
    period: 1,
    sit: '巽',
    formation: 'double-sitting',
    stars: '11 56 38 29 92 74 65 47 83',
    source: 'Wikibooks',
  },
  { period: 2, sit: '亥', formation: 'prosperous', stars: '42 86 64 53 31 18 97 75 29', source: 'Wikibooks' },
  {
    period: 3,
    sit: '壬',
    formation: 'double-sitting',
    stars: '96 42 24 15 87 69 51 33 78',
    source: 'Wikibooks; course book',
  },
  {
    period: 3,
    sit: '子',
    formation: 'double-facing',
    stars: '78 33 51 69 87 15 24 42 96',
    source: 'Wikibooks; course book',
  },
  {
    period: 3,
    sit: '艮',
    formation: 'double-facing',
    stars: '51 15 33 42 69 87 96 24 78',
    source: 'Wikibooks; course book',
  },
  { period: 3, sit: '甲', formation: 'reversed', stars: '94 59 72 83 15 37 48 61 26', source: 'Wikibooks' },
  {
    period: 3,
    sit: '乙',
    formation: 'prosperous',
    stars: '26 61 48 37 15 83 72 59 94',
    source: 'Wikibooks; course book',
  },
  { period: 3, sit: '辰', formation: 'prosperous', stars: '35 79 57 46 24 92 81 68 13', source: 'Wikibooks' },
  { period: 3, sit: '巽', formation: 'reversed', stars: '13 68 81 92 24 46 57 79 35', source: 'Wikibooks' },
  { period: 5, sit: '辛', formation: 'prosperous', stars: '84 38 16 95 73 51 49 27 62', source: 'Wikibooks' },
  { period: 5, sit: '戌', formation: 'prosperous', stars: '75 29 97 86 64 42 31 18 53', source: 'Wikibooks' },
  { period: 5, sit: '乾', formation: 'reversed', stars: '53 18 31 42 64 86 97 29 75', source: 'Wikibooks' },
  {
    period: 6,
    sit: '子',
    formation: 'double-facing',
    stars: '12 66 84 93 21 48 57 75 39',
    source: 'Wikibooks; course book',
  },
  { period: 6, sit: '丑', formation: 'reversed', stars: '82 47 69 71 93 25 36 58 14', source: 'Wikibooks' },
  {
    period: 6,
    sit: '艮',
    formation: 'prosperous',
    stars: '14 58 36 25 93 71 69 47 82',
    source: 'Wikibooks; course book',
  },
  {
    period: 6,
    sit: '甲',
    formation: 'prosperous',
    stars: '59 94 72 61 48 26 15 83 37',
    source: 'Wikibooks; course book',
  },
  {
    period: 6,
    sit: '巽',
    formation: 'double-facing',
    stars: '48 93 21 39 57 75 84 12 66',
    source: 'Wikibooks',
  },
  {
    period: 7,
    sit: '卯',
    formation: 'prosperous',
    stars: '61 15 83 72 59 37 26 94 48',
    source: 'course book',
  },
  {
    period: 9,
    sit: '子',
    formation: 'double-sitting',
    stars: '63 18 81 72 54 36 27 99 45',
    source: 'Wikibooks; Chen Yu-hsun',
  },
] as const;

/** Palaces in the order of the star lists above. */
export const PALACES_SOUTH_UP = ['SE', 'S', 'SW', 'E', 'C', 'W', 'NE', 'N', 'NW'] as const;

/** Formations of whole periods, from the same course book and the lists of 玄空 teachers: sitting mountains. */
export const PUBLISHED_FORMATIONS = [
  { period: 9, formation: 'double-facing', sits: '壬丑甲巽巳午丁坤申酉辛戌' },
  { period: 9, formation: 'double-sitting', sits: '子癸艮寅卯乙辰丙未庚乾亥' },
  { period: 9, formation: 'prosperous', sits: '' },
  { period: 9, formation: 'reversed', sits: '' },
] as const;
