import type { HolidayRegion } from '@app/almanac/regions';
import type { ChatPort } from '@app/chat';
import { type Face, LANGUAGE_COOKIE } from '@app/i18n';
import type { Random } from '@app/kernel';
import type { TextStore } from '@app/records';
import { type Accounts, type AccountTexts, createAccounts, createAccountTexts } from '@app/records';
import { createProfileStore, type ProfileStore } from '@app/session';
import { createNotifier, type Notifier } from '@app/ui';
import { createContext, use } from 'react';
import type { ArchiveDesk } from './archive/archiveDesk';
import { createLazyDesk } from './archive/lazyDesk';
import { createChatPort } from './chat';
import { type Clock, pause, systemClock } from './clock';
import { createCookieJar } from './cookies';
import { databaseOfBrowser } from './database';
import { createDevice, type Device } from './device';
import { browserCompass, type DeviceCompass } from './deviceCompass';
import { createFiles, type Files } from './files';
import { browserGeolocator, type Geolocator } from './geolocation';
import { createImageWorkshop, type ImageWorkshop } from './images/imageWorkshop';
import type { Inbox } from './inbox';
import { createObjectUrls, type ObjectUrls } from './objectUrls';
import { createPlanWork, type PlanWork } from './planWork/planWork';
import { systemRandom } from './random';
import { createReach, type Reach } from './reach';
import { createSkyFiles, type SkyFiles } from './skyFiles';
import { createTabs, type Tabs } from './tabs';
import { createTextStore } from './textStore';

export { CHAT_AGAIN_KEY, CHAT_SETTINGS_KEY } from './reach';

/** Everything the app knows of the outside world. Tests and stories pass their own. */
export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  /** Lives as long as the tab. */
  readonly tabStore: TextStore;
  /** Outlives the tab and is shared by everybody on the device: nothing personal. */
  readonly deviceStore: TextStore;
  /** Outlives the tab and belongs to the signed-in account. */
  readonly textStore: AccountTexts;
  readonly profiles: ProfileStore;
  /** The language last chosen in any tab, unchecked. */
  readonly readLanguage: () => string | undefined;
  readonly accounts: Accounts;
  readonly device: Device;
  readonly tabs: Tabs;
  readonly geolocator: Geolocator;
  readonly objectUrls: ObjectUrls;
  readonly images: ImageWorkshop;
  readonly planWork: PlanWork;
  readonly files: Files;
  readonly inbox: () => Promise<Inbox>;
  readonly archives: ArchiveDesk;
  readonly notifier: Notifier;
  readonly chat: ChatPort;
  readonly compass: DeviceCompass;
  readonly reach: Reach;
  readonly skyFiles: SkyFiles;
  /** R490: the address of the public calendar feed, if one is served. */
  readonly findFeed: (face: Face, region: HolidayRegion) => Promise<string | undefined>;
}

export function browserPorts(): Ports {
  const cookies = createCookieJar();
  const tabStore = createTextStore(() => sessionStorage);
  const deviceStore = createTextStore(() => localStorage);
  const tabs = createTabs();
  const textStore = createAccountTexts(
    () => tabs.tell({ kind: 'texts-changed' }),
    undefined,
    systemClock.now,
  );
  const firstLayout = () => import('@app/session/firstLayout');
  const lastPerson = async () => (await firstLayout()).lastPersonOf(profiles.restore().session, deviceStore);
  const accounts = createAccounts(databaseOfBrowser(lastPerson), {
    lastPerson,
    move: async (into, heir) => (await firstLayout()).moveFirstLayout(deviceStore, into, heir),
  });
  const profiles = createProfileStore(cookies, tabStore, deviceStore, textStore, accounts, {
    ...systemClock,
    pause,
  });
  const objectUrls = createObjectUrls();
  const images = createImageWorkshop();
  let inbox: Promise<Inbox> | undefined;
  return {
    clock: systemClock,
    random: systemRandom,
    tabStore,
    deviceStore,
    textStore,
    profiles,
    readLanguage: () => cookies.read(LANGUAGE_COOKIE),
    accounts,
    device: createDevice(objectUrls),
    tabs,
    geolocator: browserGeolocator,
    objectUrls,
    images,
    planWork: createPlanWork(),
    files: createFiles(images),
    inbox: () => {
      inbox ??= import('./inbox')
        .then(({ createInbox }) => createInbox(systemClock.now, `${systemRandom.next()}`))
        .catch(reason => {
          inbox = undefined;
          throw reason;
        });
      return inbox;
    },
    archives: createLazyDesk(),
    notifier: createNotifier(),
    chat: createChatPort(),
    compass: browserCompass,
    reach: createReach(document),
    skyFiles: createSkyFiles(),
    findFeed: async (...of) => (await import('./feed')).findFeed(...of),
  };
}

export const PortsContext = createContext<Ports | undefined>(undefined);

/** The ports of the app around this component. Throws outside one: only a bug renders there. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts outside of <PortsContext>');
  return ports;
}
