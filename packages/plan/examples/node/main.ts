import {
  addOpening,
  addRoom,
  checkPlan,
  emptyPlan,
  layoutOf,
  onFloor,
  readPlan,
  roomShares,
  writePlan,
} from '@app/plan';
import { patchesAt } from '@app/plan/light';
import { FORMS, facingCandidates, formsOf, verdictsOf } from '@app/plan/reading';
import { templatePlan } from '@app/plan/templates';
import { facesOf } from '@app/plan/trace';

declare const console: { log(...values: readonly unknown[]): void };

const flat = templatePlan('two-bedroom', 'en');
check(checkPlan(flat).length === 0);

const floor = flat.floors[0];
check(floor !== undefined);
const options = { up: flat.up, facing: 180 };
const layout = layoutOf(floor, options);
check(layout !== undefined);
const northWest = verdictsOf(layout, options).find(verdict => verdict.palace === 'NW');
check(northWest?.verdicts.third === 'missing' && northWest.verdicts.circle === 'whole');
console.log('northwest', northWest.coverage.toFixed(3), northWest.verdicts);
console.log('master lies in', roomShares(floor, layout).find(({ room }) => room.id === 'master')?.squares);

for (const finding of formsOf(flat))
  console.log(FORMS[finding.code].tone, finding.strength, finding.code, finding.measures);
check(facingCandidates(flat).some(candidate => candidate.reason === 'balcony'));
check(patchesAt(flat, 0, { azimuth: 146.5, altitude: 32 }).some(patch => patch.roomId === 'master'));

const drawn = onFloor(emptyPlan(), 0, empty => {
  const room = addRoom(empty, 'living', [
    [0, 0],
    [5000, 0],
    [5000, 4000],
    [0, 4000],
  ]);
  return room.ok ? addOpening(room.value, { kind: 'main-door', from: [1000, 0], to: [1900, 0] }) : room;
});
check(drawn.ok);
check(readPlan(writePlan(drawn.value)).ok);
const refused = readPlan('{"version":99}');
check(!refused.ok && refused.error.code === 'plan/version-unknown');
check(
  facesOf([
    [
      [0, 0],
      [4000, 0],
    ],
    [
      [4000, 0],
      [4000, 3000],
    ],
    [
      [4000, 3000],
      [0, 3000],
    ],
    [
      [0, 3000],
      [0, 0],
    ],
  ]).length === 1,
);
console.log('the example ran');

function check(condition: boolean): asserts condition {
  if (!condition) throw new Error('the example found something it did not expect');
}
