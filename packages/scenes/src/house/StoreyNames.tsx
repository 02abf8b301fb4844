import { type Lens, seenAt } from '@app/building/orbit';
import type { Ref } from 'react';
import { ringOf } from './PhotoCards';
import type { HouseView, StoreyName } from './view';

export interface StoreyNamesProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly storeys: readonly StoreyName[];
}

/** R662: the names of the storeys lifted apart, beside the ring. */
export function StoreyNames({ ref, storeys }: StoreyNamesProps) {
  return (
    <ul ref={ref} className="storey-names">
      {storeys.map(({ name, detail }) => (
        <li key={name} data-hud>
          <span>{name}</span>
          <small>{detail}</small>
          <i aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

/** Px between a name, the ring and the line from it to its storey. */
const GAP = 14;

/** Puts each name to the left of the ring at the height of its storey, with a line to it; outside React. */
export function placeStoreys(layer: HTMLElement | null, { storeys = [] }: HouseView, lens: Lens): void {
  const ring = ringOf(lens);
  // The facts about the light are at the left too: a name overlaps the ring rather than those.
  const { right = 0 } = document.querySelector('.sky-facts')?.getBoundingClientRect() ?? {};
  for (const [i, item] of [...(layer?.children ?? [])].entries()) {
    const corners = storeys[i]?.corners.map(corner => seenAt(lens, corner)) ?? [];
    const [edge, top] = corners.toSorted((a, b) => a[0] - b[0])[0] ?? [0, 0];
    // Left of the ring where the ring is that high; above it, left of the storey.
    const across = Math.sqrt(Math.max(0, 1 - ((top - ring.top) / ring.y) ** 2));
    const { style, offsetWidth } = item as HTMLElement; // a list contains only elements
    const left = Math.max(Math.min(ring.left - ring.x * across, edge) - GAP, right + GAP + offsetWidth);
    style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-100%, -50%)`;
    style.setProperty('--lead', `${Math.max(0, edge - left - GAP / 2).toFixed(1)}px`);
  }
}
