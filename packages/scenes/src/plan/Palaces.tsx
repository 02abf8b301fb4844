import type { Division, PalaceChip } from '@app/home';
import { boxOf, type Floor, type Layout, type Point } from '@app/plan';
import { drawFloor, mountainLines, palaceLines, ringPath } from '@app/plan/drawing';
import type { ReactNode } from 'react';
import { usePerPixel } from './perPixel';

export interface PalacesProps {
  readonly layout: Layout;
  readonly division: Division;
  readonly chips: readonly PalaceChip[];
}

/** The palaces over a plan: their borders and their marks. */
export function Palaces({ layout, division, chips }: PalacesProps) {
  const perPixel = usePerPixel();
  const lines =
    division === 'mountains'
      ? mountainLines(layout)
      : palaceLines(layout, division)
          .map(({ border }) => border)
          .join('');
  return (
    <>
      <g className="plan-palace">
        <path d={lines} />
      </g>
      {chips.map(({ palace, text, letter, left, top, right, bottom }) => (
        <g key={palace} className="palace-chip">
          {[0, 1].map(layer => (
            <rect key={layer} x={left} y={top} width={right - left} height={bottom - top} rx={3 * perPixel} />
          ))}
          <text x={(left + right) / 2} y={(top + bottom) / 2} fontSize={letter}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** The centre of the home, marked as on a compass. */
export function CentreMark({ at: [x, y] }: { readonly at: Point }) {
  const px = usePerPixel();
  return (
    <g className="palace-centre">
      <circle cx={x} cy={y} r={10 * px} />
      <path d={`M${x - 17 * px} ${y}h${34 * px}M${x} ${y - 17 * px}v${34 * px}`} />
      <circle className="palace__centre" cx={x} cy={y} r={4 * px} />
    </g>
  );
}

const Hatch = ({
  id,
  turn,
  children,
}: {
  readonly id: string;
  readonly turn: number;
  readonly children?: ReactNode;
}) => (
  <pattern
    {...{ id }}
    width="160"
    height="160"
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${turn})`}
  >
    {children}
    <path d="M0 0V160" />
  </pattern>
);

/**
 * The missing parts of the palaces, under the rooms, which cover the rest; and the hatch of areas outside the palaces.
 */
export const MissingSquares = ({ squares }: { readonly squares: Layout['squares'] }) => (
  <>
    <Hatch id="palace-hatch" turn={45} />
    <Hatch id="outside-hatch" turn={-45}>
      <rect className="outside-ground" width="160" height="160" />
    </Hatch>
    {squares.map(({ palace, ring }) => (
      <path key={palace} className="palace-missing" d={ringPath(ring)} />
    ))}
  </>
);

interface ExtendedProps {
  readonly floor: Floor;
  readonly squares: Layout['squares'];
  readonly tell: (share: number) => string;
}

/** Where the share of a part is tried along it, in the order of preference. */
const ALONG = [0.5, 0.3, 0.7, 0.18, 0.82];
/** Half the ground of a share, pixels. */
const SHARE = { letter: 13, wide: 19, high: 10 };

/** R971, R979: what projects from the body, over its rooms, with its share of a square, off the leaves of doors. */
export function ExtendedParts({ floor, squares, tell }: ExtendedProps) {
  const px = usePerPixel();
  const { taken } = drawFloor(floor);
  return (
    <>
      <Hatch id="extended-hatch" turn={-45} />
      {squares.flatMap(({ palace, beyond, extension }) =>
        beyond.map((ring, i) => {
          const { left, right, top, bottom } = boxOf(ring);
          const isWide = right - left > bottom - top;
          const spots = ALONG.map(share => {
            const [x, y] = isWide
              ? [left + (right - left) * share, (top + bottom) / 2]
              : [(left + right) / 2, top + (bottom - top) * share];
            return boxOf([-1, 1].map(side => [x + side * SHARE.wide * px, y + side * SHARE.high * px]));
          });
          const free = spots.find(spot => !taken.some(each => isOver(each, spot))) ?? spots[0]!;
          return (
            <g key={`${palace} ${i}`} className="palace-share">
              <path className="palace-extended" d={ringPath(ring)} />
              {i === 0 && (
                <>
                  <rect
                    x={free.left}
                    y={free.top}
                    width={free.right - free.left}
                    height={free.bottom - free.top}
                    rx={3 * px}
                  />
                  <text
                    x={(free.left + free.right) / 2}
                    y={(free.top + free.bottom) / 2}
                    fontSize={SHARE.letter * px}
                  >
                    {tell(extension)}
                  </text>
                </>
              )}
            </g>
          );
        }),
      )}
    </>
  );
}

const isOver = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
