import { formatLength, useLanguage } from '@app/i18n';
import { boxOf, type Floor, type Point } from '@app/plan';
import {
  dimensionsOf,
  drawFloor,
  type FloorDrawing,
  type Paper,
  roomLabel,
  scaleBar,
} from '@app/plan/drawing';
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
  /** R592: with lengths along the outer walls. */
  readonly measured?: boolean;
  /** Millimetres of the bar below; a round length of what is seen without. */
  readonly bar?: number;
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
  measured = false,
  bar,
  drawingId,
  paper,
  children,
  ...svg
}: FloorPictureProps) {
  const { box: drawn, walls, railings, rooms, openings, items }: FloorDrawing = drawFloor(floor);
  const { language } = useLanguage();
  const span = Math.max(drawn.right - drawn.left, drawn.bottom - drawn.top);
  const lengths = measured ? dimensionsOf(floor, span / 26) : undefined;
  const held = around && floor.rooms.length === 0 ? [] : corners(drawn);
  const box = boxOf([...held, ...(around ?? []), ...(lengths?.around ?? [])]);
  const width = box.right - box.left + 2 * margin;
  // Below it lies the bar of its scale.
  const height = box.bottom - box.top + 2 * margin + width / 16;
  const zoom = paper?.zoom ?? 1;
  const whole = `${box.left - margin} ${box.top - margin} ${width} ${height}`;
  const middle = paper?.centre ?? [box.left - margin + width / 2, box.top - margin + height / 2];
  const [left, bottom] = [middle[0] - width / zoom / 2, middle[1] + height / zoom / 2];
  const scale = scaleBar([left + width / zoom / 40, bottom - width / zoom / 60], width / zoom, bar);
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
        <path className="floor-picture__boards" d={rooms.map(({ boards }) => boards ?? '').join('')} />
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
      {lengths && (
        <g className="floor-picture__lengths">
          <path d={lengths.lines} />
          {lengths.lengths.map(({ length, at: [x, y], size, turn }) => (
            <text
              key={`${x} ${y}`}
              style={{ '--size': `${size}px` } as CSSProperties}
              transform={`translate(${x} ${y}) rotate(${turn})`}
            >
              {(length / 1000).toFixed(2)}
            </text>
          ))}
        </g>
      )}
      <g className="floor-picture__scale" style={{ '--size': `${width / zoom / 32}px` } as CSSProperties}>
        <path d={scale.frame} />
        <path d={scale.filled} />
        <text x={scale.at[0]} y={scale.at[1]}>
          {formatLength(language, scale.length / 1000)}
        </text>
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
