/** Lines no wider than `width`, broken only between words; a word wider than that has a line of its own. */
export function wrapWords(
  words: readonly string[],
  separator: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, word] of words.entries()) {
    const piece = i < words.length - 1 ? `${word}${separator}` : word;
    if (line !== '' && measure(`${line}${piece}`.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line];
}
