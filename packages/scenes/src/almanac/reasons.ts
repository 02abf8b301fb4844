import type { DayReason, Names } from '@app/almanac';
import type { BirthYear } from '@app/home';
import { assertNever } from '@app/kernel';
import type { TFunction } from 'i18next';

/** The reasons for and against a found day, in words. */
export function reasonTexts(
  t: TFunction<'visualization'>,
  names: Names,
  births: readonly BirthYear[],
  reasons: readonly DayReason[],
): readonly string[] {
  const list = (texts: readonly string[]) => texts.join(names.language === 'zh' ? '、' : ', ');
  return reasons.map(reason => {
    switch (reason.kind) {
      case 'suits':
        return t('almanac.reasonSuits', { activity: names.activity[reason.activity] });
      case 'spirit':
        return t('almanac.reasonSpirit', { name: names.daySpirit[reason.spirit] });
      case 'duty':
        return t(reason.points > 0 ? 'almanac.reasonDutyGood' : 'almanac.reasonDutyBad', {
          name: names.duty[reason.duty],
        });
      case 'virtue':
        return t('almanac.reasonVirtue', { names: list(reason.gods.map(god => names.god[god])) });
      case 'harm-gods':
        return t('almanac.reasonHarm', { names: list(reason.gods.map(god => names.god[god])) });
      case 'year-break':
        return t('almanac.reasonYearBreak');
      case 'relation':
        return t('almanac.reasonRelation', {
          relation: names.relation[reason.relation],
          name: list(births.filter(({ year }) => year === reason.birthYear).map(({ name }) => name)),
        });
      default:
        return assertNever(reason);
    }
  });
}
