import { LANGUAGE_COOKIE } from '@app/i18n';
import type { CookieJar } from '@app/session';
import { createNotifier } from '@app/ui';
import { createContext, use } from 'react';
import { systemClock } from './clock';
import { createCookieJar } from './cookies';
import { createReach } from './reach';
import { createSkyFiles } from './skyFiles';
import { createTabs } from './tabs';
import { createTextStore } from './textStore';

export type FirstPorts = Readonly<ReturnType<typeof firstPorts>>;

/** R640: the ports needed by the first page on an unused device. */
export function firstPorts() {
  const cookies: CookieJar = createCookieJar();
  return {
    clock: systemClock,
    cookies,
    /** Lives as long as the tab. */
    tabStore: createTextStore(() => sessionStorage),
    /** Outlives the tab and is shared by everybody on the device, so it holds nothing personal. */
    deviceStore: createTextStore(() => localStorage),
    /** The language last chosen in any tab, unchecked. */
    readLanguage: () => cookies.read(LANGUAGE_COOKIE),
    tabs: createTabs(),
    notifier: createNotifier(),
    reach: createReach(document),
    skyFiles: createSkyFiles(),
  };
}

export const PortsContext = createContext<FirstPorts | undefined>(undefined);

/** The ports of the app around this component. Throws outside one: only a bug renders there. */
export function useFirstPorts(): FirstPorts {
  const ports = use(PortsContext);
  if (!ports) throw new Error('useFirstPorts outside of <PortsContext>');
  return ports;
}
