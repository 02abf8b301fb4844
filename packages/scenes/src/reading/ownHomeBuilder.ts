// What a plan needs to be built and named: fetched only where there is one.
import { prepareHome } from '@app/building/plan';
import type { Plan } from '@app/plan';

export { litRooms, ownHomeOf, readOwnPlan } from '@app/building/plan';
export { givenName, roomName } from '@app/plan/words';

/** How long the page may stand still for a piece of the home, ms. */
const TURN = 8;

/** Builds the home while the page goes on answering. */
export function build(plan: Plan, cut: number | undefined): Promise<void> {
  let rested = performance.now();
  return prepareHome(plan, cut, async () => {
    if (performance.now() - rested < TURN) return;
    await nextTurn();
    rested = performance.now();
  });
}

/** A message comes after what the person did meanwhile, without the wait of a timer. */
function nextTurn(): Promise<void> {
  return new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}
