// What only a reader can judge: a character with several traditional forms inside a word that decides the form, and each
// place of the rarer such characters outside one. reviewed.txt holds what was read; a text that adds to it fails the test
// until `generate` has written it there and somebody has read the difference.
import { piecesOf } from './opencc.mjs';

/** Characters of several traditional forms in OpenCC's own table (STCharacters), as far as our texts have them. */
const MANY =
  '里后复征制干系只发面台周谷准冲历钟松余云布表采丑当党吊斗范丰刮胡划回汇伙获几家价姜借尽据卷克夸困蜡累帘了漏卤么蒙弥蔑扑仆朴签舍升适术苏坛涂团万涡咸向须旋叶佣欲郁御愿岳扎占折致注杯幸症志种雕绷别搜熏游于与灶沾证杠恶娘托脏板辟合核冬秘';
/** Those whose every place is listed, since the common form of one is a fault in the other. */
const RARE = '征制复谷松丰余采御郁仆朴卷姜尽系签斗咸克舍困致托脏干冲扎范核辟弥蒙游';
const [many, rare] = [new Set(MANY), new Set(RARE)];

/** `written` of each word, and of each character between its neighbours; unique, sorted. */
export function readings(runs) {
  const lines = new Set();
  for (const run of runs) {
    let at = 0;
    for (const [piece, written] of piecesOf(run)) {
      if (piece.length > 1 && [...piece].some(one => many.has(one))) lines.add(`${piece} ${written}`);
      if (rare.has(piece)) {
        const [before, after] = [run.slice(Math.max(0, at - 1), at), run.slice(at + 1, at + 2)];
        lines.add(`${before}${piece}${after} ${before}${written}${after}`);
      }
      at += piece.length;
    }
  }
  return [...lines].sort();
}
