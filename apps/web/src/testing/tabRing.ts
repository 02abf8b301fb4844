import type { TabMessage, Tabs } from '../adapters/tabs';

/** Connected tabs: a message of one reaches all the others. */
export function createTabRing(): () => Tabs {
  const listeners = new Map<Tabs, Set<(message: TabMessage) => void>>();
  return () => {
    const own = new Set<(message: TabMessage) => void>();
    const tabs: Tabs = {
      tell(message) {
        for (const [other, heard] of listeners) {
          if (other !== tabs) for (const listener of heard) listener(message);
        }
      },
      listen(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
      follow: listener => tabs.listen(listener),
    };
    listeners.set(tabs, own);
    return tabs;
  };
}
