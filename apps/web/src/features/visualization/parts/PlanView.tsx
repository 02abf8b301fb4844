import type { Palace } from '@app/fengshui';
import { palaceContents } from '@app/home';
import type { Photo } from '@app/records';
import { PalaceList, PalaceMeaning } from '@app/scenes/PalaceList';
import { type PalaceContent, PalacePlan } from '@app/scenes/PalacePlan';
import { Button, CourtyardIcon, LayoutGridIcon, useScreen, wholeRows } from '@app/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLoadPhotos } from '../../../common/photos/useLoadPhotos';
import { usePictures } from '../../../common/photos/usePicture';
import { useFacing } from '../../../common/useFacing';
import { useNow } from '../../../common/useNow';
import { useApp } from '../../../store/store';

export interface PlanViewProps {
  readonly onClose: () => void;
}

/** The person's photos on a plan of nine palaces: tap a palace, then choose its photos. */
export default function PlanView({ onClose }: PlanViewProps) {
  const { t } = useTranslation('visualization');
  const facing = useFacing();
  const plan = useApp(state => state.plan);
  const now = useNow('minute');
  const factsOf = useMemo(() => palaceContents(plan, facing, now), [plan, facing, now]);
  const photos = useApp(state => state.photos);
  const palaceOfPhoto = useApp(state => state.palaceOfPhoto);
  const [selected, setSelected] = useState<Palace>();
  const urls = usePictures(photos.map(({ id }) => id));
  useLoadPhotos();
  const side = useRef<HTMLDivElement>(null);
  /** The pressed button goes away: the focus goes to what was chosen, and back to its row. */
  const turnTo = (palace?: Palace) => {
    flushSync(() => setSelected(palace));
    side.current?.querySelector<HTMLElement>(palace ? 'legend' : `[data-palace="${selected}"]`)?.focus();
  };
  const isWide = useScreen('laptop');
  const contentOf = (palace: Palace): PalaceContent => ({
    ...factsOf(palace),
    label: t(`plan.sides.${palace}`),
    short: t(`plan.shortSides.${palace}`),
    photos: photos.flatMap(({ id, caption, name, turns }) => {
      const url = urls.get(id);
      return palaceOfPhoto[id] === palace && url ? [{ url, caption: caption ?? name, turns }] : [];
    }),
  });
  return (
    <div ref={isWide ? undefined : wholeRows} className="palaces">
      <div className="plan-view" data-scrolls>
        <PalacePlan
          title={t('plan.title')}
          facing={facing.magnetic}
          contentOf={contentOf}
          {...(selected ? { selected } : {})}
          onSelect={setSelected}
        />
        <div ref={side} className="plan-view__side">
          <h2>{t('plan.title')}</h2>
          <Button icon={<CourtyardIcon />} onClick={onClose}>
            {t('plan.hide')}
          </Button>
          {selected ? (
            <>
              <PhotoChoice palace={selected} name={t(`plan.sides.${selected}`)} photos={photos}>
                <PalaceMeaning palace={selected} {...factsOf(selected)} />
              </PhotoChoice>
              <Button icon={<LayoutGridIcon />} onClick={() => turnTo()}>
                {t('plan.all')}
              </Button>
            </>
          ) : (
            <>
              <p>{t('plan.intro')}</p>
              <PalaceList factsOf={factsOf} onSelect={turnTo} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface PhotoChoiceProps {
  readonly palace: Palace;
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly children: ReactNode;
}

/** The photos of the selected palace: each can be in only one. */
function PhotoChoice({ palace, name, photos, children }: PhotoChoiceProps) {
  const { t } = useTranslation('visualization');
  const palaceOfPhoto = useApp(state => state.palaceOfPhoto);
  const placePhoto = useApp(state => state.placePhoto);
  return (
    <fieldset className="plan-view__choice">
      <legend tabIndex={-1}>{name}</legend>
      {children}
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
