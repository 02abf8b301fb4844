import { formatBytes } from '@app/i18n';
import { Button, ProgressBar } from '@app/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../language';

interface Space {
  readonly used: number;
  readonly total: number;
}

/** How much is used, and whether the browser promised to keep it. */
export function SpaceSection() {
  const { t } = useTranslation('userInfo');
  const { language } = useLanguage();
  const { device } = usePorts();
  const [space, setSpace] = useState<Space>();
  const [isPersisted, setIsPersisted] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void device.space().then(setSpace);
    void device.isPersisted().then(setIsPersisted);
  }, [device]);

  const ask = async () => {
    const granted = await device.askToKeep();
    setIsPersisted(granted);
    setRefused(!granted);
  };
  const words =
    space &&
    t('storage.used', { used: formatBytes(language, space.used), total: formatBytes(language, space.total) });
  return (
    <section>
      <h3>{t('storage.spaceTitle')}</h3>
      <p>{words ?? t('storage.usedUnknown')}</p>
      {space && (
        <ProgressBar label={t('storage.usedLabel')} share={space.used / space.total} valueText={words} />
      )}
      <p className="storage__note" role="status">
        {isPersisted && t('storage.kept')}
        {refused && t('storage.notKept')}
      </p>
      {isPersisted === false && <Button onClick={() => void ask()}>{t('storage.keep')}</Button>}
    </section>
  );
}
