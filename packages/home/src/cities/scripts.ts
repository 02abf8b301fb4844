/** Traditional and Simplified characters alternate: those of the listed cities and their surroundings. */
const PAIRS =
  '臺台廣广蘇苏無无錫锡寧宁紹绍興兴溫温廈厦門门濟济島岛煙烟莊庄瀋沈陽阳連连長长爾尔濱滨鄭郑漢汉東东亞亚慶庆貴贵薩萨蘭兰銀银烏乌魯鲁齊齐橫横岡冈檳槟邁迈內内邊边萬万馬马務务達达灣湾買买羅罗倫伦滿满圖图納纳凱凯貝贝維维庫库徹彻愛爱賽赛盧卢華华奧奥陸陆紐纽萊莱輔辅聖圣葉叶開开畢毕約约頓顿費费磯矶舊旧諾诺懷怀熱热靈灵茲兹國国區区別别';
const SIMPLE: ReadonlyMap<string, string> = new Map(PAIRS.match(/../g)?.map(([from, to]) => [from!, to!]));

/** A place as listed, in whichever script it was typed (R522). */
export const inSimplified = (place: string): string => [...place].map(one => SIMPLE.get(one) ?? one).join('');
