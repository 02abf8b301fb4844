import { type Division, extendedShares, type PalaceChip } from '@app/home';
import type { Floor, Layout, Point } from '@app/plan';
import { mountainLines, palaceLines, ringPath } from '@app/plan/drawing';
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

/** R971, R979: what projects from the body, over its rooms, with its share of a square. */
export function ExtendedParts({ floor, squares, tell }: ExtendedProps) {
  const px = usePerPixel();
  return (
    <>
      <Hatch id="extended-hatch" turn={-45} />
      {squares.flatMap(({ palace, beyond }) =>
        beyond.map((ring, i) => (
          <path key={`${palace} ${i}`} className="palace-extended" d={ringPath(ring)} />
        )),
      )}
      {extendedShares(floor, squares, px).map(({ palace, share, letter, left, top, right, bottom }) => (
        <g key={palace} className="palace-share">
          <rect x={left} y={top} width={right - left} height={bottom - top} rx={3 * px} />
          <text x={(left + right) / 2} y={(top + bottom) / 2} fontSize={letter}>
            {tell(share)}
          </text>
        </g>
      ))}
    </>
  );
}
