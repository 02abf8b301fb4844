import { homeAt, SAMPLE_FACTS, sceneSeason } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { Millis } from '@app/kernel';
import { Button, CourtyardIcon, Dialog, useReducedMotion } from '@app/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HouseScene } from '../house/HouseScene';
import { NOTHING_CHOSEN, toView } from '../house/toView';
import './lookFirst.css';

export interface LookFirstProps {
  readonly now: Millis;
  readonly zone: string;
  readonly theme: string;
}

/** Suzhou, where the sample home is. */
const PLACE = { latitude: 31.3041, longitude: 120.6295 };
const nothing = () => undefined;

/** R560: a house to explore before signing in: the sample's, at this hour, to be turned and viewed. */
export default function LookFirst(props: LookFirstProps) {
  const { t } = useTranslation('createHome');
  const [looks, setLooks] = useState(false);
  return (
    <div className="look-first">
      <Button variant="quiet" icon={<CourtyardIcon />} onClick={() => setLooks(true)}>
        {t('sample.look')}
      </Button>
      {looks && <Look {...props} onClose={() => setLooks(false)} />}
    </div>
  );
}

function Look({ now, zone, theme, onClose }: LookFirstProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('createHome');
  const { captionLang } = useLanguage();
  const animate = !useReducedMotion();
  const view = useMemo(() => {
    const house = homeAt({ facts: SAMPLE_FACTS, place: PLACE, residents: [] }, now);
    const season = sceneSeason({ at: now, zone, place: PLACE, weather: 'clear', household: [] });
    return toView(house, NOTHING_CHOSEN, [], { season });
  }, [now, zone]);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('sample.lookTitle')}
      caption={t('sample.lookOther')}
      captionLang={captionLang}
      description={t('sample.lookNote')}
      closeLabel={t('sample.lookClose')}
      size="l"
      phone="full"
    >
      <div className="look-first__house">
        <HouseScene
          view={view}
          theme={theme}
          description={t('sample.lookTitle')}
          keyHelp={t('sample.lookNote')}
          labels={[]}
          animate={animate}
          onPickPalace={nothing}
        />
      </div>
      <p className="look-first__note">{t('sample.lookNote')}</p>
    </Dialog>
  );
}
