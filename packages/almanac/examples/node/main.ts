import { findDays, getAlmanacDay, getAlmanacDetail, lunarToSolar, toAlmanacRecord, zh } from '@app/almanac';
import { getAlmanacDayBeyond } from '@app/almanac/beyond';
import { en } from '@app/almanac/en';
import { glossary } from '@app/almanac/glossary';
import { whyEn } from '@app/almanac/why-en';
import { whyZh } from '@app/almanac/why-zh';

declare const console: { log(...values: readonly unknown[]): void };

const day = getAlmanacDay({ year: 2026, month: 6, day: 21 });
check(day.ok);
console.log(toAlmanacRecord(day.value), toAlmanacRecord(day.value, en));
check(day.value.solarTerm.today === 'summer-solstice');
check(zh.solarTerm['summer-solstice'] === '夏至');
console.log(whyEn.solarTerm['summer-solstice'], whyZh.solarTerm['summer-solstice']);

const detail = getAlmanacDetail({ year: 2026, month: 6, day: 21 });
check(detail.ok && detail.value.hours.length === 13);

const newYear = lunarToSolar({ year: 2027, month: 1, day: 1, isLeap: false });
check(newYear.ok && newYear.value.month === 2 && newYear.value.day === 6);

const found = findDays({
  activity: 'move-house',
  from: { year: 2026, month: 7, day: 1 },
  to: { year: 2026, month: 9, day: 30 },
  birthYears: [1990],
  limit: 3,
});
check(found.ok && found.value.length === 3);
for (const { day: good, score } of found.value) console.log(good.date, score);

const wrong = getAlmanacDay({ year: 2026, month: 2, day: 30 });
check(!wrong.ok && wrong.error.code === 'almanac/no-such-day');

const old = await getAlmanacDayBeyond({ year: 1851, month: 1, day: 11 });
check(old.ok && old.value.lunar.year === 1850);
check(glossary('moonPhase').length === 8);
console.log('the example ran');

function check(condition: boolean): asserts condition {
  if (!condition) throw new Error('the example found something it did not expect');
}
