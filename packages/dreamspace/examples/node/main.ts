import {
  connectInSpace,
  conversationWith,
  countConnections,
  createDreamSpace,
  createField,
  findBubble,
  fitCamera,
  millis,
  NAMES,
  parseSpace,
  receiveReplies,
  seededRandom,
  sendMessage,
  storeSpace,
} from '@app/dreamspace';

declare const console: { log(...values: readonly unknown[]): void };

const random = seededRandom(7);
const now = millis(1_780_000_000_000);
const space = createDreamSpace(random, now);
check(countConnections(space.bubbles).available === 10);

const field = createField({ capacity: space.bubbles.length });
for (const bubble of space.bubbles) field.spawn(bubble);
for (let frame = 0; frame < 600; frame++) field.step(1000 / 60);
field.project(fitCamera({ width: 1280, height: 720 }));
const nearest = field.drawOrder()[field.count - 1] ?? 0;
check(field.hit(field.columns.sx[nearest] ?? 0, field.columns.sy[nearest] ?? 0) === nearest);
check(createField({ capacity: 13 }).restore(JSON.parse(JSON.stringify(field.snapshot()))).ok);

const connected = connectInSpace(space, 'b6', random, now);
check(connected.ok);
const person = findBubble(connected.value, 'b6');
check(person?.name !== undefined);
const said = sendMessage(conversationWith(connected.value, 'b6'), 'Where do you live?', now);
check(said.ok);
const talk = receiveReplies(said.value, millis(now + 1000), person, 'en', random);
check(talk.messages.length === 2);
console.log(`${NAMES[person.name].en}:`, talk.messages[1]?.text);

check(parseSpace(JSON.parse(JSON.stringify(storeSpace(connected.value)))).ok);
const refused = parseSpace({ version: 99 });
check(!refused.ok && refused.error.code === 'dreamspace/space-version');
console.log('the example ran');

function check(condition: boolean): asserts condition {
  if (!condition) throw new Error('the example found something it did not expect');
}
