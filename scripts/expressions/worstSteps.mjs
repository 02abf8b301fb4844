import { RegExpParser } from '@eslint-community/regexpp';

/** The most words of an alternation to compare for common beginnings. */
const LISTED = 400;

/**
 * An upper bound of the steps a backtracking matcher takes at one position, for any text: Infinity if a repetition is
 * unbounded or the expression has a backreference.
 */
export function worstSteps(pattern, flags) {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, unicode);
  return measureChoice(alternatives, flags).steps;
}

/** `ways`: the number of ways a part can match at one position. `steps`: the cost of trying all of them. */
function measure(node, flags) {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
    case 'CharacterClass':
      return { ways: 1, steps: 1 };
    case 'Assertion':
      // After a match, a lookaround is never re-entered for its other ways.
      return 'alternatives' in node
        ? { ways: 1, steps: 1 + measureChoice(node.alternatives, flags).steps }
        : { ways: 1, steps: 1 };
    case 'Group':
    case 'CapturingGroup':
      return measureChoice(node.alternatives, flags);
    case 'Alternative':
      return measureSequence(node.elements, flags);
    case 'Quantifier':
      return repeat(measure(node.element, flags), node.min, node.max);
    default:
      return { ways: Infinity, steps: Infinity }; // a backreference
  }
}

function measureChoice(alternatives, flags) {
  const measured = alternatives.map(each => measure(each, flags));
  const steps = measured.reduce((sum, each) => sum + each.steps, 0);
  return { steps, ways: Math.min(sum(measured), waysOfWords(alternatives, flags)) };
}

const sum = measured => measured.reduce((total, each) => total + each.ways, 0);

/** If all words are known, two can match at one position only if one begins the other. */
function waysOfWords(alternatives, flags) {
  const lists = alternatives.map(each => wordsOf(each, flags));
  if (lists.includes(undefined)) return Infinity;
  const words = lists.flat();
  if (words.length > LISTED) return Infinity;
  return Math.max(...words.map(word => words.filter(other => word.startsWith(other)).length));
}

/** Every text a part matches, if there are few. */
function wordsOf(node, flags) {
  switch (node.type) {
    case 'Character': {
      const character = String.fromCodePoint(node.value);
      return [flags.includes('i') ? character.toLowerCase() : character];
    }
    case 'CharacterClass': {
      if (node.negate || node.elements.some(each => each.type !== 'Character')) return undefined;
      return node.elements.flatMap(each => wordsOf(each, flags));
    }
    case 'Group':
    case 'CapturingGroup':
      return all(node.alternatives.map(each => wordsOf(each, flags)))?.flat();
    case 'Alternative':
      return all(node.elements.map(each => wordsOf(each, flags)))?.reduce(
        (begun, ends) => (begun.length > LISTED ? begun : begun.flatMap(each => ends.map(end => each + end))),
        [''],
      );
    case 'Quantifier': {
      const once = node.max === 1 ? wordsOf(node.element, flags) : undefined;
      return once && (node.min === 0 ? [...once, ''] : once);
    }
    case 'Assertion':
      return node.kind === 'word' ? [''] : undefined;
    default:
      return undefined;
  }
}

const all = lists => (lists.includes(undefined) ? undefined : lists);

function measureSequence(elements, flags) {
  let ways = 1;
  let steps = 0;
  for (const [index, element] of elements.entries()) {
    const part = measure(element, flags);
    steps += ways * part.steps;
    if (endsByItself(element, elements[index + 1], flags)) steps += ways * (part.ways - 1);
    else ways *= part.ways;
  }
  return { ways, steps };
}

/** `\w{1,20} ` can stop at only one position: before the space. Each earlier stop takes one more step, and fails. */
function endsByItself(element, next, flags) {
  if (element.type !== 'Quantifier' || !next) return false;
  const { element: repeated } = element;
  if (next.type === 'Assertion' && next.kind === 'word') return repeated.raw === '\\w' && element.min > 0;
  const first = next.type === 'Quantifier' && next.min > 0 ? next.element : next;
  if (first.type !== 'Character') return false;
  const character = String.fromCodePoint(first.value);
  const cases = flags.includes('i') ? [character.toLowerCase(), character.toUpperCase()] : [character];
  return cases.every(each => contains(repeated, each) === false);
}

/** Whether one character of a text matches; undefined if unknown. */
function contains(set, character) {
  switch (set.type) {
    case 'Character':
      return set.value === character.codePointAt(0);
    case 'CharacterClassRange':
      return set.min.value <= character.codePointAt(0) && character.codePointAt(0) <= set.max.value;
    case 'CharacterSet': {
      const kinds = { digit: /\d/, space: /\s/, word: /\w/, any: /./ };
      return set.kind in kinds ? kinds[set.kind].test(character) !== Boolean(set.negate) : undefined;
    }
    case 'CharacterClass': {
      const verdicts = set.elements.map(each => contains(each, character));
      if (verdicts.includes(true)) return !set.negate;
      return verdicts.includes(undefined) ? undefined : set.negate;
    }
    default:
      return undefined;
  }
}

function repeat({ ways, steps }, min, max) {
  if (!Number.isFinite(max)) return { ways: Infinity, steps: Infinity };
  let total = 0;
  let tried = 1; // the step that leaves the repetition
  let power = 1;
  for (let times = 0; times <= max; times += 1) {
    if (times >= min) total += power;
    if (times < max) tried += power * steps + 1;
    power *= ways;
    if (!Number.isFinite(power)) return { ways: Infinity, steps: Infinity };
  }
  return { ways: total, steps: tried };
}
