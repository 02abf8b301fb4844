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

/** R662: puts each name into the left margin at the height of its storey, with a line to it; outside React. */
export function placeStoreys(layer: HTMLElement | null, { storeys = [] }: HouseView, lens: Lens): void {
  const ring = ringOf(lens);
  const items = [...(layer?.children ?? [])] as HTMLElement[]; // a list contains only elements
  // Words at the left are there already: the margin begins beside those, and below the name of the term.
  const right = document.querySelector('.house-view__plan')?.getBoundingClientRect().right ?? 0;
  const term = document.querySelector('.house-view__term')?.getBoundingClientRect();
  const widest = Math.max(0, ...items.map(({ offsetWidth }) => offsetWidth));
  const placed = items.map((item, i) => {
    const corners = storeys[i]?.corners.map(corner => seenAt(lens, corner)) ?? [];
    const [edge, top] = corners.toSorted((a, b) => a[0] - b[0])[0] ?? [0, 0];
    return { item, edge, top, half: item.offsetHeight / 2 };
  });
  const margin = Math.min(...placed.map(({ edge }) => edge), ring.left - ring.x) - 2 * GAP;
  const left = Math.max(margin, right + GAP + widest);
  // From the top, none on the one above it. Written after all is measured: each would lay the page out again.
  let free = -Infinity;
  for (const { item, edge, top, half } of placed.toSorted((a, b) => a.top - b.top)) {
    const isUnderTerm = term && left - widest < term.right && top - half < term.bottom + GAP;
    const down = Math.max(isUnderTerm ? Math.max(top, term.bottom + GAP + half) : top, free + half);
    free = down + half + GAP / 2;
    item.style.transform = `translate(${left.toFixed(1)}px, ${down.toFixed(1)}px) translate(-100%, -50%)`;
    item.style.setProperty('--lead', `${Math.max(0, edge - left - GAP / 2).toFixed(1)}px`);
  }
}
