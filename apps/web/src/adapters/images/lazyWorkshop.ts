import { err } from '@app/kernel';
import type { ImageWorkshop } from './imageWorkshop';

/** Fetched with the first picture. A picture whose workshop cannot be fetched is told like one that cannot be read. */
export function createLazyWorkshop(): ImageWorkshop {
  let loading: Promise<ImageWorkshop> | undefined;
  const load = () => {
    loading ??= import('./imageWorkshop').then(({ createImageWorkshop }) => createImageWorkshop());
    return loading.catch(() => {
      loading = undefined;
      return undefined;
    });
  };
  const unreadable = err('unreadable' as const);
  return {
    read: async (...args) => (await load())?.read(...args) ?? unreadable,
    capture: async (...args) => (await load())?.capture(...args) ?? unreadable,
    clean: async (...args) => (await load())?.clean(...args) ?? unreadable,
    propose: async (...args) => (await load())?.propose(...args) ?? unreadable,
    flatten: async (...args) => (await load())?.flatten(...args) ?? unreadable,
    scale: async (...args) => (await load())?.scale(...args) ?? unreadable,
  };
}
