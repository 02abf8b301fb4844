import {
  changeInProfile,
  changeStoredDraft,
  knownPlaceOf,
  type ResidentChange,
  withResident,
} from '@app/home';
import { usePorts } from '../adapters/ports';
import { selectInfo, useAppStore } from '../store/store';

/** R467: changes a resident outside the profile form: in the profile, and in an unsaved form. */
export function useResidentChange() {
  const { clock, textStore } = usePorts();
  const store = useAppStore();
  return (id: string, next: ResidentChange) => {
    const info = selectInfo(store.getState());
    if (!info) return;
    const home = { place: knownPlaceOf(info), zone: clock.zone() };
    changeStoredDraft(textStore, draft => withResident(draft, id, next, home.zone));
    store.getState().saveInfo(changeInProfile(info, id, next, home, clock.now()));
  };
}
