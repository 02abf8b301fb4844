import type { ArchiveDesk } from './archiveDesk';

/** Fetched with the first archive. */
export function createLazyDesk(): ArchiveDesk {
  const load = async () => (await import('./archiveDesk')).createArchiveDesk();
  return {
    pack: async (...args) => (await load()).pack(...args),
    open: async (...args) => (await load()).open(...args),
  };
}
