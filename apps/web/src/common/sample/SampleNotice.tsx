import { isSampleOf, parseSampleBefore } from '@app/home';
import { Button, CloseIcon } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { selectInfo, useApp, useAppStore } from '../../store/store';
import { useNotify } from '../messages';
import { useOfferUndo } from '../useOfferUndo';
import './sample.css';
import { useSampleTexts } from './useSampleTexts';

/** Labels this home as the sample, and removes it in one press. */
export default function SampleNotice() {
  const { t, i18n } = useTranslation('createHome');
  const store = useAppStore();
  const ports = usePorts();
  const sample = useApp(state => state.sample);
  const info = useApp(selectInfo);
  const texts = useSampleTexts();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (sample === undefined || !isSampleOf(parseSampleBefore(sample), info)) return null;
  const remove = async () => {
    setBusy(true);
    try {
      const { moveIn, moveOut } = await import('./moveSample');
      await moveOut(store, ports);
      offerUndo(
        () => i18n.t('createHome:sample.removed'),
        async () => {
          if (!(await moveIn(store, ports, texts))) notify({ code: 'storage/full' });
        },
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="sample-notice" data-hud aria-label={t('sample.notice')}>
      <span className="sample-notice__seal" aria-hidden="true">
        {t('sample.stamp')}
      </span>
      <p>{t('sample.notice')}</p>
      <Button
        size="s"
        icon={<CloseIcon />}
        busy={busy}
        busyLabel={t('sample.removing')}
        title={t('sample.remove')}
        onClick={() => void remove()}
      >
        {t('sample.remove')}
      </Button>
    </section>
  );
}
