import { createNotifier, type Notifier } from '@app/ui';
import type { Random } from '@app/kernel';
import { createContext, use } from 'react';
import { type Clock, systemClock } from '../adapters/clock';
import { type CookieJar, createCookieJar } from '../adapters/cookies';
import { browserGeolocator, type Geolocator } from '../adapters/geolocation';
import { createImageWorkshop, type ImageWorkshop } from '../adapters/images/imageWorkshop';
import { createObjectUrls, type ObjectUrls } from '../adapters/objectUrls';
import { systemRandom } from '../adapters/random';
import { createTabs, type Tabs } from '../adapters/tabs';
import { createTextStore, type TextStore } from '../adapters/textStore';

/** Everything the app knows of the world outside it. Tests and stories pass their own. */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  readonly cookies: CookieJar;
  /** Lives as long as the tab. */
  readonly tabTexts: TextStore;
  /** Outlives the tab. */
  readonly texts: TextStore;
  readonly tabs: Tabs;
  readonly geolocator: Geolocator;
  readonly objectUrls: ObjectUrls;
  readonly images: ImageWorkshop;
  readonly notifier: Notifier;
}

export function browserPorts(): Ports {
  return {
    clock: systemClock,
    random: systemRandom,
    cookies: createCookieJar(),
    tabTexts: createTextStore(() => sessionStorage),
    texts: createTextStore(() => localStorage),
    tabs: createTabs(),
    geolocator: browserGeolocator,
    objectUrls: createObjectUrls(),
    images: createImageWorkshop(),
    notifier: createNotifier(),
  };
}

export const PortsContext = createContext<Ports | undefined>(undefined);

/** The ports of the app around this component. Throws outside of one: only a bug renders there. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts outside of <PortsContext>');
  return ports;
}
