import type { Refusal } from '@app/plan';
import { HeldField } from '@app/ui';
import { formatMetres, INPUT_LIMITS, readMetres } from '@app/validation';
import { useTranslation } from 'react-i18next';

export interface LengthFieldProps {
  readonly length: number;
  readonly label: string;
  readonly of: object;
  /** The reason if it was refused. */
  readonly onLength: (length: number) => Refusal['code'] | undefined;
}

/** R256: metres as typed; an invalid or refused length stays in its field, with the reason. */
export function LengthField({ length, onLength, ...field }: LengthFieldProps) {
  const { t } = useTranslation('visualization');
  return (
    <HeldField<Refusal['code'] | 'no-length'>
      {...field}
      text={formatMetres(length)}
      onText={typed => {
        const wanted = readMetres(typed);
        return wanted === undefined ? 'no-length' : onLength(wanted);
      }}
      ofText="no-length"
      tell={fault => t(`planDesk.errors.${fault === 'no-length' ? 'plan/length-out-of-range' : fault}`)}
      inputMode="decimal"
      limit={INPUT_LIMITS.number}
      suffix={<span>{t('planDesk.metres')}</span>}
    />
  );
}
