import type { Columns } from './columns';
import { within } from './motion';
import { type Neighbours, updateNeighbours } from './neighbours';

/** Of an overlap, how much each of the two gives way in one step: all of it at once would look like a jolt. */
const GIVE = 0.2;

export interface Contacts {
  readonly neighbours: Neighbours;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The two bubbles of each pair that touches in this step. */
  one: Int32Array;
  other: Int32Array;
}

export function createContacts(neighbours: Neighbours, width: number, height: number): Contacts {
  const room = neighbours.others.length;
  return {
    neighbours,
    halfWidth: width / 2,
    halfHeight: height / 2,
    one: new Int32Array(room),
    other: new Int32Array(room),
  };
}

/**
 * Lets bubbles that touch on the stage plane part gently and exchange their speed along the line between them. Who
 * touches is settled before anyone moves, and pairs part in the order of their indexes: the same places and speeds
 * always lead to the same ones, whatever went before.
 */
export function collide(bubbles: Columns, count: number, contacts: Contacts): void {
  updateNeighbours(contacts.neighbours, bubbles, count);
  const touching = findContacts(bubbles, count, contacts);
  for (let contact = 0; contact < touching; contact++) part(bubbles, contacts, contact);
}

/** Returns how many pairs touch. */
function findContacts({ x, y }: Columns, count: number, contacts: Contacts): number {
  const { first, others, reach } = contacts.neighbours;
  if (contacts.one.length < others.length) {
    contacts.one = new Int32Array(others.length);
    contacts.other = new Int32Array(others.length);
  }
  const { one, other } = contacts;
  const reach2 = reach * reach;
  let touching = 0;
  let place = 0;
  for (let i = 0; i < count; i++) {
    const until = first[i + 1]!;
    if (place === until) continue;
    const atX = x[i]!;
    const atY = y[i]!;
    for (; place < until; place++) {
      const j = others[place]!;
      const dx = x[j]! - atX;
      const dy = y[j]! - atY;
      if (dx * dx + dy * dy >= reach2) continue;
      one[touching] = i;
      other[touching] = j;
      touching++;
    }
  }
  return touching;
}

/** Takes whole numbers only, and works the rest out again: a fraction that is passed on may be boxed on the heap. */
function part(bubbles: Columns, contacts: Contacts, contact: number): void {
  const { x, y, vx, vy } = bubbles;
  const { halfWidth, halfHeight, neighbours } = contacts;
  const i = contacts.one[contact]!;
  const j = contacts.other[contact]!;
  const dx = x[j]! - x[i]!;
  const dy = y[j]! - y[i]!;
  const distance = Math.sqrt(dx * dx + dy * dy);
  // Two bubbles in one point have no line between them: they part along x.
  const nx = distance > 0 ? dx / distance : 1;
  const ny = distance > 0 ? dy / distance : 0;
  // None when a third has already pushed them apart.
  const push = Math.max(0, neighbours.reach - distance) * GIVE;
  x[i] = within(x[i]! - nx * push, halfWidth);
  y[i] = within(y[i]! - ny * push, halfHeight);
  x[j] = within(x[j]! + nx * push, halfWidth);
  y[j] = within(y[j]! + ny * push, halfHeight);
  const closing = (vx[j]! - vx[i]!) * nx + (vy[j]! - vy[i]!) * ny;
  if (closing >= 0) return;
  vx[i]! += closing * nx;
  vy[i]! += closing * ny;
  vx[j]! -= closing * nx;
  vy[j]! -= closing * ny;
}
