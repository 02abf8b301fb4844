import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { isKeptOut, readDockerfile } from './image.mjs';
import { LIBRARIES } from './libraries/libraries.mjs';
import { placed } from './libraries/release.mjs';

const read = path => readFileSync(path, 'utf8');
const described = path => JSON.parse(read(`${path}/package.json`));
const rooms = ['packages', 'apps'].flatMap(root => readdirSync(root).map(name => `${root}/${name}`));

describe('[R453] a newcomer', () => {
  it('can run every command and open every file that CONTRIBUTING names', () => {
    const text = read('CONTRIBUTING.md');
    const { scripts } = described('.');
    const commands = [...text.matchAll(/`(?:pnpm|npm) ([a-z\d:]+)/g)].map(([, name]) => name);
    expect(commands.length).toBeGreaterThan(15);
    expect(commands.filter(name => !scripts[name])).toEqual([]);
    for (const [, room, command] of text.matchAll(/--filter @app\/(\w+) (\w+)/g)) {
      expect([room, command, described(`packages/${room}`).scripts[command]]).toEqual([
        room,
        command,
        expect.any(String),
      ]);
    }
    const paths = [
      ...[...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path),
      ...[...text.matchAll(/`((?:packages|apps|scripts|docs)\/[^`<*]+)`/g)].map(([, path]) => path),
    ];
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter(path => !existsSync(path))).toEqual([]);
  });

  it('finds every room and every folder of the app in ARCHITECTURE, and no other', () => {
    const text = read('docs/ARCHITECTURE.md');
    const rows = [...text.matchAll(/^\| `(?:apps\/)?(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(rooms.map(path => path.split('/')[1]).toSorted());

    const folders = path =>
      readdirSync(path, { withFileTypes: true }).flatMap(each => (each.isDirectory() ? [each.name] : []));
    const block = text.match(/^apps\/web\/src\/\n(.*?)^apps\/web\/e2e/ms)[1];
    const shown = new Map();
    let folder = '.';
    for (const line of block.trimEnd().split('\n')) {
      // Text after several spaces describes the folders before it.
      const names = [
        ...line
          .trim()
          .split(/ {3,}/)[0]
          .matchAll(/(\w+)\//g),
      ].map(([, name]) => name);
      if (/^ {2}\S/.test(line)) [folder] = names;
      const at = /^ {2}\S/.test(line) ? '.' : folder;
      shown.set(at, [...(shown.get(at) ?? []), ...names]);
    }
    expect([...shown.keys()].toSorted()).toEqual(['.', 'adapters', 'common', 'features']);
    for (const [at, names] of shown)
      expect([at, names.toSorted()]).toEqual([at, folders(`apps/web/src/${at}`)]);
  });

  it('publishes only the libraries', () => {
    const open = rooms.filter(path => !described(path).private);
    expect(open).toEqual(LIBRARIES.map(name => `packages/${name}`));
    for (const path of open) {
      const { name, keywords, engines, license, repository, files } = described(path);
      expect({ name, keywords, engines, license, repository, files }).toEqual({
        name,
        keywords: expect.arrayContaining([expect.any(String)]),
        engines: { node: '>=20.19' },
        license: 'MIT',
        repository: { type: 'git', directory: path },
        files: ['dist', 'CHANGELOG.md'],
      });
      expect(read(`${path}/CHANGELOG.md`)).toContain(`# ${name}`);
      // Published packages are built like the ones the packed tests check.
      const { build, prepack } = described(path).scripts;
      expect(prepack).toBe(build);
    }
    expect(JSON.parse(read('.changeset/config.json'))).toMatchObject({
      access: 'public',
      privatePackages: { version: false, tag: false },
    });
  });

  it.each([
    ['git@forge.example:us/ink.git', 'git+https://forge.example/us/ink.git'],
    ['https://forge.example/us/ink', 'git+https://forge.example/us/ink.git'],
  ])('a release names the location of the repository %s', (address, url) => {
    const repository = { type: 'git', directory: 'packages/plan' };
    expect(placed({ name: 'x', repository }, address)).toEqual({
      name: 'x',
      repository: { ...repository, url },
    });
  });

  it.each(['', '/home/me/ink', 'file:///ink'])(
    'a release from %j is refused: the address is not public',
    address => {
      expect(() => placed({ repository: {} }, address)).toThrow('no public address');
    },
  );

  it('the forge runs the same command, on the promised Node releases', () => {
    const workflow = read('.github/workflows/test.yml');
    expect(workflow).toContain('run: npm test\n');
    const supported = described('.').engines.node.replace('>=', '');
    expect(read('.nvmrc').trim()).toBe(supported);
    for (const node of [supported, '22', '24']) expect(workflow).toContain(`"${node}"`);
  });
});

describe('[R456] the workflows', () => {
  const names = readdirSync('.github/workflows');
  const textOf = name => read(`.github/workflows/${name}`);

  it.each(names)('%s is valid for the forge’s own parser', async name => {
    const { faults, jobs } = await parsed(name, textOf(name));
    expect(faults).toEqual([]);
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter(({ steps }) => steps.length === 0)).toEqual([]);
    expect(textOf(name).match(/timeout-minutes: \d+/g)).toHaveLength(jobs.length);
  });

  it('a workflow with an unknown keyword is refused', async () => {
    const { faults } = await parsed('broken.yml', textOf('test.yml').replace('runs-on:', 'runs-onn:'));
    expect(faults.join()).toContain('Required property is missing: runs-on');
  });

  it.each(names)('%s names every action by its commit, with the release beside it', name => {
    const actions = [...textOf(name).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter(action => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  });

  it.each(names)('%s runs only existing scripts and commands', name => {
    const { scripts } = described('.');
    const steps = [...textOf(name).matchAll(/run: (.*)/g)].map(([, step]) => step);
    for (const step of steps) {
      const [, path] = /^node (scripts\/\S+)/.exec(step) ?? [];
      const [, command] = /^(?:npm(?: run)?|node_modules\/\.bin\/pnpm) (\w+)$/.exec(step) ?? [];
      expect([step, path === undefined || existsSync(path)]).toEqual([step, true]);
      expect([step, command === undefined || command in scripts]).toEqual([step, true]);
    }
    expect(steps.length).toBeGreaterThan(2);
  });
});

async function parsed(name, content) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const faults = [...context.errors.getErrors(), ...(template?.errors ?? [])];
  return {
    faults: faults.map(fault => fault.message ?? fault.Message),
    jobs: template?.jobs ?? [],
  };
}

describe('[R453] the image', () => {
  it('is built on a supported Node, as an unprivileged user, with a health check', () => {
    const [build, serve] = readDockerfile(read('Dockerfile'));
    expect([build.image, serve.image]).toEqual(['node:24-slim', 'node:24-slim']);
    const words = serve.steps.map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(['USER', 'HEALTHCHECK', 'EXPOSE', 'CMD']));
    expect(serve.steps.find(({ word }) => word === 'USER')?.rest).toBe('node');
  });

  it.each([
    ['packages/ui/node_modules/x/i.js', true],
    ['apps/web/dist/index.html', true],
    ['.git/config', true],
    ['docs/screens/house.jpg', true],
    ['docs/RULES.md', false],
    ['.gitignore', false],
    ['apps/web/src/main.tsx', false],
  ])('of %s: kept out %s', (path, out) => expect(isKeptOut(path, read('.dockerignore'))).toBe(out));
});
