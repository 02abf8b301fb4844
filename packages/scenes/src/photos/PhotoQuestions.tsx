import type { ReadPhoto } from '@app/home';
import type { PhotoFactsPatch } from '@app/records';
import { Button } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { ReadingRow } from './ReadingRow';
import './photoSheet.css';

export interface PhotoQuestionsProps {
  readonly read: ReadPhoto;
  readonly tell: (facts: PhotoFactsPatch) => void;
  readonly onRemove: () => void;
}

const LIKENESS = { 'equal-bytes': 'equalBytes', same: 'looksSame', perhaps: 'maybeSame' } as const;

/** R224, R230: questions only the person can answer. An answered one disappears. */
export function PhotoQuestions({ read: { isBlurred, twin }, tell, onRemove }: PhotoQuestionsProps) {
  const { t } = useTranslation('createHome');
  return (
    <>
      {isBlurred && (
        <ReadingRow
          name={t('read.sharpness')}
          value={t('read.mayBeBlurred')}
          source={t('read.source.pixels')}
        >
          <Button size="s" onClick={() => tell({ keptBlurred: true })}>
            {t('read.keep')}
          </Button>
          <Button size="s" variant="quiet" onClick={onRemove}>
            {t('read.removeThis')}
          </Button>
        </ReadingRow>
      )}
      {twin && (
        <ReadingRow
          name={t('read.likeness')}
          value={t(`read.${LIKENESS[twin.how]}`, { name: twin.name })}
          source={t(twin.how === 'equal-bytes' ? 'read.source.bytes' : 'read.source.pixels')}
        >
          <Button size="s" onClick={() => tell({ keptTwin: true })}>
            {t('read.keepBoth')}
          </Button>
          <Button size="s" variant="quiet" onClick={onRemove}>
            {t('read.removeThis')}
          </Button>
        </ReadingRow>
      )}
    </>
  );
}
