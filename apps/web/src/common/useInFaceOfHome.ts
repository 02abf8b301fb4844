import { type InFace, inFaceAround } from '@app/i18n';
import { use } from 'react';
import { StoreContext, selectInfo } from '../store/firstStore';
import { useLanguage } from './language';

/** R520: the script of texts about people of the home: their names stay as typed. */
export function useInFaceOfHome(): InFace {
  const { inFace } = useLanguage();
  // A dialog may be shown without a home, as in the catalogue.
  const store = use(StoreContext);
  const info = store && selectInfo(store.getState());
  return inFaceAround(inFace, [info?.locationName ?? '', ...(info?.residents ?? []).map(({ name }) => name)]);
}
