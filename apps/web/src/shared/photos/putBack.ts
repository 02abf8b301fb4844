import { type Photo, putBackPhotos } from '@app/records';
import { castDraft } from 'immer';
import type { AppStore } from '../../store/store';

/** R464: restores removed photos to their places in `before`, as a change of the home. */
export const putBack = (store: AppStore, before: readonly Photo[], ids: readonly string[]) => {
  const { photos, changeHome } = store.getState();
  return changeHome(home => {
    home.photos = castDraft(putBackPhotos(photos, before, ids));
  });
};
