import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { millis } from '@app/kernel';
import { faultText, listTools, runTool, type World } from '@app/tools';
import { readHomeFile } from './homeFile';
import { answerLine } from './serve';

const USAGE = `ink-and-starlight [--home FILE] [--language zh|en|both] [--zone ZONE] [TOOL [ARGUMENTS]]

Without a tool: a server of the Model Context Protocol on standard input and output.
With one: its result, for example
  ink-and-starlight almanac_day '{"date":"2026-12-01"}'
  ink-and-starlight tools
`;

interface Options {
  readonly home?: string;
  readonly language: World['language'];
  readonly zone: string;
  readonly rest: readonly string[];
}

function readOptions(args: readonly string[]): Options | undefined {
  const named = new Map<string, string>();
  let at = 0;
  for (; args[at]?.startsWith('--'); at += 2) named.set(args[at] ?? '', args[at + 1] ?? '');
  const language = (['zh', 'en', 'both'] as const).find(each => each === (named.get('--language') ?? 'both'));
  const zone = named.get('--zone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isKnown = [...named.keys()].every(name => ['--home', '--language', '--zone'].includes(name));
  const home = named.get('--home');
  return language && isKnown && isZone(zone)
    ? { language, zone, rest: args.slice(at), ...(home === undefined ? {} : { home }) }
    : undefined;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

function stop(words: string): never {
  process.stderr.write(words.endsWith('\n') ? words : `${words}\n`);
  process.exit(2);
}

function readWhole(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return stop(`${path} cannot be read`);
  }
}

const options = readOptions(process.argv.slice(2)) ?? stop(USAGE);
const { language, zone } = options;
const home = options.home === undefined ? undefined : readHomeFile(readWhole(options.home));
if (home && !home.ok) stop(`${options.home}: ${home.error.code} (${home.error.at})`);
// The person runs this themselves, on their own file: births may be shown.
const world = (): World => ({
  now: millis(Date.now()),
  zone,
  language,
  births: true,
  ...(home?.ok ? { home: home.value } : {}),
});

const [tool, args] = options.rest;
if (tool === 'tools') {
  for (const { name, title, description } of listTools(world())) {
    process.stdout.write(`${name}  ${title.zh} · ${title.en}\n  ${description}\n`);
  }
} else if (tool !== undefined) {
  const ran = runTool(tool, args, world());
  process.stdout.write(`${ran.ok ? ran.value.text : faultText(ran.error, language)}\n`);
  process.exitCode = ran.ok ? 0 : 1;
} else {
  const lines = createInterface({ input: process.stdin });
  lines.on('line', line => {
    if (line.trim() === '') return;
    const answer = answerLine(line, world);
    if (answer !== undefined) process.stdout.write(`${answer}\n`);
  });
}
