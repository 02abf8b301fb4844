import type { Names } from '@app/almanac';
import { dayOfYear, type YearOfHome } from '@app/home/year';
import { formatDay, formatList } from '@app/i18n';
import { compareCivilDates } from '@app/kernel';
import { useTranslation } from 'react-i18next';
import './year.css';

/** `14:06` of minutes, where a heading says that it is a length; the words would not fit a phone. */
const digitsOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The wheel for readers: a row per term. */
export function YearTable({ year, names }: { readonly year: YearOfHome; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const { language } = names;
  return (
    <details className="year__table">
      <summary>{t('year.asList')}</summary>
      <table>
        <thead>
          <tr>
            {(
              ['tableTerm', 'tableDay', 'tableLight', 'tableNoon', 'tableMoon', 'tableFestivals'] as const
            ).map(head => (
              <th key={head} scope="col">
                {t(`year.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ui-num">
          {year.terms.map(({ id, date, at }, i) => {
            const ends = year.terms[i + 1]?.date;
            const festivals = year.festivals.filter(
              each =>
                compareCivilDates(each.date, date) >= 0 && (!ends || compareCivilDates(each.date, ends) < 0),
            );
            const light = year.light[dayOfYear(date)];
            const moon = year.moons.find(each => each.at > at);
            return (
              <tr key={id}>
                <th scope="row">{names.solarTerm[id]}</th>
                <td>{formatDay(language, date, 'ofYear')}</td>
                <td>{light && digitsOf(Math.round(light.set - light.rise))}</td>
                <td>{light && `${Math.round(light.altitude)}°`}</td>
                <td>{moon && `${t(`moon.${moon.phase}`)} ${formatDay(language, moon.date, 'ofYear')}`}</td>
                <td>
                  {formatList(
                    language,
                    festivals.map(
                      each => `${names.festival[each.id]} ${formatDay(language, each.date, 'ofYear')}`,
                    ),
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
