import { formatNumber, useLanguage } from '@app/i18n';
import { SegmentedControl } from '@app/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneControls } from '../house/HouseScene';
import { HALF_WALLS } from '../house/toView';

/** Walls cut just over the floor, millimetres. */
const PLAN_WALLS = 200;
const FULL_WALLS = 2800;
/** Degrees over the ground: into the rooms, and straight down as far as the scene tilts. */
const TILT = { rooms: 46, plan: 84 } as const;
const STEP = 100;

type Walls = 'whole' | 'half' | 'plan';

interface WallsControlProps {
  readonly cut: number | undefined;
  readonly onCut: (cut: number | undefined) => void;
  readonly controls: SceneControls;
}

/** Whole walls, half walls, plan: the three usual heights, and the side one looks from with them. */
export function WallsControl({ cut, onCut, controls: { orbit, setOrbit } }: WallsControlProps) {
  const { t } = useTranslation('visualization');
  const chosen: Walls | undefined =
    cut === undefined ? 'whole' : cut === HALF_WALLS ? 'half' : cut === PLAN_WALLS ? 'plan' : undefined;
  return (
    <SegmentedControl<Walls>
      className="walls-control"
      label={t('houseReading.walls')}
      value={chosen}
      onChoose={next => {
        onCut(next === 'whole' ? undefined : next === 'half' ? HALF_WALLS : PLAN_WALLS);
        setOrbit({ ...orbit, elevation: next === 'plan' ? TILT.plan : TILT.rooms });
      }}
      options={[
        { value: 'whole', label: t('houseReading.wallsWhole') },
        { value: 'half', label: t('houseReading.wallsHalf') },
        { value: 'plan', label: t('houseReading.wallsPlan') },
      ]}
    />
  );
}

/** Any height between. */
export function CutSlider({ cut, onCut }: Omit<WallsControlProps, 'controls'>) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const id = useId();
  const words =
    cut === undefined
      ? t('houseReading.wallsWhole')
      : t('houseReading.metres', {
          metres: formatNumber(language, cut / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        });
  return (
    <div className="time-slider">
      <label htmlFor={id}>
        {t('houseReading.cutHeight')} <output className="ui-num">{words}</output>
      </label>
      <input
        id={id}
        type="range"
        min={PLAN_WALLS}
        max={FULL_WALLS}
        step={STEP}
        value={cut ?? FULL_WALLS}
        aria-valuetext={words}
        onChange={event => {
          const height = Number(event.currentTarget.value);
          onCut(height >= FULL_WALLS ? undefined : height);
        }}
      />
    </div>
  );
}

interface LitRoomsProps {
  readonly rooms: readonly { readonly name: string; readonly area: number }[];
  readonly byMoon: boolean;
}

/** How many rooms are listed; the light page has all of them. */
const MOST = 4;

/** How much of each floor sun or moon lies on now. */
export function LitRooms({ rooms, byMoon }: LitRoomsProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return (
    <section
      className="lit-rooms"
      data-hud
      aria-label={t(byMoon ? 'houseReading.moonOnFloors' : 'houseReading.sunOnFloors')}
    >
      <dl>
        {rooms.slice(0, MOST).map(({ name, area }, place) => (
          // Two rooms may have one name.
          <div key={`${place} ${name}`}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              {t(byMoon ? 'houseReading.moonlit' : 'houseReading.sunlit', {
                area: formatNumber(language, area, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
