import { photoSpot } from '@app/home';
import { boxOf, directionOf, type Floor, type Point } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { useId } from 'react';
import './photoLook.css';

export interface PhotoLookMarkProps {
  readonly floor: Floor;
  readonly roomId: string;
  /** Degrees clockwise from the plan's up. */
  readonly look: number;
  /** Degrees to either side. */
  readonly within: number;
  /** R976: without its arrow, pale. */
  readonly isQuiet?: boolean;
}

/** Millimetres from the middle of the room to the end of an arrow, and to points along it. */
const ARROW = 1150;
const ALONG = [0, 450, 800, ARROW];

/** R976: what names keep clear of: the dot of a direction, and its arrow if it is drawn. */
export function lookPoints({ floor, roomId, look, isQuiet = false }: PhotoLookMarkProps): readonly Point[] {
  const middle = photoSpot(floor, roomId);
  const [dx, dy] = directionOf(look);
  return middle
    ? ALONG.slice(0, isQuiet ? 1 : undefined).map(on => [middle[0] + dx * on, middle[1] + dy * on])
    : [];
}

/** R236: an arrow from about the middle of the room, in a wedge of the direction's uncertainty, both ending at its walls. */
export function PhotoLookMark({ floor, roomId, look, within, isQuiet = false }: PhotoLookMarkProps) {
  const id = useId();
  const drawn = drawFloor(floor).rooms.find(each => each.id === roomId);
  const ring = floor.rooms.find(each => each.id === roomId)?.ring;
  if (!drawn || !ring) return null;
  const { left, top, right, bottom } = boxOf(ring);
  const far = Math.hypot(right - left, bottom - top);
  const [x, y] = photoSpot(floor, roomId)!;
  const to = (angle: number, length: number): Point => {
    const [dx, dy] = directionOf(angle);
    return [x + dx * length, y + dy * length];
  };
  const at = (point: Point) => point.map(Math.round).join(' ');
  return (
    <g className="photo-look" data-quiet={isQuiet || undefined}>
      <clipPath id={id}>
        <path d={drawn.area} />
      </clipPath>
      <path
        clipPath={`url(#${id})`}
        d={`M${x} ${y}L${at(to(look - within, far))}L${at(to(look + within, far))}Z`}
      />
      {!isQuiet && (
        <>
          <line {...lineTo(to(look, 900))} />
          <path
            className="photo-look__head"
            d={`M${at(to(look, ARROW))}L${at(to(look - 12, 850))}L${at(to(look + 12, 850))}Z`}
          />
        </>
      )}
      <circle cx={x} cy={y} r={110} />
    </g>
  );
  function lineTo([x2, y2]: Point) {
    return { x1: x, y1: y, x2, y2 };
  }
}
