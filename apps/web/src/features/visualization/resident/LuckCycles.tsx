import { type Sex, zh } from '@app/almanac';
import { cycleOn, luckOf, type ReadBirth, tenGodOf } from '@app/home';
import { useBirthWords } from '@app/scenes/birthWords';
import { TenGod } from '@app/scenes/TenGod';
import { civilDateAt } from '@app/sky';
import { Heading, SegmentedControl } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../common/language';
import { useNow } from '../../../common/useNow';

export interface LuckCyclesProps {
  readonly birth: ReadBirth;
  /** Undefined: left out. */
  readonly sex: Sex | undefined;
  readonly onSex: (sex: Sex | undefined) => void;
}

/** Eighty years. */
const SHOWN = 8;
const CHOICES = ['male', 'female', 'none'] as const;
const NAMES = { male: 'pillars.man', female: 'pillars.woman', none: 'pillars.leaveOut' } as const;

/** Ten years under one pillar each. The sex that decides their direction is asked only here and may be left out. */
export function LuckCycles({ birth, sex, onSex }: LuckCyclesProps) {
  const { t } = useTranslation('visualization');
  return (
    <section className="luck">
      <header>
        <Heading level={3}>{t('pillars.luck')}</Heading>
        <SegmentedControl
          look="form"
          label={t('pillars.luckFor')}
          value={sex ?? 'none'}
          onChoose={choice => onSex(choice === 'none' ? undefined : choice)}
          options={CHOICES.map(value => ({ value, label: t(NAMES[value]) }))}
        />
      </header>
      {sex ? <Cycles birth={birth} sex={sex} /> : <p>{t('pillars.luckAsk')}</p>}
    </section>
  );
}

function Cycles({ birth, sex }: { readonly birth: ReadBirth; readonly sex: Sex }) {
  const { t } = useTranslation('visualization');
  const { clock } = usePorts();
  const { names } = useBirthWords();
  const { language } = useLanguage();
  const now = useNow('minute');
  const luck = luckOf(birth, sex);
  if (!luck.ok) return <p>{t('pillars.luckNeedsHour')}</p>;
  const { start, direction, isApproximate, cycles } = luck.value;
  const age = [
    start.years > 0 && t('pillars.luckYears', { count: start.years }),
    start.months > 0 && t('pillars.luckMonths', { count: start.months }),
    // Without a time of birth days would be false precision.
    !isApproximate &&
      (start.days > 0 || start.years + start.months === 0) &&
      t('pillars.luckDays', { count: start.days }),
  ]
    .filter(part => part !== false)
    .join(' ');
  const today = civilDateAt(now, clock.zone());
  const current = cycleOn(luck.value, today);
  return (
    <>
      <p>
        {t(direction === 'forward' ? 'pillars.luckForward' : 'pillars.luckBackward', { age })}{' '}
        {isApproximate && t('pillars.luckApproximate')}
      </p>
      <ol className="luck__cycles">
        {cycles.slice(0, SHOWN).map(({ pillar, from }, index) => {
          const god = tenGodOf(birth, pillar);
          return (
            <li
              key={pillar}
              aria-current={index === current ? 'true' : undefined}
              data-past={current !== undefined && index < current}
            >
              <b lang="zh-CN">{zh.pillar[pillar]}</b>
              {language === 'en' && <span>{names.pillar[pillar]}</span>}
              {god && (
                <span>
                  <TenGod id={god} brief />
                </span>
              )}
              <small className="luck__from" data-year={from.year}>
                {t('pillars.luckFrom', { year: from.year })}
              </small>
              {index === current && (
                <em
                  style={{
                    insetInlineStart: `${(today.year - from.year + (today.month - from.month) / 12) * 10}%`,
                  }}
                >
                  <span>{t('pillars.luckNow')}</span>
                </em>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
