// Proves that no regular expression of the product can freeze it: each takes at most a constant number of steps per
// character read. Tests and stories are left out, since they read only text we wrote ourselves.
//
// Two proofs are accepted. `worstSteps` counts the attempts of an expression with bounded repetitions at one position.
// The others go to recheck (Weideman et al., "Analyzing Matching Time Behavior of Backtracking Regular Expression
// Matchers by Using Ambiguity of NFA", 2016), whose automaton checker proves linear time or finds an attack.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { worstSteps } from './expressions/worstSteps.mjs';

/** Steps at one position that need no further proof. */
const BUDGET = 10_000;
/** A longer proof does not count, ms: the expression is too complicated to be sure of. */
const PATIENCE = 20_000;
/** Expressions proved before by this version of recheck. `WHOLE=1` proves them again. */
const PROVED = 'scripts/expressions/proved.json';

const WHOLE = process.env.WHOLE === '1';
/** What every file with an expression has: a literal follows an operator, an opening bracket or one of these words. */
const BEGINS =
  /RegExp|(?:^|[^\s\w$.'"`\]<*/]|\b(?:await|case|default|delete|do|else|extends|in|instanceof|new|of|return|throw|typeof|void|yield))\s{0,200}\/(?![/*]|>[\s),;:<}\]])/m;

const require = createRequire(import.meta.url);
const { version } = require('recheck/package.json');
const proved = readProved();
const used = new Set();
const faults = [];
let count = 0;

for (const file of sources()) {
  for (const { pattern, flags, line, text } of expressionsOf(file)) {
    count += 1;
    const problem = pattern === undefined ? 'is not a constant' : problemOf(pattern, flags);
    if (problem) faults.push(`${file}:${line} ${problem}: ${text}`);
  }
}

const lines = JSON.stringify({ version, proved: [...used].sort() }, null, 2);
if (lines !== JSON.stringify({ version, proved: [...proved].sort() }, null, 2))
  writeFileSync(PROVED, `${lines}\n`);
for (const fault of faults) console.error(fault);
console.log(`${count} regular expressions, ${faults.length} of them not proved safe`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Undefined if the expression is proved safe. */
function problemOf(pattern, flags) {
  if (worstSteps(pattern, flags) <= BUDGET) return undefined;
  const key = `/${pattern}/${flags}`;
  if (used.has(key) || (proved.has(key) && !WHOLE)) {
    used.add(key);
    return undefined;
  }
  const { checkSync } = require('recheck/lib/browser.js');
  const verdict = checkSync(pattern, flags, { checker: 'automaton', timeout: PATIENCE });
  if (verdict.status === 'safe') {
    used.add(key);
    return undefined;
  }
  return verdict.complexity?.summary ?? `no proof (${verdict.error?.kind})`;
}

function readProved() {
  const kept = JSON.parse(readFileSync(PROVED, 'utf8'));
  return new Set(kept.version === version ? kept.proved : []);
}

function sources() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter(file => file !== '' && !/\.(test|spec|stories|cases)\.|(^|\/)(e2e|testing|dist)\//.test(file))
    .filter(file => ts.sys.fileExists(file));
}

/** Literals, and `RegExp(…)` of constants in the same file. */
function expressionsOf(file) {
  const source = readFileSync(file, 'utf8');
  if (!BEGINS.test(source)) return [];
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const constants = new Map();
  const found = [];
  const visit = node => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      add(node, pattern && textOf(pattern, constants), flags ? textOf(flags, constants) : '');
    }
    ts.forEachChild(node, visit);
  };
  const add = (node, pattern, flags) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ pattern, flags, line, text: node.getText().replace(/\s+/g, ' ').slice(0, 160) });
  };
  visit(tree);
  return found;
}

/** The text of a constant expression; undefined for other expressions. */
function textOf(node, constants) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return textOf(node.expression, constants);
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value && textOf(value, constants);
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(span => {
      const text = textOf(span.expression, constants);
      return text === undefined ? undefined : text + span.literal.text;
    });
    return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
  }
  if (isJoin(node)) {
    const parts = node.expression.expression.elements.map(each => textOf(each, constants));
    return parts.includes(undefined) ? undefined : parts.join(node.arguments[0].text);
  }
  return undefined;
}

/** `['a', 'b'].join('|')` */
function isJoin(node) {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'join' &&
    ts.isArrayLiteralExpression(node.expression.expression) &&
    node.arguments.length === 1 &&
    ts.isStringLiteralLike(node.arguments[0])
  );
}
