import { type ElementBalance as Balance, ELEMENTS } from '@app/fengshui';
import { useTranslation } from 'react-i18next';
import { useTerms } from './useTerms';

export interface ElementBalanceProps {
  readonly balance: Balance;
  /** Residents counted without their hour of birth. */
  readonly withoutHour: number;
}

/** The five elements in the births of everyone who lives here, counted plainly and named as such. */
export function ElementBalance({ balance, withoutHour }: ElementBalanceProps) {
  const { t } = useTranslation('visualization');
  const { nameOf, glossOf } = useTerms();
  if (balance.total === 0) return null;
  const largest = Math.max(...Object.values(balance.counts));
  return (
    <section className="element-balance">
      <h3>{t('houseReading.balance')}</h3>
      <dl>
        {ELEMENTS.map(element => (
          <div key={element} data-element={element}>
            <dt title={glossOf(`element.${element}`)}>{nameOf(`element.${element}`)}</dt>
            <dd className="ui-num">
              <span
                style={{ blockSize: `${(balance.counts[element] / largest) * 100}%` }}
                aria-hidden="true"
              />
              {balance.counts[element]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="ui-muted">
        <b>{nameOf('school.plain-count')}</b> {glossOf('school.plain-count')}{' '}
        {withoutHour > 0 && t('houseReading.balanceWithoutHour', { count: withoutHour })}
      </p>
    </section>
  );
}
