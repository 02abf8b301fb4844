import { horizonOf, oppositeOf, STOREY, withEaves } from '@app/home';
import { useLanguage, writeAll } from '@app/i18n';
import { DIRECTIONS, type Direction, LIMITS, type Outlook, type Plan } from '@app/plan';
import { RANGES } from '@app/plan/drawing';
import { planWords } from '@app/plan/words';
import { Button, HeldField, IconButton, Select, TextField, TrashIcon, useTyped } from '@app/ui';
import { formatMetres, INPUT_LIMITS, readNumber } from '@app/validation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const isFault = (value: number, most: number): boolean => !(value >= 1 && value <= most);

export interface OutlookFieldsProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** The building opposite in one line: of everything outside, it affects the light most. */
export function OutlookFields({ plan, onPlan }: OutlookFieldsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { directions } = writeAll(planWords(language), inFace);
  const outlook: Outlook = plan.outlook ?? { above: 0, horizons: [] };
  const [direction, setDirection] = useState<Direction>('S');
  const [storeys, setStoreys] = useTyped('opposite-storeys');
  const [metres, setMetres] = useTyped('opposite-metres');
  const [asked, setAsked] = useState(false);
  const typed = { direction, storeys: readNumber(storeys), metres: readNumber(metres) };
  const errorOf = (value: number, most: number) =>
    asked && isFault(value, most) ? t('planLight.fault') : undefined;
  const keep = (next: Outlook) => onPlan({ ...plan, outlook: next });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const isRefused = isFault(typed.storeys, 200) || isFault(typed.metres, 5000);
    setAsked(isRefused);
    if (isRefused) return;
    keep({ ...outlook, horizons: [...outlook.horizons, horizonOf(typed)] });
    setStoreys('');
    setMetres('');
  };
  const form = (
    <form className="outlook" onSubmit={add}>
      <h3>{t('planLight.opposite')}</h3>
      <ul>
        {outlook.horizons.map((horizon, i) => {
          const entered = oppositeOf(horizon);
          const line = t('planLight.horizon', { ...entered, direction: directions[entered.direction] });
          return (
            <li key={i}>
              <span>{line}</span>
              <IconButton
                size="s"
                label={t('planDesk.removeThing', { thing: line })}
                icon={<TrashIcon />}
                onClick={() =>
                  keep({ ...outlook, horizons: outlook.horizons.filter(each => each !== horizon) })
                }
              />
            </li>
          );
        })}
      </ul>
      {outlook.horizons.length < LIMITS.horizons && (
        <div className="outlook__line">
          <Select
            label={t('planLight.side')}
            value={direction}
            options={DIRECTIONS.map(value => ({ value, label: directions[value] }))}
            onChange={event => setDirection(event.target.value as Direction)}
          />
          <TextField
            label={t('planLight.storeys')}
            inputMode="numeric"
            limit={INPUT_LIMITS.number}
            value={storeys}
            error={errorOf(typed.storeys, 200)}
            onChange={event => setStoreys(event.target.value)}
          />
          <TextField
            label={t('planLight.away')}
            inputMode="decimal"
            limit={INPUT_LIMITS.number}
            value={metres}
            error={errorOf(typed.metres, 5000)}
            onChange={event => setMetres(event.target.value)}
          />
          <Button type="submit" size="s">
            {t('planLight.add')}
          </Button>
        </div>
      )}
      {plan.dwelling === 'flat' && (
        <Select
          label={t('planLight.ownFloor')}
          value={String(Math.round(outlook.above / STOREY))}
          options={Array.from({ length: 60 }, (_, i) => ({ value: String(i), label: String(i + 1) }))}
          onChange={event => keep({ ...outlook, above: Number(event.target.value) * STOREY })}
        />
      )}
    </form>
  );
  return (
    <>
      {form}
      {plan.dwelling === 'house' && (
        <HeldField
          label={t('planLight.eaves')}
          text={plan.eaves === undefined ? '' : formatMetres(plan.eaves)}
          of={plan}
          onText={typed => {
            const next = withEaves(plan, typed);
            if (next) onPlan(next);
            return next ? undefined : 'refused';
          }}
          tell={() => t('planDesk.lengthWithin', { least: 0, most: RANGES.eaves[1] / 1000 })}
          ofText="refused"
          inputMode="decimal"
          limit={INPUT_LIMITS.number}
          suffix={<span>{t('planDesk.metres')}</span>}
        />
      )}
    </>
  );
}
