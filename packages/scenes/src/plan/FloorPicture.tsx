import { formatLength, useLanguage } from '@app/i18n';
import { boxOf, type Floor, type Point, type Ring, type Room } from '@app/plan';
import {
  dimensionsOf,
  drawFloor,
  type FloorDrawing,
  type Paper,
  roomLabel,
  sheetOf,
} from '@app/plan/drawing';
import { type CSSProperties, memo, type ReactNode, type SVGProps, useMemo } from 'react';
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
  readonly nameOf?: (room: Room) => string;
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
  const { whole, seen, width, scale } = sheetOf(box, margin, paper, bar);
  const barLength = useMemo(() => formatLength(language, scale.length / 1000), [language, scale.length]);
  const frame = {
    ...svg,
    className: `floor-picture ${svg.className ?? ''}`,
    viewBox: seen,
    ...(paper && { 'data-whole': whole, style: { ...svg.style, '--zoom': paper.zoom } as CSSProperties }),
  };
  const lines = (
    <>
      <g id={drawingId}>
        {under}
        {rooms.map(room => (
          <Line
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
          <Line
            key={opening.id}
            className="floor-picture__opening"
            data-kind={opening.kind}
            d={opening.lines}
          />
        ))}
        {nameOf &&
          floor.rooms.map((room, i) => (
            <RoomName
              key={room.id}
              name={nameOf(room)}
              ring={room.ring}
              at={rooms[i]!.label}
              wanted={width / 32}
            />
          ))}
      </g>
      {lengths && (
        <g className="floor-picture__lengths">
          <path d={lengths.lines} />
          {lengths.lengths.map(({ length, at: [x, y], size, turn }, i) => (
            <text
              key={i}
              style={{ '--size': `${size}px` } as CSSProperties}
              transform={`translate(${x} ${y}) rotate(${turn})`}
            >
              {(length / 1000).toFixed(2)}
            </text>
          ))}
        </g>
      )}
      <g className="floor-picture__scale" style={{ '--size': `${width / 32}px` } as CSSProperties}>
        <path d={scale.frame} />
        <path d={scale.filled} />
        <text x={scale.at[0]} y={scale.at[1]}>
          {barLength}
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

// R602: React passes over the parts of a floor that were not drawn again.

const Line = memo((line: SVGProps<SVGPathElement>) => <path {...line} />);

interface RoomNameProps {
  readonly name: string;
  readonly ring: Ring;
  readonly at: Point;
  /** Millimetres its letters are high where the room lets them. */
  readonly wanted: number;
}

const RoomName = memo(({ name, ring, at: [x, y], wanted }: RoomNameProps) => {
  const { lines, size } = roomLabel(name, ring, wanted);
  return (
    <text y={y} className="floor-picture__name" style={{ '--size': `${size}px` } as CSSProperties}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i > 0 ? '1em' : lines.length > 1 ? '-0.4em' : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
});

const corners = ({ left, top, right, bottom }: FloorDrawing['box']): readonly Point[] => [
  [left, top],
  [right, bottom],
];
