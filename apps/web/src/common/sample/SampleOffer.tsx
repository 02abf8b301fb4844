import { Button } from '@app/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { selectInfo, useApp, useAppStore } from '../../store/store';
import { notifyMessage } from '../messages';
import './sample.css';
import { useLoadPhotos } from '../photos/useLoadPhotos';
import { useSampleTexts } from './useSampleTexts';

export interface SampleOfferProps {
  /** For narrow places: only the question and the button. */
  readonly short?: boolean;
}

/** For a signed-in person without photos: one press leads into a drawn home. Shows nothing to anyone else. */
export default function SampleOffer({ short = false }: SampleOfferProps) {
  const { t } = useTranslation('createHome');
  const info = useApp(selectInfo);
  const isEmpty = useApp(state => state.photosState === 'ready' && state.photos.length === 0);
  const { busy, enter } = useEntering();
  useLoadPhotos();
  if (info?.userType !== 'normal' || !(isEmpty || busy)) return null;
  return (
    <div className={short ? 'sample-offer sample-offer--short' : 'sample-offer'}>
      <p>
        <b>{t('sample.offer')}</b> {!short && t('sample.offerNote')}
      </p>
      <Button
        size={short ? 's' : 'm'}
        busy={busy}
        busyLabel={t('sample.entering')}
        onClick={() => void enter()}
      >
        {t('sample.enter')}
      </Button>
    </div>
  );
}

function useEntering() {
  const store = useAppStore();
  const ports = usePorts();
  const navigate = useNavigate();
  const texts = useSampleTexts();
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async enter() {
      setBusy(true);
      try {
        const { moveIn } = await import('./moveSample');
        if (await moveIn(store, ports, texts)) await navigate({ to: '/visualization' });
        else notifyMessage(ports.notifier, i18n, { code: 'storage/full' });
      } finally {
        setBusy(false);
      }
    },
  };
}
