import type { ChatPort } from '@app/chat';
import { LANGUAGE_COOKIE } from '@app/i18n';
import type { Random } from '@app/kernel';
import { createNotifier, type Notifier } from '@app/ui';
import { createContext, use } from 'react';
import { type AccountTexts, createAccountTexts } from './accountTexts';
import { createChatPort } from './chat';
import { type Clock, systemClock } from './clock';
import { createCookieJar } from './cookies';
import { createDevice, type Device } from './device';
import { browserCompass, type DeviceCompass } from './deviceCompass';
import { browserGeolocator, type Geolocator } from './geolocation';
import { createHouseStore, type HouseStore } from './house';
import type { ImageWorkshop } from './images/imageWorkshop';
import { createLazyWorkshop } from './images/lazyWorkshop';
import { createObjectUrls, type ObjectUrls } from './objectUrls';
import { createProfileStore, type ProfileStore } from './profileStore';
import { systemRandom } from './random';
import { createReach, type Reach } from './reach';
import { createSunlight, type Sunlight } from './sunlight/sunlight';
import { createTabs, type Tabs } from './tabs';
import { createTextStore, type TextStore } from './textStore';

/** Everything the app knows of the world outside it. Tests and stories pass their own. */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  /** Lives as long as the tab. */
  readonly tabTexts: TextStore;
  /** Outlives the tab and belongs to everybody on the device: nothing of a person. */
  readonly deviceTexts: TextStore;
  /** Outlives the tab and belongs to the account that is here. */
  readonly texts: AccountTexts;
  readonly profiles: ProfileStore;
  /** The language as any tab last chose it, unchecked. */
  readonly readLanguage: () => string | undefined;
  readonly house: HouseStore;
  readonly device: Device;
  readonly tabs: Tabs;
  readonly geolocator: Geolocator;
  readonly objectUrls: ObjectUrls;
  readonly images: ImageWorkshop;
  readonly sunlight: Sunlight;
  readonly notifier: Notifier;
  readonly chat: ChatPort;
  readonly compass: DeviceCompass;
  readonly reach: Reach;
}

export function browserPorts(): Ports {
  const cookies = createCookieJar();
  const tabTexts = createTextStore(() => sessionStorage);
  const deviceTexts = createTextStore(() => localStorage);
  const tabs = createTabs();
  const texts = createAccountTexts(() => tabs.tell({ kind: 'texts-changed' }));
  const house = createHouseStore({
    lastPerson: async () =>
      (await import('./firstLayout')).lastPersonOf(profiles.restore().session, deviceTexts),
    move: async (into, heir) => (await import('./firstLayout')).moveFirstLayout(deviceTexts, into, heir),
  });
  const profiles = createProfileStore(cookies, tabTexts, deviceTexts, texts, house, systemClock);
  const objectUrls = createObjectUrls();
  return {
    clock: systemClock,
    random: systemRandom,
    tabTexts,
    deviceTexts,
    texts,
    profiles,
    readLanguage: () => cookies.read(LANGUAGE_COOKIE),
    house,
    device: createDevice(objectUrls),
    tabs,
    geolocator: browserGeolocator,
    objectUrls,
    images: createLazyWorkshop(),
    sunlight: createSunlight(),
    notifier: createNotifier(),
    chat: createChatPort(),
    compass: browserCompass,
    reach: createReach(document),
  };
}

export const PortsContext = createContext<Ports | undefined>(undefined);

/** The ports of the app around this component. Throws outside of one: only a bug renders there. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts outside of <PortsContext>');
  return ports;
}
