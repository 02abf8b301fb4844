import { millis, seededRandom, unwrap } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { handedOut } from '../../../scripts/testing/entries';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import manifest from '../package.json';
import * as dreamspace from './index';

const ALL = await handedOut(manifest, source => import(`../${source}`));

const NOW = millis(1_780_000_000_000);
const random = () => seededRandom(7);
const SPACE = dreamspace.createDreamSpace(random(), NOW);
const PERSON = SPACE.bubbles[0]!;
const FIELD = dreamspace.createField({ capacity: 13 });
for (const bubble of SPACE.bubbles) FIELD.spawn(bubble);
FIELD.project(dreamspace.fitCamera({ width: 800, height: 600 }));
const TALK = unwrap(dreamspace.sendMessage(dreamspace.EMPTY_CONVERSATION, 'Hello', NOW));

const CALLS: readonly JunkCall[] = [
  {
    name: 'placeBubbles',
    call: (count: never, options: never) => dreamspace.placeBubbles(count, random(), options),
    args: [13, { area: { width: 700, height: 350, depth: 100 }, radius: 20 }],
  },
  { name: 'perspectiveScale', call: dreamspace.perspectiveScale, args: [10] },
  {
    name: 'fitCamera',
    call: dreamspace.fitCamera,
    args: [
      {
        width: 800,
        height: 600,
        padding: { top: 1, right: 2, bottom: 3, left: 4 },
        zoom: 1,
        pan: { x: 1, y: 2 },
      },
    ],
  },
  { name: 'drawRadius', call: dreamspace.drawRadius, args: [1, 1] },
  { name: 'hitRadius', call: dreamspace.hitRadius, args: [1, 1, 'touch'] },
  { name: 'clamp', call: dreamspace.clamp, args: [5, 0, 10] },
  {
    name: 'nearestTowards',
    call: (from: never, direction: never) =>
      dreamspace.nearestTowards(FIELD.columns, FIELD.count, from, direction),
    args: [0, 'left'],
  },
  { name: 'cursorOver', call: dreamspace.cursorOver, args: ['available'] },
  { name: 'emphasisOf', call: dreamspace.emphasisOf, args: ['b1', 'b2'] },
  { name: 'decidePress', call: dreamspace.decidePress, args: ['available'] },
  {
    name: 'connect',
    call: (id: never, now: never) => dreamspace.connect(SPACE.bubbles, id, random(), now),
    own: SPACE,
    args: ['b1', NOW],
  },
  { name: 'keywordOpacity', call: dreamspace.keywordOpacity, args: [100, 3000] },
  {
    name: 'stepKeywords',
    call: (elapsed: never) =>
      dreamspace.stepKeywords(dreamspace.createKeywordState(random()), elapsed, SPACE.bubbles, random()),
    args: [16],
  },
  {
    name: 'generateBubbles',
    call: (now: never, options: never) => dreamspace.generateBubbles(random(), now, options),
    args: [NOW, { count: 5, connected: 2, radius: 20 }],
  },
  {
    name: 'isFound',
    call: (query: never, filter: never) => dreamspace.isFound(PERSON, query, filter),
    args: ['a', 'all'],
  },
  { name: 'nameOf', call: (language: never) => dreamspace.nameOf(PERSON, language), args: ['en'] },
  {
    name: 'composeReply',
    call: (said: never, language: never) =>
      dreamspace.composeReply({ said, person: PERSON, earlier: [], language, random: random() }),
    args: ['Where do you live?', 'en'],
  },
  {
    name: 'sendMessage',
    call: (text: never, now: never) => dreamspace.sendMessage(TALK, text, now),
    own: TALK,
    args: ['Hello', NOW],
  },
  {
    name: 'receiveReplies',
    call: (now: never, language: never) => dreamspace.receiveReplies(TALK, now, PERSON, language, random()),
    own: TALK,
    args: [millis(NOW + 2000), 'en'],
  },
  { name: 'untilReply', call: (now: never) => dreamspace.untilReply(TALK, now), args: [NOW] },
  {
    name: 'connectInSpace',
    call: (id: never, now: never) => dreamspace.connectInSpace(SPACE, id, random(), now),
    own: SPACE,
    args: [SPACE.bubbles[5]?.id, NOW],
  },
  { name: 'conversationWith', call: (id: never) => dreamspace.conversationWith(SPACE, id), args: ['b1'] },
  {
    name: 'createDreamSpace',
    call: (now: never) => dreamspace.createDreamSpace(random(), now),
    args: [NOW],
  },
  { name: 'findBubble', call: (id: never) => dreamspace.findBubble(SPACE, id), own: SPACE, args: ['b1'] },
  { name: 'parseSpace', call: dreamspace.parseSpace, args: [dreamspace.storeSpace(SPACE)] },
  { name: 'languageOfText', call: dreamspace.languageOfText, args: ['你好', 'en'] },
  {
    name: 'spawn',
    call: (body: never) => spare().spawn(body),
    args: [{ position: { x: 1, y: 2, z: 3 }, velocity: { x: 1, y: 2, z: 3 } }],
  },
  { name: 'step', call: (elapsed: never) => spare().step(elapsed), args: [16] },
  {
    name: 'hit',
    call: (x: never, y: never, pointer: never) => FIELD.hit(x, y, pointer),
    args: [10, 20, 'touch'],
  },
  { name: 'remove', call: (handle: never) => spare().remove(handle), args: [0] },
  { name: 'indexOf', call: (handle: never) => FIELD.indexOf(handle), args: [0] },
  { name: 'handleAt', call: (index: never) => FIELD.handleAt(index), args: [0] },
  { name: 'restore', call: (data: never) => spare().restore(data), args: [FIELD.snapshot()] },
  {
    name: 'zoomBy',
    call: (factor: never, at: never) => looked(view => view.zoomBy(factor, at)),
    args: [1.2, { x: 10, y: 20 }],
  },
  { name: 'pan', call: (moved: never) => looked(view => view.pan(moved)), args: [{ x: 10, y: 20 }] },
  {
    name: 'resize',
    call: (width: never, height: never) => looked(view => view.resize(width, height)),
    args: [800, 600],
  },
];

/** A field of its own, since these change it. */
function spare(): dreamspace.Field {
  const field = dreamspace.createField({ capacity: 20 });
  for (const bubble of SPACE.bubbles) field.spawn(bubble);
  return field;
}

/** The camera's state after a gesture. */
function looked(gesture: (view: dreamspace.Viewpoint) => void): unknown {
  const view = dreamspace.createViewpoint();
  view.resize(800, 600);
  gesture(view);
  return [view.camera(), view.frame(), view.zoom()];
}

/** Methods of a field and of a viewpoint. */
const METHODS = [
  'spawn',
  'step',
  'hit',
  'remove',
  'indexOf',
  'handleAt',
  'restore',
  'zoomBy',
  'pan',
  'resize',
];

/** Decision 0037: arguments that another function has checked, by kind. */
const OF_RECORDS: Readonly<Record<string, readonly string[]>> = {
  'people and talks, by createDreamSpace or parseSpace': [
    'countConnections',
    'storeSpace',
    'withConversation',
    'withPositions',
  ],
  'columns of a field and boxes measured on a screen': ['freestTurn', 'placeName', 'spreadOut', 'wordBox'],
  'randomness, or ports of the app': ['createDream', 'createKeywordState', 'seededRandom'],
  'no argument': ['createEmphasis', 'createViewpoint'],
  'a program, for which an invalid size throws': ['createField'],
  'the kernel, which throws on purpose': ['millis', 'unwrap'],
};

describe('[R323] [R325] junk in any argument or field gives nothing, an error value or no change, never a throw, a hang or NaN', () => {
  it('every function of the entry is in one of the two lists', () => {
    const functions = ALL.filter(([, value]) => typeof value === 'function');
    const listed = [
      ...CALLS.map(({ name }) => name).filter(name => !METHODS.includes(name)),
      ...Object.values(OF_RECORDS).flat(),
    ];
    expect(functions.map(([name]) => name).sort()).toEqual(listed.sort());
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it.each([undefined, null, Number.NaN, 0, 1.5, 2 ** 21, '13', 13n, Symbol('junk'), {}, []])(
    'a field of %s bubbles is refused with its requirement',
    capacity => {
      const make = () => dreamspace.createField({ capacity } as never);
      expect(make).toThrow(/^createField needs a capacity from 1 to 1048576/);
    },
  );

  it.each([Number.NaN, 0, -1, 1e300, '20', null, 20n])('a field with measures of %s is refused', measure => {
    const make = () => dreamspace.createField({ capacity: 1, radius: measure } as never);
    expect(make).toThrow(/^createField needs measures/);
  });

  it.each(ALL.filter(([, value]) => typeof value === 'object'))('%s is frozen', (_, table) => {
    expect(thawedIn(table)).toEqual([]);
  });
});
