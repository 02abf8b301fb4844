import type { PhotoOnPlan as OnPlan } from '@app/home';
import { formatDegrees, formatNumber, useLanguage } from '@app/i18n';
import { useTranslation } from 'react-i18next';
import { FloorPicture } from '../plan/FloorPicture';
import { PhotoLookMark } from '../plan/PhotoLookMark';
import { SunPatches } from '../plan/SunPatches';
import './photoSheet.css';

export interface PhotoOnPlanProps {
  readonly onPlan: OnPlan;
  /** Degrees to either side of its direction. */
  readonly within: number;
  /** The person's name for the room on the plan. */
  readonly roomName: string;
  /** The camera's clock, `09:46`. */
  readonly time: string | undefined;
}

/** R236, R237: the photo's room on the plan, its direction, and the place of the sun at its minute. */
export function PhotoOnPlan({ onPlan, within, roomName, time }: PhotoOnPlanProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const { floor, room, look, patches, sunInRoom, sunBy } = onPlan;
  const sun = !sunBy
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
    sunBy && sunBy !== 'photo' && t(`read.lightIfClock.${sunBy}`),
  ].filter(Boolean);
  return (
    <figure className="photo-plan">
      <FloorPicture
        floor={floor}
        chosen={room.id}
        label={t('read.onPlan', { room: roomName })}
        onFloor={<SunPatches patches={patches} />}
      >
        {look !== undefined && <PhotoLookMark floor={floor} roomId={room.id} look={look} within={within} />}
      </FloorPicture>
      <figcaption>
        {words.length > 0 ? words.join(language === 'zh' ? '' : ' ') : t('read.noLook')}
      </figcaption>
    </figure>
  );
}
