import { boxOf, type Floor, type Point } from '@app/plan';
import { drawFloor, type FloorDrawing, type Paper, roomLabel } from '@app/plan/drawing';
import type { CSSProperties, ReactNode, SVGProps } from 'react';
import './floorPicture.css';

export interface FloorPictureProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'role'> {
  readonly floor: Floor;
  /** Its description for a person who does not see it; absent where words beside it already say it. */
  readonly label?: string;
  /** What else must be in sight. */
  readonly around?: readonly Point[];
  /** Millimetres of ground round the walls. */
  readonly margin?: number;
  readonly chosen?: string | undefined;
  readonly nameOf?: (roomId: string) => string;
  /** Under the rooms, in the same millimetres. */
  readonly under?: ReactNode;
  /** Names what is drawn, so that a loupe can show it again. */
  readonly drawingId?: string;
  /** Which part is seen; without it all of it. */
  readonly paper?: Paper;
  /** Over the drawing. */
  readonly children?: ReactNode;
}

/** A floor as ink: walls, openings, things and names. */
export function FloorPicture({
  floor,
  label,
  margin = 400,
  chosen,
  nameOf,
  under,
  around,
  drawingId,
  paper,
  children,
  ...svg
}: FloorPictureProps) {
  const { box: drawn, walls, railings, rooms, openings, items }: FloorDrawing = drawFloor(floor);
  const box = around ? boxOf([...around, ...(floor.rooms.length > 0 ? corners(drawn) : [])]) : drawn;
  const [width, height] = [box.right - box.left + 2 * margin, box.bottom - box.top + 2 * margin];
  const zoom = paper?.zoom ?? 1;
  const whole = `${box.left - margin} ${box.top - margin} ${width} ${height}`;
  const frame = {
    ...svg,
    className: `floor-picture ${svg.className ?? ''}`,
    viewBox: paper?.centre ? seenOf(paper.centre, width / zoom, height / zoom) : whole,
    ...(paper && { 'data-whole': whole, style: { ...svg.style, '--zoom': zoom } as CSSProperties }),
  };
  const lines = (
    <>
      <g id={drawingId}>
        {under}
        {rooms.map(room => (
          <path
            key={room.id}
            d={room.area}
            className="floor-picture__room"
            data-room={room.id}
            data-chosen={room.id === chosen || undefined}
          />
        ))}
        <path className="floor-picture__items" d={items.map(item => item.lines).join('')} />
        <path className="floor-picture__walls" d={walls} />
        <path className="floor-picture__railings" d={railings} />
        {openings.map(opening => (
          <path
            key={opening.id}
            className="floor-picture__opening"
            data-kind={opening.kind}
            d={opening.lines}
          />
        ))}
        {nameOf &&
          rooms.map(({ id, label: [x, y] }) => {
            const { lines, size } = roomLabel(nameOf(id), floor, id, (width / 32) * (paper ? 1 / zoom : 1));
            return (
              <text
                key={id}
                y={y}
                className="floor-picture__name"
                style={{ '--size': `${size}px` } as CSSProperties}
              >
                {lines.map((line, i) => (
                  <tspan key={line} x={x} dy={i > 0 ? '1em' : lines.length > 1 ? '-0.4em' : 0}>
                    {line}
                  </tspan>
                ))}
              </text>
            );
          })}
      </g>
      {children}
    </>
  );
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {lines}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {lines}
    </svg>
  );
}

const seenOf = ([x, y]: Point, width: number, height: number): string =>
  `${x - width / 2} ${y - height / 2} ${width} ${height}`;

const corners = ({ left, top, right, bottom }: FloorDrawing['box']): readonly Point[] => [
  [left, top],
  [right, bottom],
];
