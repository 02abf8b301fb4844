// The same day from each library directly: date, weekday, lunar date, pillars, zodiac, terms, festivals, holiday, yi and ji.
import { HolidayUtil, Solar } from 'lunar-typescript';
import lunisolar from 'lunisolar';
import { SolarDay } from 'tyme4ts';

const named = list => list.map(item => item.getName());
const term = entry => {
  const day = entry.getSolarDay();
  return [
    entry.getName(),
    day.getYear(),
    day.getMonth(),
    day.getDay(),
    entry.getJulianDay().getSolarTime().getSecond(),
  ];
};

export function tyme({ year, month, day }) {
  const solar = SolarDay.fromYmd(year, month, day);
  const lunar = solar.getLunarDay();
  const lunarMonth = lunar.getLunarMonth();
  const lunarYear = lunarMonth.getLunarYear().getSixtyCycle();
  const cycle = solar.getSixtyCycleDay();
  const termDay = solar.getTermDay();
  const current = termDay.getSolarTerm();
  const holiday = solar.getLegalHoliday();
  return [
    solar.getWeek().getName(),
    [lunar.getYear(), lunar.getMonth(), lunar.getDay(), lunarMonth.getDayCount()],
    [lunarYear.getName(), lunarYear.getEarthBranch().getZodiac().getName()],
    [cycle.getYear().getName(), cycle.getMonth().getName(), cycle.getSixtyCycle().getName()],
    [termDay.getDayIndex(), term(current), term(current.next(-1)), term(current.next(1))],
    [solar.getFestival()?.getName(), lunar.getFestival()?.getName()],
    holiday && [holiday.getName(), holiday.isWork()],
    named(cycle.getRecommends()),
    named(cycle.getAvoids()),
  ];
}

export function lunarTypescript({ year, month, day }) {
  const solar = Solar.fromYmd(year, month, day);
  const lunar = solar.getLunar();
  return [
    solar.getWeek(),
    [lunar.getYear(), lunar.getMonth(), lunar.getDay()],
    [lunar.getYearInGanZhi(), lunar.getYearShengXiao()],
    [lunar.getYearInGanZhiByLiChun(), lunar.getMonthInGanZhi(), lunar.getDayInGanZhi()],
    [
      lunar.getJieQi(),
      lunar.getPrevJieQi(true).getSolar().toYmdHms(),
      lunar.getNextJieQi(true).getSolar().toYmdHms(),
    ],
    [solar.getFestivals(), lunar.getFestivals()],
    HolidayUtil.getHoliday(year, month, day)?.getName(),
    lunar.getDayYi(),
    lunar.getDayJi(),
  ];
}

/** lunisolar has neither holidays nor yi and ji in its core, so it does less. */
export function lunisolarCore({ year, month, day }) {
  const date = lunisolar(`${year}-${month}-${day}`);
  const { lunar, char8 } = date;
  return [
    date.dayOfWeek,
    [lunar.year, lunar.month, lunar.day, lunar.isLeapMonth],
    [char8.year.toString(), char8.month.toString(), char8.day.toString()],
    char8.year.branch.toString(),
    date.solarTerm?.toString(),
    date.recentSolarTerm(0),
    date.markers?.toString?.(),
  ];
}
