import { LIMITS, type Refusal } from '@app/plan';
import { HeldField } from '@app/ui';
import { formatMetres, INPUT_LIMITS, readMetres } from '@app/validation';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetFacts, type SheetFactsValue } from './SheetFacts';

export interface LengthFieldProps {
  readonly length: number;
  readonly label: string;
  readonly of: object;
  /** The least and the greatest length here, if not those of a wall; told with a length that is not taken. */
  readonly within?: readonly [number, number];
  /** The reason if it was refused. */
  readonly onLength: (length: number) => Refusal | undefined;
}

/** A text that is no length at all, or none of a room's. */
export const NO_LENGTH: Refusal = {
  code: 'plan/length-out-of-range',
  ids: [],
  bounds: [100, LIMITS.reach],
};

/** R870, R935: a refusal in words, with the bounds of the length or the room it is about. */
export function useRefusalText(named?: SheetFactsValue['roomNamed']): (refusal: Refusal) => string {
  const { t } = useTranslation('visualization');
  const { roomNamed = named } = use(SheetFacts);
  return ({ code, bounds, ids }) => {
    if (code === 'plan/length-out-of-range' && bounds)
      return t('planDesk.lengthWithin', { least: bounds[0] / 1000, most: bounds[1] / 1000 });
    const room = code === 'plan/ring-crosses' && roomNamed?.(ids[0]);
    return room ? t('planDesk.crosses', { room }) : t(`planDesk.errors.${code}`);
  };
}

/** R256: metres as typed; an invalid or refused length stays in its field, with the reason. */
export function LengthField({ length, within, onLength, ...field }: LengthFieldProps) {
  const { t } = useTranslation('visualization');
  const tell = useRefusalText();
  return (
    <HeldField<Refusal | 'no-length'>
      {...field}
      text={formatMetres(length)}
      onText={typed => {
        const wanted = readMetres(typed, within?.[0] === 0);
        return wanted === undefined ? 'no-length' : onLength(wanted);
      }}
      ofText="no-length"
      tell={fault => {
        const refusal = fault === 'no-length' ? NO_LENGTH : fault;
        return tell(within && refusal.code === NO_LENGTH.code ? { ...refusal, bounds: within } : refusal);
      }}
      inputMode="decimal"
      limit={INPUT_LIMITS.number}
      suffix={<span>{t('planDesk.metres')}</span>}
    />
  );
}
