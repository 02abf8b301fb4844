import { knownPlaceOf, readBirth } from '@app/home';
import { BirthSwitches } from '@app/scenes/BirthSwitches';
import { NorthSelect } from '@app/scenes/house/north';
import { decideEntry } from '@app/session';
import { Checkbox } from '@app/ui';
import { cleanText } from '@app/validation';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { selectInfo, selectSession, useApp } from '../../store/store';
import { useNotify } from '../messages';
import { useResidentChange } from '../useResidentChange';

/** Photo readings, the north of the facing and the schools of each birth: the same settings as in their rooms. */
export function ReadingSection() {
  const { t } = useTranslation(['userInfo', 'createHome']);
  const readsPhotos = useApp(state => state.readsPhotos);
  const setReadsPhotos = useApp(state => state.setReadsPhotos);
  const hasHome = decideEntry('/user-info', useApp(selectSession)).kind === 'allow';
  const notify = useNotify();
  return (
    <section>
      <h3>{t('settings.readings')}</h3>
      <Checkbox
        label={t('createHome:read.switch')}
        checked={readsPhotos}
        onChange={({ target }) => void setReadsPhotos(target.checked).then(notify)}
      />
      {hasHome && <OfHome />}
    </section>
  );
}

function OfHome() {
  const { t } = useTranslation('userInfo');
  const { clock } = usePorts();
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const setHouseFacts = useApp(state => state.setHouseFacts);
  const change = useResidentChange();
  const home = { place: knownPlaceOf(info), zone: clock.zone() };
  const births = (info?.residents ?? []).flatMap(resident => {
    const birth = readBirth(resident, home);
    return birth.ok ? [{ resident, birth: birth.value }] : [];
  });
  return (
    <>
      <p className="storage__note">{t('settings.norths')}</p>
      <NorthSelect facts={facts} onChange={setHouseFacts} disabled={!facts.facing} />
      <p className="storage__note">
        {!facts.facing && t('settings.noFacing')}{' '}
        <Link to="/visualization" search={{ sheet: 'facing' }}>
          {t('settings.facing')}
        </Link>
      </p>
      <p className="storage__note">{t(births.length > 0 ? 'settings.schools' : 'settings.noBirths')}</p>
      {births.map(each => (
        <BirthSwitches
          key={each.resident.id}
          {...each}
          legend={cleanText(each.resident.name)}
          onChange={next => change(each.resident.id, next)}
        />
      ))}
      <Link className="storage__note" to="/user-info">
        {t('settings.births')}
      </Link>
    </>
  );
}
