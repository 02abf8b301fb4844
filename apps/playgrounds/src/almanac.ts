import {
  describeDay,
  FIRST_YEAR,
  getAlmanacDay,
  getFourPillars,
  LAST_YEAR,
  localTimeAt,
  toAlmanacRecord,
  unwrap,
  zh,
} from '@app/almanac';
import { en } from '@app/almanac/en';
import { choice, element, facts, field, stage } from './page';

const NAMES = { English: en, 中文: zh } as const;
const { date } = unwrap(localTimeAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone));
const two = (value: number): string => String(value).padStart(2, '0');

const day = field('Day', { type: 'date', min: `${FIRST_YEAR}-01-01`, max: `${LAST_YEAR}-12-31` }, show);
day.value = `${date.year}-${two(date.month)}-${two(date.day)}`;
const language = choice('Language', Object.keys(NAMES), show);
show();

function show(): void {
  const names = NAMES[language.value as keyof typeof NAMES];
  const ask = () => getAlmanacDay(day.value, { international: true });
  const first = microseconds(1, ask);
  const again = microseconds(10_000, ask);
  const result = ask();
  if (!result.ok) {
    stage.replaceChildren(
      element('p', `${result.error.code}: a day from ${FIRST_YEAR} to ${LAST_YEAR}, please.`),
    );
    return;
  }
  const record = toAlmanacRecord(result.value, names);
  const pillars = unwrap(getFourPillars(result.value.date, { hour: 12, minute: 0, second: 0 }));
  const term = result.value.solarTerm;
  stage.lang = names.language === 'zh' ? 'zh-CN' : 'en';
  stage.replaceChildren(
    facts([
      ['Lunar date', `${record.year} ${record.month} ${record.day}`],
      ['Zodiac', record.zodiac],
      ['Festivals', record.festival],
      ['Solar term', record.jieqi || `${names.solarTerm[term.next.id]}, in ${result.value.daysToNextTerm} d`],
      [
        'Pillars at noon',
        [pillars.year, pillars.month, pillars.day, pillars.hour].map(id => names.pillar[id]).join(' '),
      ],
      ['宜 suits', record.goodList.join(' · ')],
      ['忌 avoid', record.badList.join(' · ')],
      ['In one line', describeDay(result.value, names)],
      ['Took', `${first.toFixed(0)} µs the first time, ${again.toFixed(2)} µs each time after`],
    ]),
  );
}

/** The time of one call, as the mean of several. */
function microseconds(calls: number, call: () => void): number {
  const start = performance.now();
  for (let i = 0; i < calls; i++) call();
  return ((performance.now() - start) * 1000) / calls;
}
