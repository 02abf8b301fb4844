import {
  boxOf,
  centroidOf,
  derive,
  type Edge,
  type Floor,
  isInside,
  itemCorners,
  type Point,
  type Ring,
  type Room,
  roomOf,
} from '@app/plan';
import { ringPath } from '@app/plan/drawing';
import type { Patch } from '@app/plan/light';
import { useEffect, useMemo } from 'react';
import { FloorPicture } from './FloorPicture';
import { usePerPixel } from './perPixel';
import { SunPatches } from './SunPatches';
import './lightSheet.css';

export interface RoomInSunProps {
  readonly floor: Floor;
  readonly room: Room;
  readonly patches: readonly Patch[];
  /** The patches of full hours, drawn as outlines. */
  readonly hours: readonly { readonly hour: number; readonly patches: readonly Patch[] }[];
}

/** Square millimetres of a patch that is too small to have an outline. */
const SLIVER = 200_000;

/** R831: one room with the sun on its floor, now and at some full hours. */
export function RoomInSun({ floor, room, patches, hours }: RoomInSunProps) {
  const alone = useMemo((): Floor => {
    const { edgeOf } = derive(floor);
    return {
      ...floor,
      rooms: [room],
      openings: floor.openings.filter(({ id }) =>
        [edgeOf.get(id)?.room, edgeOf.get(id)?.other].some(each => each?.id === room.id),
      ),
      items: floor.items.filter(item => roomOf(floor, item)?.id === room.id),
    };
  }, [floor, room]);
  const things = useMemo(() => alone.items.map(itemCorners), [alone]);
  const walls = useMemo(() => derive(alone).edges, [alone]);
  const now = patches.filter(({ roomId }) => roomId === room.id);
  const outlines = useMemo(
    () =>
      hours.flatMap(({ hour, patches: each }) => {
        const rings = each
          .filter(({ roomId, area }) => roomId === room.id && area >= SLIVER)
          .map(({ ring }) => ring);
        return rings.length > 0 ? { hour, rings } : [];
      }),
    [hours, room.id],
  );
  return (
    <FloorPicture
      floor={alone}
      margin={150}
      withNorth={false}
      className="light-sheet__plan"
      preserveAspectRatio="xMinYMid"
      // Under the walls, whose inner half a patch reaches.
      onFloor={
        <>
          {outlines.map(({ hour, rings }) => (
            <path key={hour} className="light-hour" d={rings.map(ringPath).join('')} />
          ))}
          <SunPatches patches={now} />
        </>
      }
    >
      <HourNames {...{ outlines, walls, things }} now={now.map(({ ring }) => ring)} />
    </FloorPicture>
  );
}

/** Pixels: the letters of an hour, from the middle of one to any line, and to another. */
const LETTER = 12;
const OFF = [12, 8];
const APART = 18;
/** Points across and down a patch at which its hour may be named. */
const PLACES = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);

interface Outline {
  readonly hour: number;
  readonly rings: readonly Ring[];
}

interface HourNamesProps {
  readonly outlines: readonly Outline[];
  readonly walls: readonly Pick<Edge, 'a' | 'b' | 'thickness'>[];
  /** Where a name lies only if there is no other place: things, and the sun of now. */
  readonly things: readonly Ring[];
  readonly now: readonly Ring[];
}

/** R991: each hour in one of its patches where there is room, off every outline, as near to its middle as that lets it be. */
function HourNames({ outlines, walls, things, now }: HourNamesProps) {
  const px = usePerPixel();
  // With the time only the sun of now moves.
  const named = useMemo(() => {
    const lines = [...outlines.flatMap(({ rings }) => rings), ...things];
    return outlines.map(({ hour, rings }) => {
      const nearest = rings.flatMap(spotsIn).toSorted((a, b) => a.away - b.away);
      return {
        hour,
        spots: nearest.map(({ at }) => ({
          at,
          off: Math.min(
            toLines(at, lines),
            ...walls.map(({ a, b, thickness }) => toSide(at, a, b) - thickness / 2),
          ),
          onThing: isOn(at, things),
        })),
        last: {} as { at?: Point | undefined; px?: number },
      };
    });
  }, [outlines, walls, things]);
  const placed: Point[] = [];
  const shown = named.map(({ hour, spots, last }) => {
    const apartFromAll = spots.filter(
      ({ at, off }) => off >= OFF.at(-1)! * px && placed.every(other => apart(at, other) >= APART * px),
    );
    const clear = apartFromAll.filter(({ at, onThing }) => !onThing && !isOn(at, now));
    const free = [clear, apartFromAll].flatMap(pool =>
      OFF.flatMap(by => pool.find(({ at, off }) => Math.min(off, toLines(at, now)) >= by * px) ?? []),
    )[0];
    // R1006: it stays where it is as long as that is free: with the sun it would hop. Another size, as on paper, is a new
    // drawing.
    const isHeld =
      last.px === px && clear.some(({ at }) => at === last.at && toLines(at, now) >= OFF.at(-1)! * px);
    const at = isHeld ? last.at : free?.at;
    if (at) placed.push(at);
    return { hour, at, last };
  });
  useEffect(() => {
    for (const { at, last } of shown) Object.assign(last, { at: at ?? last.at, px });
  });
  return shown.map(
    ({ hour, at }) =>
      at && (
        <text key={hour} className="light-hour__name" x={at[0]} y={at[1]} fontSize={LETTER * px}>
          {hour}
        </text>
      ),
  );
}

const isOn = (at: Point, rings: readonly Ring[]) => rings.some(ring => isInside(at, ring));

const toLines = (at: Point, rings: readonly Ring[]) =>
  Math.min(...rings.flatMap(ring => ring.map((a, i) => toSide(at, a, ring[(i + 1) % ring.length]!))));

function spotsIn(ring: Ring) {
  const { left, right, top, bottom } = boxOf(ring);
  const middle = centroidOf([ring])!;
  return PLACES.flatMap(across =>
    PLACES.map((down): Point => [left + across * (right - left), top + down * (bottom - top)]),
  )
    .filter(at => isInside(at, ring))
    .map(at => ({ at, away: apart(at, middle) }));
}

function toSide([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const on = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - on * dx, y - y1 - on * dy);
}

const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);
