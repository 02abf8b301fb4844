import { type BirthReading, type PillarPlace, zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';

const PLACES = ['year', 'month', 'day', 'hour'] as const;
const LABELS = {
  year: 'residents.pillarYear',
  month: 'residents.pillarMonth',
  day: 'residents.pillarDay',
  hour: 'residents.pillarHour',
} as const satisfies Record<PillarPlace, string>;

/** The four pillars down the side of a card, filled in as the birth is typed; in English with their pronunciation. */
export function PillarStrip({ pillars }: { readonly pillars: BirthReading['pillars'] | undefined }) {
  const { t } = useTranslation('userInfo');
  const { language } = useLanguage();
  return (
    <dl className="pillars" aria-label={t('residents.pillars')}>
      {PLACES.map(place => {
        const found = pillars?.[place] ?? [];
        const [pillar, other] = found;
        return (
          <div key={place}>
            <dt>{t(LABELS[place])}</dt>
            {pillar && other ? (
              <dd>
                <span className="pillars__open" lang="zh-CN">
                  {found.map(id => zh.pillar[id]).join('／')}
                </span>
                <span className="ui-hidden">{t('residents.pillarOpen')}</span>
              </dd>
            ) : pillar ? (
              <dd>
                <span className="pillars__glyphs" lang="zh-CN">
                  {zh.pillar[pillar]}
                </span>
                {language === 'en' && <small>{en.pillar[pillar]}</small>}
              </dd>
            ) : (
              <dd>
                <span className="pillars__empty" aria-hidden="true">
                  <i />
                  <i />
                </span>
                <span className="ui-hidden">{t('residents.pillarUnknown')}</span>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
