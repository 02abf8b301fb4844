import { type DiaryEntry, describeDiary } from '@app/home';
import { formatDay, formatDegrees, formatNumber, type Language, useLanguage } from '@app/i18n';
import { daysBetween } from '@app/kernel';
import { useTranslation } from 'react-i18next';
import './lightDiary.css';
import './photoSheet.css';

export interface LightDiaryProps {
  readonly diary: readonly DiaryEntry[];
  /** Degrees, south below 0: it turns the seasons. */
  readonly latitude: number;
  readonly roomName: string;
}

const SIZE = { width: 600, height: 190, left: 50, foot: 24, top: 8 };
/** Lux of the lowest and the highest line; values beyond are drawn on them. */
const [LEAST, MOST] = [3, 30_000];
const LINES = [10, 100, 1000, 10_000];

/** R239: a room's estimated light over a year of photos, relative to the sun on its windows at those minutes. */
export function LightDiary({ diary, latitude, roomName }: LightDiaryProps) {
  const { t } = useTranslation('createHome');
  const { language } = useLanguage();
  const title = t('diary.title', { room: roomName });
  if (diary.length === 0) return null;
  const lux = (value: number) => formatNumber(language, value, { maximumSignificantDigits: 2 });
  // A home has one clock: that of the photos without a zone is the same for all.
  const assumed = diary.flatMap(({ sun, sunBy }) => (sun && sunBy !== 'photo' ? [sunBy] : []))[0];
  // Without the room on a plan the place of the sun is unknown, and an empty ring would deny it.
  const knowsFloor = diary.some(({ sunOnFloor }) => sunOnFloor !== undefined);
  return (
    <section className="light-diary" aria-label={title}>
      <h3>{title}</h3>
      {diary.length > 1 && <DiaryChart {...{ diary, language, knowsFloor }} />}
      <ul>
        {describeDiary(diary, latitude).map(({ season, part, lux: light, band, count }) => (
          <li key={season + part}>
            {t('diary.line', {
              when: t(`diary.${season}.${part}`),
              lux: lux(light),
              band: t(`read.bands.${band}`),
              photos: t('diary.photos', { count }),
            })}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('diary.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('read.time')}</th>
              <th scope="col">{t('read.light')}</th>
              <th scope="col">{t('diary.sunHigh')}</th>
              {knowsFloor && <th scope="col">{t('diary.sunOnFloor')}</th>}
            </tr>
          </thead>
          <tbody>
            {diary.map(({ id, takenAt, lux: light, sun, sunOnFloor }) => (
              <tr key={id}>
                <th scope="row">
                  {formatDay(language, takenAt)} {clockOf(takenAt)}
                </th>
                <td>{t('read.lux', { lux: lux(light) })}</td>
                <td>
                  {sun && (sun.altitude < 0 ? t('read.sunBelow') : formatDegrees(language, sun.altitude))}
                </td>
                {knowsFloor && (
                  <td>
                    {sunOnFloor !== undefined &&
                      `${formatNumber(language, sunOnFloor, { maximumFractionDigits: 1 })} m²`}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p>{t('diary.note')}</p>
      {knowsFloor && <p>{t('diary.noteSun')}</p>}
      {assumed && <p>{t(`read.lightIfClock.${assumed}`)}</p>}
    </section>
  );
}

const clockOf = ({ hour, minute }: DiaryEntry['takenAt']): string =>
  [hour, minute].map(value => String(value).padStart(2, '0')).join(':');

/** One dot per photo: along the year, with its light on a logarithmic height, filled if the sun was on the floor. */
function DiaryChart({
  diary,
  language,
  knowsFloor,
}: {
  readonly diary: readonly DiaryEntry[];
  readonly language: Language;
  readonly knowsFloor: boolean;
}) {
  const { t } = useTranslation('createHome');
  const wide = SIZE.width - SIZE.left - 10;
  const high = SIZE.height - SIZE.foot - SIZE.top;
  const x = ({ year, month, day }: DiaryEntry['takenAt']) =>
    SIZE.left + (daysBetween({ year, month: 1, day: 1 }, { year, month, day }) / 366) * wide;
  const y = (lux: number) =>
    SIZE.top + high * (1 - Math.log(Math.min(MOST, Math.max(LEAST, lux)) / LEAST) / Math.log(MOST / LEAST));
  return (
    <figure>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {LINES.map(lux => (
          <g key={lux}>
            <line x1={SIZE.left} x2={SIZE.width - 10} y1={y(lux)} y2={y(lux)} />
            <text x={SIZE.left - 6} y={y(lux) + 4} textAnchor="end">
              {formatNumber(language, lux)}
            </text>
          </g>
        ))}
        {Array.from({ length: 12 }, (_, month) => (
          <text
            key={month}
            x={SIZE.left + ((month + 0.5) / 12) * wide}
            y={SIZE.height - 6}
            textAnchor="middle"
          >
            {month + 1}
          </text>
        ))}
        {diary.map(({ id, takenAt, lux, sunOnFloor }) => (
          <circle
            key={id}
            cx={x(takenAt)}
            cy={y(lux)}
            r={6}
            data-sun={(sunOnFloor ?? 0) > 0}
            data-dark={takenAt.hour < 5 || takenAt.hour >= 18}
          />
        ))}
      </svg>
      <figcaption>{t(knowsFloor ? 'diary.keySun' : 'diary.key')}</figcaption>
    </figure>
  );
}
