import type { PhotoOnPlan as OnPlan } from '@app/home';
import { formatDegrees, formatNumber, useLanguage } from '@app/i18n';
import { boxOf, directionOf, type Point } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorPicture } from '../plan/FloorPicture';
import { SunPatches } from '../plan/SunPatches';

export interface PhotoOnPlanProps {
  readonly onPlan: OnPlan;
  /** Degrees to either side of where it looked. */
  readonly within: number;
  /** What the person calls the room on the plan. */
  readonly roomName: string;
  /** The camera's clock, `09:46`. */
  readonly time: string | undefined;
}

/** R236, R237: the photo's room on the plan, where it looked, and where the sun lay at its minute. */
export function PhotoOnPlan({ onPlan, within, roomName, time }: PhotoOnPlanProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const { floor, room, look, patches, sunInRoom, isSunKnown } = onPlan;
  const sun = !isSunKnown
    ? undefined
    : sunInRoom > 0
      ? t('read.sunInRoom', {
          time: time ?? '',
          area: formatNumber(language, sunInRoom, { maximumFractionDigits: 1 }),
        })
      : t(patches.length > 0 ? 'read.sunElsewhere' : 'read.noSunInside', { time: time ?? '' });
  const words = [
    look !== undefined && t('read.lookDrawn', { within: formatDegrees(language, within) }),
    sun,
  ].filter(Boolean);
  return (
    <figure className="photo-plan">
      <FloorPicture floor={floor} chosen={room.id} label={t('read.onPlan', { room: roomName })}>
        <SunPatches patches={patches} />
        {look !== undefined && <Look floor={floor} roomId={room.id} look={look} within={within} />}
      </FloorPicture>
      <figcaption>{words.length > 0 ? words.join(' ') : t('read.noLook')}</figcaption>
    </figure>
  );
}

interface LookProps extends Pick<OnPlan, 'floor'> {
  readonly roomId: string;
  /** Degrees clockwise from the plan's up. */
  readonly look: number;
  readonly within: number;
}

/** An arrow from the middle of the room, in a wedge as wide as the direction is unsure, both ending at its walls. */
function Look({ floor, roomId, look, within }: LookProps) {
  const id = useId();
  const drawn = drawFloor(floor).rooms.find(each => each.id === roomId);
  const ring = floor.rooms.find(each => each.id === roomId)?.ring;
  if (!drawn || !ring) return null;
  const { left, top, right, bottom } = boxOf(ring);
  const far = Math.hypot(right - left, bottom - top);
  const [x, y] = drawn.label;
  const to = (angle: number, length: number): Point => {
    const [dx, dy] = directionOf(angle);
    return [x + dx * length, y + dy * length];
  };
  const at = (point: Point) => point.map(Math.round).join(' ');
  return (
    <g className="photo-plan__look">
      <clipPath id={id}>
        <path d={drawn.area} />
      </clipPath>
      <path
        clipPath={`url(#${id})`}
        d={`M${x} ${y}L${at(to(look - within, far))}L${at(to(look + within, far))}Z`}
      />
      <line {...lineTo(to(look, 900))} />
      <path
        className="photo-plan__head"
        d={`M${at(to(look, 1150))}L${at(to(look - 12, 850))}L${at(to(look + 12, 850))}Z`}
      />
      <circle cx={x} cy={y} r={110} />
    </g>
  );
  function lineTo([x2, y2]: Point) {
    return { x1: x, y1: y, x2, y2 };
  }
}
