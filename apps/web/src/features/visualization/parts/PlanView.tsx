import { DIRECTIONS, type Direction, trigramOfDirection } from '@app/fengshui';
import type { Photo } from '@app/records';
import { Button, CourtyardIcon } from '@app/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictures } from '../../../parts/photos/usePicture';
import { type PalaceContent, PalacePlan } from '../../../scenes/ink/PalacePlan';
import type { PalaceName } from '../../../store/homeSlice';
import { useApp } from '../../../store/store';

export interface PlanViewProps {
  readonly onBack: () => void;
}

const KEYS = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
  C: 'centre',
} as const satisfies Record<PalaceName, string>;

/** The person's photos on a plan of nine palaces: tap a palace, then choose what lies there. */
export default function PlanView({ onBack }: PlanViewProps) {
  const { t } = useTranslation('visualization');
  const facing = useApp(state => state.facing);
  const photos = useApp(state => state.photos);
  const loadPhotos = useApp(state => state.loadPhotos);
  const palaceOfPhoto = useApp(state => state.palaceOfPhoto);
  const [selected, setSelected] = useState<PalaceName>();
  const urls = usePictures(photos.map(({ id }) => id));
  useEffect(() => void loadPhotos(), [loadPhotos]);

  const contentOf = (palace: PalaceName): PalaceContent => ({
    label: t('plan.palace', { direction: t(`directions.${KEYS[palace]}`) }),
    photos: photos.flatMap(photo => {
      const url = urls.get(photo.id);
      const { caption, name, turns } = photo;
      return palaceOfPhoto[photo.id] === palace && url ? [{ url, caption: caption ?? name, turns }] : [];
    }),
  });
  return (
    <div className="plan-view">
      <PalacePlan
        title={t('plan.title')}
        facing={facing}
        palaces={drawnPalaces(contentOf)}
        {...(selected ? { selected: toDrawn(selected) } : {})}
        onSelect={drawn => setSelected(fromDrawn(drawn))}
      />
      <div className="plan-view__side">
        <h2>{t('plan.title')}</h2>
        {selected ? (
          <PhotoChoice palace={selected} name={t(`directions.${KEYS[selected]}`)} photos={photos} />
        ) : (
          <p>{t('plan.intro')}</p>
        )}
        <Button icon={<CourtyardIcon />} onClick={onBack}>
          {t('plan.hide')}
        </Button>
      </div>
    </div>
  );
}

interface PhotoChoiceProps {
  readonly palace: PalaceName;
  readonly name: string;
  readonly photos: readonly Photo[];
}

/** Which photos lie in the chosen palace: each can lie in one. */
function PhotoChoice({ palace, name, photos }: PhotoChoiceProps) {
  const { t } = useTranslation('visualization');
  const palaceOfPhoto = useApp(state => state.palaceOfPhoto);
  const placePhoto = useApp(state => state.placePhoto);
  return (
    <fieldset className="plan-view__choice">
      <legend>{t('plan.palace', { direction: name })}</legend>
      {photos.length === 0 && <p>{t('plan.empty')}</p>}
      {photos.map(photo => (
        <label key={photo.id}>
          <input
            type="checkbox"
            checked={palaceOfPhoto[photo.id] === palace}
            onChange={event => placePhoto(photo.id, event.target.checked ? palace : undefined)}
          />
          <bdi>{photo.caption ?? photo.name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

const toDrawn = (palace: PalaceName) => (palace === 'C' ? 'centre' : trigramOfDirection(palace).id);
type DrawnPalace = ReturnType<typeof toDrawn>;

const fromDrawn = (drawn: string): PalaceName =>
  DIRECTIONS.find((direction: Direction) => trigramOfDirection(direction).id === drawn) ?? 'C';

function drawnPalaces(contentOf: (palace: PalaceName) => PalaceContent): Record<DrawnPalace, PalaceContent> {
  return {
    kan: contentOf('N'),
    gen: contentOf('NE'),
    zhen: contentOf('E'),
    xun: contentOf('SE'),
    li: contentOf('S'),
    kun: contentOf('SW'),
    dui: contentOf('W'),
    qian: contentOf('NW'),
    centre: contentOf('C'),
  };
}
