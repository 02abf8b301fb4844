import { AlertBanner, Button, TrashIcon } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';

type Whose = 'account' | 'device';

/**
 * A4, R203: forget this account, or everybody on the device. It asks twice, and ends with a restart, so no trace
 * stays in memory.
 */
export function ForgetSection() {
  const { t } = useTranslation(['userInfo', 'common']);
  const [asked, setAsked] = useState<Whose>();
  if (asked) return <Question whose={asked} onCancel={() => setAsked(undefined)} />;
  return (
    <section className="storage__row">
      <Button variant="danger" icon={<TrashIcon />} onClick={() => setAsked('account')}>
        {t('forget.me')}
      </Button>
      <Button variant="quiet" onClick={() => setAsked('device')}>
        {t('forget.all')}
      </Button>
    </section>
  );
}

const WORDS = {
  account: { title: 'forget.meTitle', body: 'forget.meBody', confirm: 'forget.meConfirm' },
  device: {
    title: 'forget.allTitle',
    body: 'forget.allBody',
    confirm: 'forget.allConfirm',
  },
} as const;

function Question({ whose, onCancel }: { readonly whose: Whose; readonly onCancel: () => void }) {
  const { t } = useTranslation(['userInfo', 'common']);
  const forgetMe = useApp(state => state.forgetMe);
  const forgetEverybody = useApp(state => state.forgetEverybody);
  const cancel = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => cancel.current?.focus(), []);

  const forget = async () => {
    setBusy(true);
    const forgotten = await (whose === 'account' ? forgetMe() : forgetEverybody());
    if (forgotten) return; // the page restarts
    setRefused(true);
    setBusy(false);
  };
  const words = WORDS[whose];
  return (
    <section aria-labelledby="forget-title">
      <h3 id="forget-title">{t(words.title)}</h3>
      <p>{t(words.body)}</p>
      {refused && <AlertBanner tone="error">{t('forget.failed')}</AlertBanner>}
      <div className="storage__row">
        <Button variant="danger" busy={busy} onClick={() => void forget()}>
          {t(words.confirm)}
        </Button>
        <Button ref={cancel} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </section>
  );
}
