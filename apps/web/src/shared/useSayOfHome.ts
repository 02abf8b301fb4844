import { type Say, sayAround } from '@app/i18n';
import { use } from 'react';
import { StoreContext, selectInfo } from '../store/store';
import { useLanguage } from './language';

/** R520: how texts about the people of the home are written: their names stay as they were typed. */
export function useSayOfHome(): Say {
  const { say } = useLanguage();
  // A dialog may be shown without a home, as in the catalogue.
  const store = use(StoreContext);
  const info = store && selectInfo(store.getState());
  return sayAround(say, [info?.locationName ?? '', ...(info?.residents ?? []).map(({ name }) => name)]);
}
