// Proves the Dockerfile. Where docker is, the image is built and asked for its health; elsewhere its steps are walked in
// their own folder: the same files, commands, variables and start command. `pnpm image`
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The stages of a Dockerfile: each step as its word and its arguments, list or text. */
export function readDockerfile(text) {
  const stages = [];
  for (const line of text.replace(/\\\n\s*/g, ' ').split('\n')) {
    const match = /^([A-Z]+)\s(.*)$/.exec(line.trim());
    if (!match) continue;
    const [, word] = match;
    const rest = match[2].trim();
    if (word === 'FROM') {
      const [image, , name] = rest.split(/\s+/);
      stages.push({ image, name, steps: [] });
    } else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/** Whether .dockerignore keeps a path out of the image: its lines are names, or names at any depth after `**`. */
export function isKeptOut(path, ignore) {
  const parts = path.split('/');
  return ignore
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !line.startsWith('#'))
    .some(line =>
      line.startsWith('**/') ? parts.includes(line.slice(3)) : path === line || path.startsWith(`${line}/`),
    );
}

const list = text => (text.startsWith('[') ? JSON.parse(text) : text.split(/\s+/));

/** Where turbo keeps what it built here: the same for all worktrees of a repository. */
const builds = () =>
  join(dirname(resolve(run('git', ['rev-parse', '--git-common-dir']).trim())), '.turbo/cache');

async function walk() {
  const root = mkdtempSync(join(tmpdir(), 'image-'));
  const [build, serve] = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  try {
    const ignore = readFileSync('.dockerignore', 'utf8');
    const tracked = run('git', ['ls-files', '-z']).split('\0').filter(Boolean);
    // A build made here a moment ago from the same files is reused: its key is a hash of every file that goes in, so a
    // file that .dockerignore keeps out makes it build, and fail, as docker would.
    const first = walker(join(root, 'build'), { TURBO_CACHE_DIR: builds() });
    for (const step of build.steps) {
      if (step.word !== 'COPY') first.take(step);
      else {
        for (const file of tracked.filter(path => !isKeptOut(path, ignore))) {
          mkdirSync(join(first.at(), dirname(file)), { recursive: true });
          cpSync(file, join(first.at(), file));
        }
      }
    }
    const second = walker(join(root, 'serve'));
    for (const step of serve.steps) {
      if (step.word !== 'COPY') second.take(step);
      else {
        const [from, source, target] = list(step.rest);
        if (from !== `--from=${build.name}`) throw new Error(`COPY from an unknown stage: ${step.rest}`);
        cpSync(join(root, 'build', source), join(second.at(), target), { recursive: true });
      }
    }
    await start(second, await freePort());
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** One stage: where it is, what is set, and its command at the end. */
function walker(root, given = {}) {
  const stage = { env: {}, folder: '/', cmd: [], health: [] };
  const at = () => join(root, stage.folder);
  const take = ({ word, rest }) => {
    if (word === 'WORKDIR') {
      stage.folder = rest;
      mkdirSync(at(), { recursive: true });
    } else if (word === 'RUN') run(...commandOf(rest.split(/\s+/)), at(), given);
    else if (word === 'ENV') {
      for (const pair of rest.split(/\s+/)) stage.env[pair.split('=')[0]] = pair.slice(pair.indexOf('=') + 1);
    } else if (word === 'CMD') stage.cmd = list(rest);
    else if (word === 'HEALTHCHECK') stage.health = list(rest.replace(/^CMD\s+/, ''));
    else if (!['USER', 'EXPOSE'].includes(word)) throw new Error(`the walk knows no ${word}`);
  };
  return { stage, at, take, root };
}

const commandOf = ([name, ...args]) => [name === 'node' ? process.execPath : name, args];

/** Runs the start command as the image would, until the health check says that it is well. */
async function start({ stage, at, root }, port) {
  // Absolute paths of the image are under the folder that represents it.
  const env = Object.fromEntries(
    Object.entries(stage.env).map(([name, value]) => [
      name,
      value.startsWith('/') ? join(root, value) : value,
    ]),
  );
  const [command, args] = commandOf(stage.cmd);
  const child = spawn(command, args, {
    cwd: at(),
    env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const [check, checkArgs] = commandOf(
      stage.health.map(part => part.replace(`:${stage.env.PORT}/`, `:${port}/`)),
    );
    for (let tries = 0; ; tries++) {
      if (spawnSync(check, checkArgs).status === 0) break;
      if (tries === 60 || child.exitCode !== null) throw new Error('the image never became healthy');
      await new Promise(done => setTimeout(done, 250));
    }
    for (const [path, wanted] of Object.entries({ '/': '<div id="root"', '/licences.txt': 'MIT' })) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      if (!answer.ok || !(await answer.text()).includes(wanted)) throw new Error(`${path} is not served`);
    }
  } finally {
    child.kill('SIGTERM');
  }
}

function build() {
  run('docker', ['build', '-t', 'ink-and-starlight:check', '.']);
  const id = run('docker', ['run', '-d', '--rm', 'ink-and-starlight:check']).trim();
  try {
    const deadline = Date.now() + 60_000;
    while (run('docker', ['inspect', '-f', '{{.State.Health.Status}}', id]).trim() !== 'healthy') {
      if (Date.now() > deadline) throw new Error('the image never became healthy');
      spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 1000)']);
    }
  } finally {
    run('docker', ['stop', id]);
  }
}

function freePort() {
  return new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function run(command, args, cwd = '.', given = {}) {
  const env = { ...process.env, CI: '1', ...given };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
  if (hasDocker) build();
  else await walk();
  console.log(
    `the image ${hasDocker ? 'was built and' : 'was walked step by step without docker and'} is healthy`,
  );
}
