import type { Names } from '@app/almanac';
import { PALACE_NAMES, type Palace } from '@app/fengshui';
import {
  DIAL,
  type SideMark,
  sidesOfYear,
  starDial,
  starName,
  wheelWords,
  type YearOfHome,
} from '@app/home/year';
import { formatList } from '@app/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from './Drawing';
import { useYearSpeech } from './useYearSpeech';

/** R497: the stars of a year on a compass dial; the table says the same. */
export function StarDial({ year, names }: { readonly year: YearOfHome; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const speech = useYearSpeech();
  const { language } = names;
  const side = (palace: Palace) =>
    palace === 'C' ? t('year.middle') : speech.write(PALACE_NAMES[palace][language]);
  const mark = (each: SideMark) => t(`year.marks.${each}`);
  const shapes = useMemo(
    () =>
      starDial(year, {
        star: wheelWords(speech, names).star,
        side: palace => (palace === 'C' ? '' : speech.write(PALACE_NAMES[palace][language])),
        mark: each => t(`year.marks.${each}`),
      }),
    [year, names, speech, language, t],
  );
  return (
    <figure className="year__table">
      <h4>{t('year.dialTitle')}</h4>
      <svg
        className="year__stars"
        viewBox={`${-DIAL.x} ${-DIAL.y} ${2 * DIAL.x} ${2 * DIAL.y}`}
        aria-hidden="true"
      >
        <Drawing shapes={shapes} />
      </svg>
      <figcaption className="year__how">{t('year.dialHow')}</figcaption>
      <details>
        <summary>{t('year.dialList')}</summary>
        <table>
          <thead>
            <tr>
              {(['dialSide', 'dialStar', 'dialMarks'] as const).map(head => (
                <th key={head} scope="col">
                  {t(`year.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sidesOfYear(year).map(({ palace, star, marks }) => (
              <tr key={palace}>
                <th scope="row">{side(palace)}</th>
                <td>{starName(names, star)}</td>
                <td>{formatList(language, marks.map(mark))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
