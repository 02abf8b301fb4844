import type { ImageWorkshop } from './imageWorkshop';

/** A workshop that opens with the first picture: its code is not on the first page. */
export function lazyImageWorkshop(): ImageWorkshop {
  let opening: Promise<ImageWorkshop> | undefined;
  return {
    async scale(blob, maxSide) {
      opening ??= import('./imageWorkshop').then(({ createImageWorkshop }) => createImageWorkshop());
      return (await opening).scale(blob, maxSide);
    },
  };
}
