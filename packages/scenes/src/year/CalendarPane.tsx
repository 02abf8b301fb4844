import { formatLunarDate, idsOf, type Names, toICalendar, unwrap } from '@app/almanac';
import {
  type Anniversaries,
  type Anniversary,
  anniversaryEvents,
  type MemorialFault,
  type Observance,
  observedDates,
  REMINDER_IDS,
  withMemorial,
  withMemorialRemoved,
  withObservance,
} from '@app/home/year';
import { formatDay } from '@app/i18n';
import { addDays, type CivilDate, type Millis } from '@app/kernel';
import { Button, Checkbox, DownloadIcon, IconButton, Select, TextField, TrashIcon, useTyped } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarFeed, type CalendarFeedProps } from './CalendarFeed';
import './year.css';

export interface CalendarPaneProps {
  readonly names: Names;
  readonly today: CivilDate;
  /** Birthdays of the home and the memorial days that were not removed. */
  readonly days: readonly Anniversary[];
  readonly stored: Anniversaries;
  readonly now: () => Millis;
  readonly onChange: (change: (days: Anniversaries) => Anniversaries) => void;
  /** Announces a removal, and offers to undo it. */
  readonly onOffer: (message: () => string, putBack: () => void) => void;
  readonly onSave: (text: string, name: string) => void;
  /** The public feed. */
  readonly feed: CalendarFeedProps;
}

/** R490 to R492: the public feed, and the days of the household as a file. */
export function CalendarPane(props: CalendarPaneProps) {
  return (
    <div className="anniversaries">
      <CalendarFeed {...props.feed} />
      <OwnDays {...props} />
      <AddMemorial {...props} />
    </div>
  );
}

/** Every year keeps every day, moved where it has none; a lunar year has at most 385 days. */
const WITHIN_DAYS = 400;

function OwnDays({ names, today, days, stored, now, onChange, onOffer, onSave }: CalendarPaneProps) {
  const { t, i18n } = useTranslation('visualization');
  const { language } = names;
  const { observance } = stored;
  const lunarText = (day: Anniversary) => formatLunarDate({ ...day.lunar, year: today.year }, names);
  const title = (day: Anniversary) =>
    t(day.kind === 'birthday' ? 'year.birthdayOf' : 'year.memorialOf', { name: day.name });
  const save = () => {
    const events = anniversaryEvents(days, observance, today, {
      title,
      note: (day, moved) =>
        [lunarText(day), moved && t(moved === 'no-30th' ? 'year.moved30' : 'year.movedLeap')]
          .filter(Boolean)
          .join('\n'),
    });
    onSave(unwrap(toICalendar({ name: t('year.ownFile'), stamp: now(), events })), 'days-by-the-moon.ics');
  };
  const set = (change: Partial<Observance>) => onChange(all => withObservance(all, change, now()));
  const hasLeap = days.some(({ lunar }) => lunar.isLeap);
  const has30 = days.some(({ lunar }) => lunar.day === 30);
  return (
    <section>
      <h3>{t('year.ownTitle')}</h3>
      <p>{t('year.ownBody')}</p>
      {days.length === 0 && <p className="year__how">{t('year.ownNone')}</p>}
      <ul className="anniversaries__days">
        {days.map(day => {
          const [next] = observedDates(day.lunar, observance, today, addDays(today, WITHIN_DAYS));
          const memorial = stored.memorials.find(({ id }) => day.id === `memorial-${id}`);
          return (
            <li key={day.id}>
              <span>
                {title(day)}
                <small>{lunarText(day)}</small>
              </span>
              {next && (
                <b className="ui-num">
                  {t('year.nextOn', { date: formatDay(language, next.date, 'short') })}
                </b>
              )}
              {memorial && (
                <IconButton
                  label={t('year.memorialRemove', { name: day.name })}
                  icon={<TrashIcon />}
                  onClick={() => {
                    const set = (gone: boolean) =>
                      onChange(all => withMemorialRemoved(all, memorial.id, gone, now()));
                    set(true);
                    onOffer(
                      () => i18n.t('visualization:year.memorialGone', { name: memorial.name }),
                      () => set(false),
                    );
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {days.length > 0 && (
        <div className="anniversaries__rules">
          {hasLeap && (
            <Select
              label={t('year.leapRule')}
              value={observance.leapMonth}
              onChange={({ target }) => set({ leapMonth: target.value as Observance['leapMonth'] })} // its own options
              options={[
                { value: 'leap-if-there', label: t('year.leapIfThere') },
                { value: 'regular', label: t('year.leapRegular') },
              ]}
            />
          )}
          {has30 && (
            <Select
              label={t('year.day30Rule')}
              value={observance.day30}
              onChange={({ target }) => set({ day30: target.value as Observance['day30'] })} // its own options
              options={[
                { value: 'last-day', label: t('year.day30Last') },
                { value: 'next-day', label: t('year.day30Next') },
              ]}
            />
          )}
          <Select
            label={t('year.remindRule')}
            value={observance.remind}
            onChange={({ target }) => set({ remind: target.value as Observance['remind'] })} // its own options
            options={REMINDER_IDS.map(id => ({ value: id, label: t(`year.remind.${id}`) }))}
          />
          <Button icon={<DownloadIcon />} onClick={save}>
            {t('year.ownSave', { count: days.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

const EMPTY = { month: '1', day: '1', isLeap: false };

function AddMemorial({ names, stored, now, onChange }: CalendarPaneProps) {
  const { t } = useTranslation('visualization');
  const id = useId();
  const [name, setName] = useTyped('memorial-name');
  const [form, setForm] = useState(EMPTY);
  const [fault, setFault] = useState<MemorialFault>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lunar = { month: Number(form.month), day: Number(form.day), isLeap: form.isLeap };
    const entry = { name, lunar };
    const added = withMemorial(stored, entry, now());
    setFault(typeof added === 'string' ? added : undefined);
    if (typeof added === 'string') {
      document.getElementById(id)?.focus();
      return;
    }
    onChange(all => {
      const next = withMemorial(all, entry, now());
      return typeof next === 'string' ? all : next;
    });
    setForm(EMPTY);
    setName('');
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t('year.memorialTitle')}>
      <h3>{t('year.memorialTitle')}</h3>
      <div className="anniversaries__form">
        <TextField
          id={id}
          label={t('year.memorialName')}
          limit={INPUT_LIMITS.text}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          error={fault && t(`year.faults.${fault}`)}
        />
        <Select
          label={t('year.memorialMonth')}
          value={form.month}
          onChange={({ target }) => setForm({ ...form, month: target.value })}
          options={idsOf('lunarMonth')
            .slice(0, 12)
            .map((month, i) => ({ value: String(i + 1), label: names.lunarMonth[month] }))}
        />
        <Select
          label={t('year.memorialDay')}
          value={form.day}
          onChange={({ target }) => setForm({ ...form, day: target.value })}
          options={idsOf('lunarDay').map((day, i) => ({ value: String(i + 1), label: names.lunarDay[day] }))}
        />
      </div>
      <Checkbox
        label={t('year.memorialLeap')}
        checked={form.isLeap}
        onChange={({ target }) => setForm({ ...form, isLeap: target.checked })}
      />
      <Button type="submit">{t('year.memorialAdd')}</Button>
    </form>
  );
}
