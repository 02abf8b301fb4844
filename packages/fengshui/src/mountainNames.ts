/** The 24 mountains of the luopan's earth plate (地盘正针) in characters, clockwise from due north, 15° each. */
export const MOUNTAIN_NAMES = '子癸丑艮寅甲卯乙辰巽巳丙午丁未坤申庚酉辛戌乾亥壬';
