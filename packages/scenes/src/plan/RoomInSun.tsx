import { centroidOf, derive, type Floor, type Room, roomOf } from '@app/plan';
import { ringPath } from '@app/plan/drawing';
import type { Patch } from '@app/plan/light';
import { useMemo } from 'react';
import { FloorPicture } from './FloorPicture';
import { usePerPixel } from './perPixel';
import { SunPatches } from './SunPatches';
import './lightSheet.css';

export interface RoomInSunProps {
  readonly floor: Floor;
  readonly room: Room;
  readonly patches: readonly Patch[];
  /** The patches of each full hour, drawn as outlines; every third hour is named. */
  readonly hours: readonly { readonly hour: number; readonly patches: readonly Patch[] }[];
}

/** R831: one room with the sun on its floor, now and at every full hour. */
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
  const inRoom = ({ roomId }: Patch) => roomId === room.id;
  return (
    <FloorPicture
      floor={alone}
      margin={150}
      withNorth={false}
      className="light-sheet__plan"
      preserveAspectRatio="xMinYMid"
    >
      {hours.flatMap(({ hour, patches: each }) =>
        each
          .filter(inRoom)
          .map(({ ring }, j) => (
            <path
              key={`${hour} ${j}`}
              className="light-hour"
              data-named={hour % 3 === 0 || undefined}
              d={ringPath(ring)}
            />
          )),
      )}
      <SunPatches patches={patches.filter(inRoom)} />
      <HourNames hours={hours.map(({ hour, patches: each }) => ({ hour, patch: each.find(inRoom) }))} />
    </FloorPicture>
  );
}

/** Pixels: the letters of an hour. */
const LETTER = 12;

function HourNames({
  hours,
}: {
  readonly hours: readonly { readonly hour: number; readonly patch: Patch | undefined }[];
}) {
  const px = usePerPixel();
  return hours.map(({ hour, patch }) => {
    if (!patch || hour % 3 !== 0) return null;
    const [x, y] = centroidOf([patch.ring])!;
    return (
      <text key={hour} className="light-hour__name" x={x} y={y} fontSize={LETTER * px}>
        {hour}
      </text>
    );
  });
}
