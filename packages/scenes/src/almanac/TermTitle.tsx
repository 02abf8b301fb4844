import { festivalInBrief, formatLunarDate, getAlmanacDay, spellOf, zh } from '@app/almanac';
import type { SceneSeason } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { Weather } from '@app/sky';
import { useTranslation } from 'react-i18next';
import { useAlmanacNames } from './useAlmanacNames';
import './termTitle.css';

export interface TermTitleProps {
  readonly season: SceneSeason;
  readonly weather: Weather;
}

/** R801, R887: the solar term as the picture's title; below it the day, its festival or weather, and the spell of five days. */
export default function TermTitle({ season: { term, date, falls }, weather }: TermTitleProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const loaded = useAlmanacNames();
  const day = getAlmanacDay(date);
  if (loaded.kind !== 'ready' || !day.ok) return null;
  const { lunar, festivals } = day.value;
  const [festival] = festivals;
  const { names } = loaded;
  // By day a starlit sky is a clear one.
  const feast = festival && festivalInBrief(festival, names);
  const sky = falls === 'snow' ? 'snowy' : weather === 'starry' ? 'clear' : weather;
  // A term that is a festival is said once.
  const what = feast && !feast.includes(names.solarTerm[term]) ? feast : t(`weather.${sky}`);
  return (
    <p className="house-view__term" data-hud>
      {language === 'en' && <small lang="zh-CN">{inFace(zh.solarTerm[term])}</small>}
      <b>{names.solarTerm[term]}</b>
      <span className="house-view__day">
        {t('house.termDay', {
          lunar: formatLunarDate(lunar, names),
          what: what === feast ? feast : what.toLowerCase(),
        })}
      </span>
      <span className="house-view__what" data-feast={what === feast}>
        {what}
      </span>
      <span>{t('house.termSpell', { spell: names.phenology[spellOf(day.value).id] })}</span>
    </p>
  );
}
