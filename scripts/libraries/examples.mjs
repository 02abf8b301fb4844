// Turns the examples of a library, in its types and in its README, into programs that check them.

const FUNCTION = /^declare (?:async )?(?:function (\w{1,80})|const (\w{1,80}): (?:\(|<))/gm;

/** Every function of built types with its example; `code` is undefined where it has none. */
export function examplesOf(types) {
  return [...types.matchAll(FUNCTION)].map(match => {
    const before = types.slice(0, match.index).trimEnd();
    const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**'), -2) : '';
    const [, example] = comment.split('@example');
    const lines = example
      ?.split('\n')
      .map(line => line.replace(/^ *\* ?/, ''))
      .filter(line => line.trim() !== '');
    return { name: match[1] ?? match[2], code: lines?.join('\n') };
  });
}

const PLAIN = /^(?:'[^']*'|-?\d[\d_.]*|true|false|undefined|null)/;
const CODE = /^[a-z]+\/[a-z-]+/;
const isEnd = (text, at) => at === text.length || (':;,'.includes(text[at]) && text[at + 1] === ' ');

/**
 * A value as stated in a comment: the whole comment, or its beginning up to a colon, or a comma followed by more words.
 */
function valueIn(comment) {
  const plain = PLAIN.exec(comment)?.[0];
  if (plain) return isEnd(comment, plain.length) ? plain : undefined;
  if (!/^[[{]/.test(comment)) return undefined;
  for (let at = comment.length; at > 0; at--)
    if (']}'.includes(comment[at - 1]) && isEnd(comment, at)) return comment.slice(0, at);
  return undefined;
}

function codeIn(comment) {
  const code = CODE.exec(comment)?.[0];
  return code && (comment[code.length] === ' ' || isEnd(comment, code.length)) ? code : undefined;
}

/** A line's statement and its trailing comment. */
function divided(line) {
  const at = line.indexOf('; // ');
  if (at >= 0) return [line.slice(0, at), line.slice(at + 5)];
  return [line.endsWith(';') ? line.slice(0, -1) : undefined, ''];
}

/** One line: an expression with its result in a comment is checked, anything else only runs. */
function proving(line) {
  const [statement, comment] = divided(line);
  const isExpression = statement && !/^(?:(?:const|for|if|while|return|import|}) |\s)/.test(statement);
  const value = valueIn(comment);
  const code = codeIn(comment);
  if (isExpression && value) return `same(${statement}, ${value});`;
  if (isExpression && code) return `failed(${statement}, '${code}');`;
  return line;
}

/** A program of all examples: each in its own block, with all names of the entries in scope. */
export function programOf(examples, namesByEntry) {
  const seen = new Set();
  const imports = Object.entries(namesByEntry).map(([entry, names]) => {
    const own = names.filter(name => !seen.has(name));
    for (const name of own) seen.add(name);
    return own.length > 0 ? `import { ${own.join(', ')} } from '${entry}';` : '';
  });
  const blocks = examples.map(
    ({ name, code }) => `at = '${name}';\n{\n${code.split('\n').map(proving).join('\n')}\n}`,
  );
  return `import { deepStrictEqual } from 'node:assert';
${imports.join('\n')}
let at = '';
let checked = 0;
const plain = (value: unknown) => (value === undefined ? undefined : structuredClone(value));
function same(actual: unknown, wanted: unknown) {
  deepStrictEqual(plain(actual), wanted);
  checked += 1;
}
function failed(result: { readonly ok: boolean; readonly error?: unknown }, code: string) {
  same(result.ok, false);
  const error = result.error as Readonly<Record<string, { readonly code: string }>>;
  same(error['code'] ?? Object.values(error)[0]?.code, code);
}
try {
${blocks.join('\n')}
} catch (error) {
  console.error(at);
  throw error;
}
console.log(JSON.stringify({ examples: ${examples.length}, checked }));
`;
}

/** The TypeScript blocks of a README, as programs that compare their output with the comments beside it. */
export function readmePrograms(readme) {
  return [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => {
    const lines = code.split('\n').map(line => {
      const [statement = '', comment] = divided(line);
      const [start, logged] = statement.split('console.log(');
      if (logged === undefined || start.trim() !== '' || !statement.endsWith(')')) return line;
      return `${start}logged(${JSON.stringify(comment)}, ${statement.slice(start.length + 12, -1)});`;
    });
    return `import { inspect } from 'node:util';
import { strictEqual } from 'node:assert';
const logged = (wanted: string, ...values: readonly unknown[]) => {
  const text = values.map(value => (typeof value === 'string' && values.length > 1 ? value : inspect(value, { breakLength: Infinity, depth: 9 }))).join(' ');
  if (wanted !== '') strictEqual(text, wanted);
};
${lines.join('\n')}`;
  });
}
