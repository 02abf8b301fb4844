import { ADD_ID, CITIES, CITY_LIST_ID, residentFieldId } from '@app/home';
import type { Resident } from '@app/session';
import { Button, EmptyState, PlusIcon } from '@app/ui';
import { cleanText } from '@app/validation';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import { useOfferUndo } from '../../../common/useOfferUndo';
import type { UserInfoForm } from '../useUserInfo';
import { FieldError } from './FieldError';
import { ResidentCard } from './ResidentCard';
import { SectionTitle } from './SectionTitle';
import './ResidentList.css';

/** R53 to R55: the residents, one card each. */
export function ResidentList({ form }: { readonly form: UserInfoForm }) {
  const { t, i18n } = useTranslation('userInfo');
  const offerUndo = useOfferUndo();
  const { language, inFace } = useLanguage();
  const titleId = useId();
  const { residents } = form.draft;
  const error = form.errors.find(({ field }) => field === 'residents');

  // The element to focus exists only after the change has been rendered.
  const focusNext = useRef<string>(undefined);
  const shown = useRef(residents);
  useEffect(() => {
    // An undone change may take the focused field with it.
    const isLost = shown.current.length !== residents.length && document.activeElement === document.body;
    const next = focusNext.current ?? (isLost ? ADD_ID : undefined);
    if (next !== undefined) document.getElementById(next)?.focus();
    focusNext.current = undefined;
    shown.current = residents;
  });

  const add = () => {
    focusNext.current = residentFieldId(form.addResident(), 'name');
  };
  const remove = ({ id, name }: Resident) => {
    const index = residents.findIndex(resident => resident.id === id);
    const neighbour = residents[index + 1] ?? residents[index - 1];
    focusNext.current = neighbour ? residentFieldId(neighbour.id, 'name') : ADD_ID;
    const putBack = form.removeResident(id);
    const named = () => cleanText(name) || i18n.t('userInfo:residents.unnamed');
    // The form has its own history.
    offerUndo(() => i18n.t('userInfo:residents.removed', { name: named() }), putBack, 'button');
  };
  const addButton = {
    id: ADD_ID,
    icon: <PlusIcon />,
    onClick: add,
    'aria-describedby': error && `${ADD_ID}-error`,
    children: t('residents.add'),
  };

  return (
    <section className="residents" aria-labelledby={titleId}>
      <header className="residents__head">
        <SectionTitle id={titleId} numeral={inFace('贰')}>
          {t('residents.title')}
        </SectionTitle>
        {residents.length > 0 && (
          <p className="ui-muted">{t('residents.count', { count: residents.length })}</p>
        )}
      </header>
      {residents.length === 0 ? (
        <div className="residents__empty">
          <EmptyState title={t('residents.none')} action={<Button {...addButton} />} />
          <FieldError id={`${ADD_ID}-error`} error={error} />
        </div>
      ) : (
        <div className="residents__book">
          <datalist id={CITY_LIST_ID}>
            {CITIES.map(({ id, name }) => (
              <option key={id} value={inFace(name[language])} />
            ))}
          </datalist>
          <div className="residents__grid">
            {residents.map((resident, index) => (
              <ResidentCard
                key={resident.id}
                resident={resident}
                number={index + 1}
                form={form}
                onRemove={() => remove(resident)}
              />
            ))}
          </div>
          <button type="button" id={ADD_ID} className="residents__add" onClick={add}>
            <PlusIcon aria-hidden="true" />
            <span className="ui-display">{t('residents.add')}</span>
          </button>
        </div>
      )}
    </section>
  );
}
