import { formatDay } from '@app/i18n';
import { compareCivilDates } from '@app/kernel';
import { civilDateAt } from '@app/sky';
import { Button } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useApp } from '../../../store/store';

/** R241: the date of the chosen photo, if it is not today, for the person to accept or reject. */
export function DateOfPhoto() {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const { media, isDated = false } = useApp(state => state.recordDraft);
  const dateRecord = useApp(state => state.dateRecord);
  if (media?.takenAt === undefined) return null;
  const day = civilDateAt(media.takenAt, clock.zone());
  if (compareCivilDates(day, civilDateAt(clock.now(), clock.zone())) === 0) return null;
  const words = { day: formatDay(language, day, 'short') };
  return (
    <p className="composer__date" role="status">
      <span>{isDated ? t('records.dated', words) : t('records.taken', words)}</span>
      <Button size="s" onClick={() => dateRecord(!isDated)}>
        {t(isDated ? 'records.notDated' : 'records.dateIt')}
      </Button>
    </p>
  );
}
