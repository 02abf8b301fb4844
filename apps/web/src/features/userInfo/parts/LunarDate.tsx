import { formatChineseDate, lunarDayName, lunarMonthName, zh } from '@app/almanac';
import { en } from '@app/almanac/en';
import {
  type LunarEntry,
  lunarMonthChoices,
  type ReadBirth,
  type ReadBirthError,
  residentFieldId,
  toLunarEntry,
} from '@app/home';
import { writeAll } from '@app/i18n';
import type { Result } from '@app/kernel';
import { MessageText } from '@app/scenes/MessageText';
import type { Resident } from '@app/session';
import { ChevronDownIcon, Select, TextField } from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import type { UserInfoForm } from '../useUserInfo';

export interface LunarDateProps {
  readonly resident: Resident;
  readonly birth: Result<ReadBirth, ReadBirthError>;
  readonly form: UserInfoForm;
}

/** A25: the Chinese calendar date derived from the birth; when opened, it can be typed and sets the birth date. */
export function LunarDate({ resident, birth, form }: LunarDateProps) {
  const { t } = useTranslation('userInfo');
  const { language, inFace } = useLanguage();
  const panelId = useId();
  const begun = form.draft.lunar[resident.id];
  const [wanted, setWanted] = useState(begun !== undefined);
  // An invalid part does not fold away.
  const open = wanted || form.lunarErrorOf(resident.id) !== undefined;
  const names = language === 'zh' ? writeAll(zh, inFace) : en;
  const text = birth.ok ? formatChineseDate(birth.value.chineseDate, names) : resident.chineseDate;
  const isOutside = !birth.ok && birth.error.code === 'almanac/year-not-in-tables';
  const buttonId = residentFieldId(resident.id, 'lunar');
  return (
    <div className="lunar">
      <span id={`${buttonId}-label`} className="resident__label">
        {t('residents.chineseDate')}
      </span>
      <button
        type="button"
        id={buttonId}
        className="lunar__toggle"
        aria-labelledby={`${buttonId}-label ${buttonId}-text`}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setWanted(!open)}
      >
        <span id={`${buttonId}-text`} className={text ? undefined : 'ui-quiet'}>
          {text || t(isOutside ? 'residents.chineseDateOutside' : 'residents.chineseDateEmpty')}
        </span>
        <ChevronDownIcon aria-hidden="true" />
      </button>
      {open && <LunarFields id={panelId} resident={resident} entry={begun} form={form} />}
    </div>
  );
}

interface LunarFieldsProps {
  readonly id: string;
  readonly resident: Resident;
  /** A date begun by hand; undefined while the controls follow the birth date. */
  readonly entry: LunarEntry | undefined;
  readonly form: UserInfoForm;
}

const DAYS = Array.from({ length: 30 }, (_, index) => index + 1);

function LunarFields({ id, resident, entry, form }: LunarFieldsProps) {
  const { t } = useTranslation(['userInfo', 'common']);
  const { language, inFace } = useLanguage();
  const names = language === 'zh' ? writeAll(zh, inFace) : en;
  const shown = entry ?? toLunarEntry(resident.birthDate);
  const error = form.lunarErrorOf(resident.id);
  const message = error && <MessageText message={error} />;
  // A year not yet typed to four digits is not wrong.
  const [typingYear, setTypingYear] = useState(false);
  const change = (part: Partial<LunarEntry>) => form.changeLunar(resident.id, { ...shown, ...part });
  return (
    <fieldset id={id} className="lunar__fields">
      <legend className="ui-hidden">{t('residents.chineseDate')}</legend>
      <TextField
        label={t('residents.lunarYear')}
        limit={INPUT_LIMITS.year}
        value={shown.year}
        inputMode="numeric"
        autoComplete="off"
        error={error?.code === 'date/year-out-of-range' && !typingYear ? message : undefined}
        onFocus={() => setTypingYear(true)}
        onBlur={() => setTypingYear(false)}
        onChange={event => change({ year: event.target.value })}
      />
      <Select
        label={t('residents.lunarMonth')}
        placeholder="–"
        options={lunarMonthChoices(shown).map(({ value, month, isLeap }) => ({
          value,
          label: lunarMonthName({ year: 0, month, isLeap, day: 1 }, names),
        }))}
        value={shown.month}
        onChange={event => change({ month: event.target.value })}
      />
      <Select
        label={t('residents.lunarDay')}
        placeholder="–"
        options={DAYS.map(day => ({
          value: String(day),
          label: lunarDayName({ year: 0, month: 1, isLeap: false, day }, names),
        }))}
        value={shown.day}
        error={error?.code === 'date/lunar-invalid' ? message : undefined}
        onChange={event => change({ day: event.target.value })}
      />
      <p className="lunar__hint">{t('residents.chineseDateHint')}</p>
    </fieldset>
  );
}
