// Turns the examples of a library, in its types and in its README, into programs that prove them.

const FUNCTION = /^declare (?:async )?(?:function (\w+)|const (\w+): (?:\(|<))/gm;

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

/** A value as a comment may tell it: the whole comment, or its beginning up to a colon or a comma with more words. */
const VALUE = /^('[^']*'|-?\d[\d_.]*(?![\w-])|true|false|undefined|null|[[{].*[\]}])(?:$|[:;,] )/;
const CODE = /^[a-z]+\/[a-z-]+(?=$|[ :;,])/;

/** One line: an expression with what it gives in a comment is checked, anything else only run. */
function proving(line) {
  const [, expression, comment = ''] =
    /^(?!(?:const|for|if|while|return|import|}) )(\S.*?);(?: \/\/ (.*))?$/.exec(line) ?? [];
  const value = VALUE.exec(comment)?.[1];
  const code = CODE.exec(comment)?.[0];
  if (expression && value) return `same(${expression}, ${value});`;
  if (expression && code) return `failed(${expression}, '${code}');`;
  return line;
}

/** A program of all examples: each in a block of its own, with every name of the entries in scope. */
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

/** The blocks of TypeScript in a README, as programs that compare what they log with the comments beside. */
export function readmePrograms(readme) {
  return [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code]) => {
    const lines = code.split('\n').map(line => {
      const [, start, logged, comment = ''] = /^(\s*)console\.log\((.*)\);(?: \/\/ (.*))?$/.exec(line) ?? [];
      return logged === undefined ? line : `${start}logged(${JSON.stringify(comment)}, ${logged});`;
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
