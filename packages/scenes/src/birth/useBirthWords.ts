import { type BirthBoundary, type BirthReading, type Names, zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import { type BirthPlace, changesOf } from '@app/home';
import { formatList, useLanguage, writeAll } from '@app/i18n';
import { assertNever } from '@app/kernel';
import { useTranslation } from 'react-i18next';

export interface BirthWords {
  /** Names of the almanac in the reader's language. */
  readonly names: Names;
  /** `Hangzhou (Asia/Shanghai)`. */
  readonly clockOf: (place: BirthPlace) => string;
  /** The facts that depend on a boundary, with the pillars they would change. */
  readonly sentenceOf: (reading: BirthReading, boundary: BirthBoundary, switches: Switches) => string;
}

interface Switches {
  readonly trueSolarTime?: boolean | undefined;
  readonly ziSchool?: string | undefined;
}

/** The words for the reading of a birth. */
export function useBirthWords(): BirthWords {
  const { t } = useTranslation('userInfo');
  const { language, inFace } = useLanguage();
  const names = language === 'zh' ? writeAll(zh, inFace) : en;
  const changesText = (reading: BirthReading, boundary: BirthBoundary) =>
    formatList(
      language,
      changesOf(reading, boundary).map(({ place, from, to }) => {
        const [one, other] = from.map(id => names.pillar[id]);
        if (one && other) return t('birth.either', { place: t(`birth.${place}`), one, other });
        return t('birth.change', {
          place: t(`birth.${place}`),
          from: one ?? '',
          to: names.pillar[to],
        });
      }),
    );
  return {
    names,
    clockOf: ({ city, zone, from }) => {
      const place = city ? t('birth.placeZone', { city: inFace(city.name[language]), zone }) : zone;
      if (from === 'device') return t('birth.readByDevice', { zone });
      return t(from === 'home' ? 'birth.readByHome' : 'birth.readBy', { place });
    },
    sentenceOf: (reading, boundary, { trueSolarTime, ziSchool }) => {
      const { kind, term } = boundary;
      const minutes = Math.abs(boundary.minutes ?? 0);
      const values = {
        minutes,
        term: term ? names.solarTerm[term.id] : '',
        changes: changesText(reading, boundary),
      };
      const isBefore = (boundary.minutes ?? 0) < 0;
      switch (kind) {
        case 'summer-time':
          return t(values.changes === '' ? 'birth.summerTimeSame' : 'birth.summerTime', values);
        case 'double-hour':
          return t(isBefore ? 'birth.doubleHourBefore' : 'birth.doubleHourAfter', values);
        case 'day':
          return t(isBefore ? 'birth.dayBefore' : 'birth.dayAfter', values);
        case 'term':
        case 'start-of-spring':
          if (boundary.minutes === null) return t('birth.termOpen', values);
          return t(isBefore ? 'birth.termBefore' : 'birth.termAfter', values);
        case 'true-solar-time':
          return t(trueSolarTime ? 'birth.solarTimeOn' : 'birth.solarTimeOff', values);
        case 'zi-school':
          return t(ziSchool === 'midnight' ? 'birth.ziOn' : 'birth.ziOff', values);
        case 'clock-skipped':
          return t('birth.skipped');
        case 'clock-twice':
          return t(values.changes === '' ? 'birth.twiceSame' : 'birth.twice', values);
        default:
          return assertNever(kind);
      }
    },
  };
}
