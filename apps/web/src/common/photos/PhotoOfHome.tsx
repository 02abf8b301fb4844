import { lazyPart } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useApp, useAppStore } from '../../store/store';
import { useHomeAddress, useOver } from '../address';
import { PartMissing, useNotify } from '../messages';
import { useOfferUndo } from '../useOfferUndo';
import { useLoadPhotos } from './useLoadPhotos';
import { usePhotoReadings } from './usePhotoReadings';

const PhotoSheet = lazyPart(() => import('./PhotoSheet'), PartMissing);

/** R385: the photo whose card was pressed beside the home; the address names it. */
export default function PhotoOfHome({ id }: { readonly id: string }) {
  const { t } = useTranslation('createHome');
  const { open, close } = useHomeAddress();
  const store = useAppStore();
  const photos = useApp(state => state.photos);
  const readings = usePhotoReadings();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  // The view of the home may be loading them already.
  const isLoaded = useApp(state => state.photosState === 'ready');
  useLoadPhotos();
  const photo = photos.find(each => each.id === id);
  useOver(isLoaded && !photo, open, 'photo');
  if (!photo) return null;
  const remove = () => {
    close('photo');
    void store.getState().removePhoto(id).then(notify);
    offerUndo(
      () => t('photos.removed', { name: photo.name }),
      () => store.getState().putBackPhotos(photos, [id]).then(notify),
      'button',
    );
  };
  return <PhotoSheet {...{ photo, photos, readings }} onRemove={remove} onClose={() => close('photo')} />;
}
