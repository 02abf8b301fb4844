import { AlertBanner, Button, TrashIcon } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';

type Stage = 'offered' | 'asked' | 'forgetting';

/** A4: forget me on this device. It is asked twice, and ends with a fresh start, so that no memory of it stays. */
export function ForgetSection() {
  const { t } = useTranslation('common');
  const forgetMe = useApp(state => state.forgetMe);
  const [stage, setStage] = useState<Stage>('offered');
  const cancel = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (stage === 'asked') cancel.current?.focus();
  }, [stage]);

  const forget = async () => {
    setStage('forgetting');
    const forgotten = await forgetMe();
    if (forgotten) return; // the page starts anew
    setRefused(true);
    setStage('asked');
  };
  if (stage === 'offered') {
    return (
      <section>
        <Button variant="danger" icon={<TrashIcon />} onClick={() => setStage('asked')}>
          {t('account.forget')}
        </Button>
      </section>
    );
  }
  return (
    <section aria-labelledby="forget-title">
      <h3 id="forget-title">{t('account.forgetTitle')}</h3>
      <p>{t('account.forgetBody')}</p>
      {refused && <AlertBanner tone="error">{t('account.forgetFailed')}</AlertBanner>}
      <div className="storage__row">
        <Button
          variant="danger"
          busy={stage === 'forgetting'}
          onClick={() => {
            void forget();
          }}
        >
          {t('account.forgetConfirm')}
        </Button>
        <Button ref={cancel} onClick={() => setStage('offered')}>
          {t('actions.cancel')}
        </Button>
      </div>
    </section>
  );
}
