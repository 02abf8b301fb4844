import type { Columns } from './columns';
import { within } from './motion';
import { type Neighbours, noteMoved, updateNeighbours } from './neighbours';

/** The share of an overlap each of the two resolves in one step: all at once would look like a jolt. */
const GIVE = 0.2;

export interface Contacts {
  readonly neighbours: Neighbours;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The pairs touching in this step. */
  touching: Int32Array;
}

export const createContacts = (neighbours: Neighbours, width: number, height: number): Contacts => ({
  neighbours,
  halfWidth: width / 2,
  halfHeight: height / 2,
  touching: new Int32Array(neighbours.one.length),
});

/**
 * Lets bubbles that touch on the stage plane part gently and exchange their speed along the line between them. Contacts
 * are determined before anyone moves, and pairs part in the order of their indexes: the same positions and speeds always
 * give the same result, whatever went before.
 */
export function collide(bubbles: Columns, count: number, contacts: Contacts): void {
  updateNeighbours(contacts.neighbours, bubbles, count);
  const touching = findContacts(bubbles, contacts);
  for (let contact = 0; contact < touching; contact++) part(bubbles, contacts, contacts.touching[contact]!);
}

/** Returns the number of touching pairs. */
function findContacts({ x, y }: Columns, contacts: Contacts): number {
  const { one, other, pairs, reach } = contacts.neighbours;
  if (contacts.touching.length < pairs) contacts.touching = new Int32Array(one.length);
  const { touching } = contacts;
  const reach2 = reach * reach;
  let found = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const i = one[pair]!;
    const j = other[pair]!;
    const dx = x[j]! - x[i]!;
    const dy = y[j]! - y[i]!;
    if (dx * dx + dy * dy >= reach2) continue;
    touching[found] = pair;
    found++;
  }
  return found;
}

/** Takes whole numbers only, and recomputes the rest: a fraction that is passed on may be boxed on the heap. */
function part(bubbles: Columns, contacts: Contacts, pair: number): void {
  const { x, y, vx, vy } = bubbles;
  const { halfWidth, halfHeight, neighbours } = contacts;
  const i = neighbours.one[pair]!;
  const j = neighbours.other[pair]!;
  const dx = x[j]! - x[i]!;
  const dy = y[j]! - y[i]!;
  const distance = Math.sqrt(dx * dx + dy * dy);
  // Two bubbles in one point have no line between them: they part along x.
  const nx = distance > 0 ? dx / distance : 1;
  const ny = distance > 0 ? dy / distance : 0;
  // None if a third has already pushed them apart.
  const push = Math.max(0, neighbours.reach - distance) * GIVE;
  x[i] = within(x[i]! - nx * push, halfWidth);
  y[i] = within(y[i]! - ny * push, halfHeight);
  x[j] = within(x[j]! + nx * push, halfWidth);
  y[j] = within(y[j]! + ny * push, halfHeight);
  noteMoved(neighbours, bubbles, i);
  noteMoved(neighbours, bubbles, j);
  const closing = (vx[j]! - vx[i]!) * nx + (vy[j]! - vy[i]!) * ny;
  if (closing >= 0) return;
  vx[i]! += closing * nx;
  vy[i]! += closing * ny;
  vx[j]! -= closing * nx;
  vy[j]! -= closing * ny;
}
