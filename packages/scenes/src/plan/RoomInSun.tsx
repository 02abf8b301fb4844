import { type HourOutline, hourSpots, placeHours } from '@app/home';
import { derive, type Floor, itemCorners, type Point, type Ring, type Room, roomOf } from '@app/plan';
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

/** Pixels. */
const LETTER = 12;

interface HourNamesProps {
  readonly outlines: readonly HourOutline[];
  readonly walls: ReturnType<typeof derive>['edges'];
  readonly things: readonly Ring[];
  readonly now: readonly Ring[];
}

function HourNames({ outlines, walls, things, now }: HourNamesProps) {
  const px = usePerPixel();
  const [hours, last] = useMemo(
    () => [hourSpots(outlines, walls, things), { px: 0, at: [] as readonly (Point | undefined)[] }] as const,
    [outlines, walls, things],
  );
  // Another size, as on paper, is a new drawing.
  const shown = placeHours(hours, now, px, last.px === px ? last.at : []);
  useEffect(() => {
    Object.assign(last, { px, at: shown.map((at, i) => at ?? last.at[i]) });
  });
  return shown.map((at, i) => {
    const hour = hours[i]?.hour;
    return (
      at && (
        <text key={hour} className="light-hour__name" x={at[0]} y={at[1]} fontSize={LETTER * px}>
          {hour}
        </text>
      )
    );
  });
}
