import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { nodeChatPorts } from './ports';

it('[R175] each turn of the loop releases one of several simultaneous questions', async () => {
  const { turn } = nodeChatPorts();
  const gone: number[] = [];
  for (const question of [1, 2, 3]) void turn().then(() => gone.push(question));
  expect(gone).toEqual([]);
  await turnOfLoop();
  expect(gone).toEqual([1]);
  await turnOfLoop();
  expect(gone).toEqual([1, 2]);
  await turnOfLoop();
  expect(gone).toEqual([1, 2, 3]);
  // After a pause as well.
  const more = turn().then(() => gone.push(4));
  await turnOfLoop();
  await more;
  expect(gone).toEqual([1, 2, 3, 4]);
});
