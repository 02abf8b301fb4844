import { err } from '@app/kernel';
import type { ImageWorkshop } from './imageWorkshop';

/** Fetched with the first picture. */
export function createLazyWorkshop(): ImageWorkshop {
  let loading: Promise<ImageWorkshop> | undefined;
  const load = () => {
    loading ??= import('./imageWorkshop').then(({ createImageWorkshop }) => createImageWorkshop());
    return loading.catch(() => {
      loading = undefined;
      return undefined;
    });
  };
  const missing = err('missing' as const);
  return {
    read: async (...args) => (await load())?.read(...args) ?? missing,
    capture: async (...args) => (await load())?.capture(...args) ?? missing,
    clean: async (...args) => (await load())?.clean(...args) ?? missing,
    propose: async (...args) => (await load())?.propose(...args) ?? missing,
    flatten: async (...args) => (await load())?.flatten(...args) ?? missing,
    scale: async (...args) => (await load())?.scale(...args) ?? missing,
  };
}
