import {
  FIRST_YEAR,
  idsOf,
  LAST_YEAR,
  leapMonthOf,
  lunarToSolar,
  type Names,
  parseDate,
  solarToLunar,
} from '@app/almanac';
import { type CivilDate, formatCivilDate } from '@app/kernel';
import { Button, Checkbox, Select, TextField, useSearchText } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, fieldOf, type JumpError } from './errorText';

export interface JumpPaneProps {
  /** Both forms start with the day on the leaf. */
  readonly date: CivilDate;
  readonly names: Names;
  readonly onOpenDay: (date: CivilDate) => void;
}

/** R89 to R91: to any day, by either calendar. A refused date stays in the form. */
export function JumpPane(props: JumpPaneProps) {
  return (
    <div className="jump">
      <GregorianForm {...props} />
      <LunarForm {...props} />
    </div>
  );
}

function GregorianForm({ date, onOpenDay }: JumpPaneProps) {
  const { t } = useTranslation(['visualization', 'common']);
  const id = useId();
  const [text, setText] = useSearchText('jump-date', formatCivilDate(date));
  const [error, setError] = useState<JumpError>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = parseDate(text);
    setError(read.ok ? undefined : read.error);
    if (read.ok) onOpenDay(read.value);
    else document.getElementById(id)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('almanac.jumpGregorian')}>
      <h3>{t('almanac.jumpGregorian')}</h3>
      <TextField
        id={id}
        label={t('almanac.jumpDate')}
        hint={t('almanac.dateHint')}
        limit={INPUT_LIMITS.date}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        onChange={event => setText(event.target.value)}
        error={error && errorText(t, error)}
      />
      <Button type="submit">{t('almanac.jumpGo')}</Button>
    </form>
  );
}

function LunarForm({ date, names, onOpenDay }: JumpPaneProps) {
  const { t } = useTranslation(['visualization', 'common']);
  const id = useId();
  const [chosen, setForm] = useState(() => lunarFormOf(date));
  const [typedYear, setYear] = useSearchText('jump-year', chosen.year);
  const form = { ...chosen, year: typedYear };
  const [error, setError] = useState<JumpError>();
  const field = fieldOf(error);
  const year = yearIn(form.year);
  const leap = leapMonthOf(year);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = lunarToSolar({
      year,
      month: Number(form.month),
      day: Number(form.day),
      isLeap: form.isLeap,
    });
    setError(found.ok ? undefined : found.error);
    if (found.ok) onOpenDay(found.value);
    else document.getElementById(`${id}${fieldOf(found.error)}`)?.focus();
  };
  const errorOf = (name: typeof field) => (error && field === name ? errorText(t, error) : undefined);
  return (
    <form onSubmit={submit} noValidate aria-label={t('almanac.jumpLunar')}>
      <h3>{t('almanac.jumpLunar')}</h3>
      <div className="jump__row">
        <TextField
          id={`${id}year`}
          label={t('almanac.jumpYear')}
          limit={INPUT_LIMITS.year}
          value={form.year}
          inputMode="numeric"
          onChange={event => setYear(event.target.value)}
          error={errorOf('year')}
        />
        <Select
          label={t('almanac.jumpMonth')}
          value={form.month}
          onChange={event => setForm({ ...form, month: event.target.value })}
          options={MONTHS.map((month, i) => ({ value: String(i + 1), label: names.lunarMonth[month] }))}
        />
        <Select
          id={`${id}day`}
          label={t('almanac.jumpDay')}
          value={form.day}
          onChange={event => setForm({ ...form, day: event.target.value })}
          options={DAYS.map((day, i) => ({ value: String(i + 1), label: names.lunarDay[day] }))}
          error={errorOf('day')}
        />
      </div>
      <Checkbox
        id={`${id}isLeap`}
        label={t('almanac.jumpLeap')}
        checked={form.isLeap}
        onChange={event => setForm({ ...form, isLeap: event.target.checked })}
        hint={
          // Nothing is shown for a year outside the tables, or an invalid one.
          year >= FIRST_YEAR && year <= LAST_YEAR
            ? leap === undefined
              ? t('almanac.jumpNoLeapHint', { year })
              : t('almanac.jumpLeapHint', { year, month: leap })
            : undefined
        }
        error={errorOf('isLeap')}
      />
      <Button type="submit">{t('almanac.jumpGo')}</Button>
    </form>
  );
}

/** Full-width digits too; NaN if it is not a number. */
const yearIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC')));

const MONTHS = idsOf('lunarMonth').slice(0, 12);
const DAYS = idsOf('lunarDay');

function lunarFormOf(date: CivilDate) {
  const lunar = solarToLunar(date);
  const { year, month, day, isLeap } = lunar.ok ? lunar.value : { ...date, day: 1, isLeap: false };
  return { year: String(year), month: String(month), day: String(day), isLeap };
}
