import { type InFace, inFaceAround } from '@app/i18n';
import { use } from 'react';
import { StoreContext, selectInfo } from '../store/firstStore';
import { useLanguage } from './language';

/** R520: how texts about the people of the home are written: their names stay as they were typed. */
export function useInFaceOfHome(): InFace {
  const { inFace } = useLanguage();
  // A dialog may be shown without a home, as in the catalogue.
  const store = use(StoreContext);
  const info = store && selectInfo(store.getState());
  return inFaceAround(inFace, [info?.locationName ?? '', ...(info?.residents ?? []).map(({ name }) => name)]);
}
