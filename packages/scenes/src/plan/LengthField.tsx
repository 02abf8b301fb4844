import type { Refusal } from '@app/plan';
import { HeldField } from '@app/ui';
import { formatMetres, INPUT_LIMITS, readMetres } from '@app/validation';
import { useTranslation } from 'react-i18next';

export interface LengthFieldProps {
  readonly length: number;
  readonly label: string;
  readonly of: object;
  /** The least and the greatest length here, if not those of a wall; told with a length that is not taken. */
  readonly within?: readonly [number, number];
  /** The reason if it was refused. */
  readonly onLength: (length: number) => Refusal['code'] | undefined;
}

/** R256: metres as typed; an invalid or refused length stays in its field, with the reason. */
export function LengthField({ length, within, onLength, ...field }: LengthFieldProps) {
  const { t } = useTranslation('visualization');
  return (
    <HeldField<Refusal['code'] | 'no-length'>
      {...field}
      text={formatMetres(length)}
      onText={typed => {
        const wanted = readMetres(typed, within?.[0] === 0);
        return wanted === undefined ? 'no-length' : onLength(wanted);
      }}
      ofText="no-length"
      tell={fault => {
        const code = fault === 'no-length' ? 'plan/length-out-of-range' : fault;
        const [least = 0, most = 0] = within?.map(mm => mm / 1000) ?? [];
        return within && code === 'plan/length-out-of-range'
          ? t('planDesk.lengthWithin', { least, most })
          : t(`planDesk.errors.${code}`);
      }}
      inputMode="decimal"
      limit={INPUT_LIMITS.number}
      suffix={<span>{t('planDesk.metres')}</span>}
    />
  );
}
