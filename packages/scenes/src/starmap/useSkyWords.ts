import { MOUNTAINS } from '@app/fengshui';
import { formatNumber, type Language, useLanguage } from '@app/i18n';
import { directionAt } from '@app/kernel';
import { figureOf, type MapWords, type SkyData } from '@app/sky/map';
import {
  besideSun,
  lodgeAt,
  MANSIONS,
  type Mansion,
  mountainAt,
  type Region,
  type SkyTarget,
  WANDERER_NAMES,
  type Wanderer,
} from '@app/sky/stars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const NTH_KEYS = ['nth1', 'nth2', 'nth3', 'nth4', 'nth5', 'nth6', 'nth7'] as const;
const SYMBOL_KEYS = {
  azureDragon: 'starMap.symbolAzureDragon',
  blackTortoise: 'starMap.symbolBlackTortoise',
  whiteTiger: 'starMap.symbolWhiteTiger',
  vermilionBird: 'starMap.symbolVermilionBird',
} as const;
const VENUS_KEYS = {
  evening: 'starMap.venusEvening',
  morning: 'starMap.venusMorning',
  'near-sun': 'starMap.venusNearSun',
} as const;
const BADGE_KEYS = [
  'starMap.badgeNorth',
  'starMap.badgeNortheast',
  'starMap.badgeEast',
  'starMap.badgeSoutheast',
  'starMap.badgeSouth',
  'starMap.badgeSouthwest',
  'starMap.badgeWest',
  'starMap.badgeNorthwest',
] as const;

export interface SkyName {
  readonly own: string;
  /** In the other language; undefined when there is none. */
  readonly other: string | undefined;
}

/** Turns objects of the sky into names and sentences of the UI's language. */
export function useSkyWords(language: Language, sky: SkyData | undefined) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  return useMemo(() => {
    const isChinese = language === 'zh';
    const pick = (zh: string | undefined, en: string | undefined): SkyName | undefined => {
      const [own, other] = isChinese
        ? [inFace(zh) ?? en, zh ? en : undefined]
        : [en ?? zh, en ? zh : undefined];
      return own === undefined ? undefined : { own, other };
    };
    const degrees = (value: number) => `${formatNumber(language, Math.round(value))}°`;
    const mansionName = ({ zh, en }: Mansion) => (isChinese ? inFace(`${zh}宿`) : en);
    const mountainName = (azimuth: number) => {
      const mountain = MOUNTAINS[mountainAt(azimuth)];
      return (isChinese ? mountain?.zh : mountain?.pinyin) ?? '';
    };

    const nameOf = (target: SkyTarget): SkyName => {
      if (target.kind === 'wanderer') {
        const { zh, en } = WANDERER_NAMES[target.id];
        return { own: isChinese ? inFace(zh) : en, other: isChinese ? en : zh };
      }
      if (target.kind === 'asterism') {
        const asterism = sky?.catalogue.asterisms[target.index];
        return pick(asterism?.zh, asterism?.en) ?? { own: t('starMap.unnamed'), other: undefined };
      }
      const name = sky?.names[target.index];
      const named = pick(name?.zh, name?.western ?? name?.en ?? name?.designation);
      return named ?? { own: name ? `HIP ${name.hip}` : t('starMap.unnamed'), other: undefined };
    };

    const regionSentence = (region: Region): string => {
      if (region.kind === 'south') return t('starMap.inSouth');
      if (region.kind === 'enclosure') {
        return t('starMap.inEnclosure', { enclosure: t(`starMap.${region.id}`) });
      }
      const mansion = MANSIONS[region.index];
      return mansion ? t('starMap.inMansion', { mansion: mansionName(mansion) }) : '';
    };

    const sentenceOf = (target: SkyTarget, wanderers: readonly Wanderer[]): string => {
      if (!sky) return '';
      if (target.kind === 'wanderer') {
        const wanderer = wanderers.find(({ id }) => id === target.id);
        if (!wanderer) return '';
        const mansion = mansionName(lodgeAt(sky.lodges, wanderer.vector).mansion);
        if (target.id === 'sun') return t('starMap.sunIn', { mansion });
        const percent = formatNumber(language, wanderer.illumination, { style: 'percent' });
        if (target.id === 'moon') return t('starMap.moonLit', { mansion, percent });
        const planetIn = t('starMap.planetIn', {
          mansion,
          magnitude: formatNumber(language, wanderer.magnitude, ONE_DIGIT),
        });
        const sun = wanderers.find(({ id }) => id === 'sun');
        if (target.id !== 'venus' || !sun) return planetIn;
        const { side, apart } = besideSun(wanderer, sun);
        return `${planetIn} ${t(VENUS_KEYS[side], { degrees: degrees(apart) })}`;
      }
      if (target.kind === 'star') {
        const magnitude = formatNumber(language, sky.catalogue.magnitudes[target.index] ?? 0, ONE_DIGIT);
        const figure = figureOf(sky, target.index);
        // A figure of one star adds nothing new.
        return figure && figure.zh !== sky.names[target.index]?.zh
          ? t('starMap.starIn', { figure: isChinese ? inFace(figure.zh) : figure.en, magnitude })
          : t('starMap.starAlone', { magnitude });
      }
      const asterism = sky.catalogue.asterisms[target.index];
      if (asterism?.kind === 'mansion' && asterism.region.kind === 'mansion') {
        const { index } = asterism.region;
        const nth = t(`starMap.${NTH_KEYS[index % 7] ?? 'nth1'}`);
        const symbol = MANSIONS[index]?.symbol ?? 'azureDragon';
        return t('starMap.mansionOf', { nth, symbol: t(SYMBOL_KEYS[symbol]) });
      }
      return asterism ? regionSentence(asterism.region) : '';
    };

    const enclosure = (id: keyof MapWords['enclosures']) => {
      const short = t(`starMap.${id}`);
      return { short, long: t('starMap.enclosureName', { name: short }) };
    };
    const mapWords: MapWords = {
      language,
      write: inFace,
      directions: BADGE_KEYS.map(key => t(key)),
      mountains: MOUNTAINS.map(({ zh, pinyin }) => (isChinese ? zh : pinyin)),
      enclosures: {
        ziwei: enclosure('ziwei'),
        taiwei: enclosure('taiwei'),
        tianshi: enclosure('tianshi'),
      },
      milkyWay: t('starMap.milkyWay'),
    };
    const direction = (azimuth: number) => t(`directions.${directionAt(azimuth)}`);
    return { t, nameOf, sentenceOf, mapWords, degrees, direction, mansionName, mountainName };
  }, [language, inFace, sky, t]);
}

export type SkyWords = ReturnType<typeof useSkyWords>;

const ONE_DIGIT: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
