import type { AlmanacDetail, Names } from '@app/almanac';
import type { ExplainedTerm } from './explanation';

/** Dog days, nines of winter and plum rains that include a day, with its place among their days. */
export function seasonTerms({ dogDays, nineDays, plumRain }: AlmanacDetail, names: Names) {
  const term = (id: string, name: string, day: number, meaning: ExplainedTerm['meaning']) => ({
    id,
    name,
    day,
    meaning,
    layer: 'season-days' as const,
  });
  return [
    dogDays && term(dogDays.id, names.dogDay[dogDays.id], dogDays.day, why => why.dogDay[dogDays.id]),
    nineDays &&
      term(nineDays.id, names.nineDays[nineDays.id], nineDays.day, why => why.nineDays[nineDays.id]),
    plumRain &&
      term(plumRain.id, names.plumRain[plumRain.id], plumRain.day, why => why.plumRain[plumRain.id]),
  ].filter(each => each !== null);
}
