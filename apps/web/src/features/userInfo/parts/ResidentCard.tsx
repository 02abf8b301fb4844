import { CITY_LIST_ID, type ResidentChange, readBirth, residentFieldId } from '@app/home';
import { MessageText } from '@app/scenes/MessageText';
import { GENDERS, RELATIONSHIPS, type Resident, toPlainDate, toPlainTime } from '@app/session';
import { DatePickerButton, IconButton, SegmentedControl, Select, Tag, TextField, TrashIcon } from '@app/ui';
import { cleanText, INPUT_LIMITS } from '@app/validation';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfoForm } from '../useUserInfo';
import { BirthReadingFields } from './BirthReadingFields';
import { LunarDate } from './LunarDate';
import { PillarStrip } from './PillarStrip';
import './ResidentCard.css';

export interface ResidentCardProps {
  readonly resident: Resident;
  /** The place in the list, from 1. */
  readonly number: number;
  readonly form: UserInfoForm;
  readonly onRemove: () => void;
}

/** One resident as a page of a family book: the four pillars at the side, the fields beside them. */
export function ResidentCard({ resident, number, form, onRemove }: ResidentCardProps) {
  const { t } = useTranslation('userInfo');
  const genderId = useId();
  const { id } = resident;
  const name = cleanText(resident.name);
  const read = readBirth(resident, form.home);
  const birth = read.ok ? read.value : undefined;
  const relation = RELATIONSHIPS.find(each => each === resident.relationship);
  const change = (next: ResidentChange) => form.changeResident(id, next);

  const field = (key: 'name' | 'birthDate' | 'birthTime' | 'birthplace' | 'relationship') => {
    const fieldId = residentFieldId(id, key);
    const error = form.errors.find(
      each => 'residentId' in each && each.residentId === id && each.field === key,
    );
    return {
      id: fieldId,
      label: t(`residents.${key}`),
      limit: key === 'birthDate' || key === 'birthTime' ? INPUT_LIMITS.date : INPUT_LIMITS.text,
      value: resident[key],
      onChange: (event: { readonly target: { readonly value: string } }) =>
        change({ [key]: event.target.value }),
      onBlur: () => form.leaveField(fieldId),
      error: error && <MessageText message={error} />,
    };
  };
  const birthDate = field('birthDate');
  const birthTime = field('birthTime');

  return (
    <fieldset className="resident">
      <legend className="ui-hidden">{t('residents.legend', { index: number })}</legend>
      <PillarStrip pillars={birth?.reading.pillars} />
      <div className="resident__body">
        <div className="resident__head">
          <h3 className="resident__name">
            <bdi>{name || t('residents.unnamed')}</bdi>
          </h3>
          {resident.relationship !== '' && (
            <Tag tone={relation === 'self' ? 'self' : 'plain'}>
              <bdi>{relation ? t(`relationships.${relation}`) : resident.relationship}</bdi>
            </Tag>
          )}
          <IconButton
            className="resident__remove"
            label={t('residents.remove', { name: name || t('residents.unnamed') })}
            icon={<TrashIcon />}
            onClick={onRemove}
          />
        </div>
        <div className="resident__fields">
          <TextField {...field('name')} dir="auto" autoComplete={relation === 'self' ? 'name' : 'off'} />
          <RelationshipField {...field('relationship')} onChoose={relationship => change({ relationship })} />
          <div className="resident__gender">
            <span id={genderId} className="resident__label">
              {t('residents.gender')}
            </span>
            <SegmentedControl
              look="form"
              labelledBy={genderId}
              value={resident.gender}
              onChoose={gender => change({ gender })}
              options={GENDERS.map(value => ({ value, label: t(`genders.${value}`) }))}
            />
          </div>
          <TextField
            {...birthDate}
            className="resident__date"
            hint={t('residents.birthDateHint')}
            suffix={
              <DatePickerButton
                label={t('residents.pickDate')}
                value={resident.birthDate}
                max={form.today}
                onPick={birthDate => change({ birthDate })}
              />
            }
            autoComplete={relation === 'self' ? 'bday' : 'off'}
            onBlur={() => {
              const plain = toPlainDate(resident.birthDate);
              if (plain !== resident.birthDate) change({ birthDate: plain });
              birthDate.onBlur();
            }}
          />
          <TextField
            {...birthTime}
            placeholder={t('residents.birthTimeHint')}
            autoComplete="off"
            onBlur={() => {
              const plain = toPlainTime(resident.birthTime);
              if (plain !== resident.birthTime) change({ birthTime: plain });
              birthTime.onBlur();
            }}
          />
          <LunarDate resident={resident} birth={read} form={form} />
          <TextField
            {...field('birthplace')}
            dir="auto"
            className="resident__wide"
            autoComplete="off"
            list={CITY_LIST_ID}
          />
          <BirthReadingFields resident={resident} birth={birth} form={form} />
        </div>
      </div>
    </fieldset>
  );
}

interface RelationshipFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onBlur: () => void;
  readonly onChoose: (relationship: string) => void;
}

/** One of the usual words, or with "other" a word of one's own. */
function RelationshipField({ id, label, value, error, onBlur, onChoose }: RelationshipFieldProps) {
  const { t } = useTranslation('userInfo');
  const listed = RELATIONSHIPS.some(each => each === value);
  const own = value !== '' && (!listed || value === 'other');
  return (
    <>
      <Select
        id={own ? `${id}-choice` : id}
        label={label}
        placeholder={t('residents.relationshipChoose')}
        options={RELATIONSHIPS.map(each => ({ value: each, label: t(`relationships.${each}`) }))}
        value={value === '' || listed ? value : 'other'}
        error={own ? undefined : error}
        onBlur={onBlur}
        onChange={event => onChoose(event.target.value)}
      />
      {own && (
        <TextField
          id={id}
          className="resident__wide"
          dir="auto"
          limit={INPUT_LIMITS.text}
          label={t('residents.relationshipOwn')}
          value={listed ? '' : value}
          error={error}
          onBlur={onBlur}
          onChange={event => onChoose(event.target.value === '' ? 'other' : event.target.value)}
        />
      )}
    </>
  );
}
