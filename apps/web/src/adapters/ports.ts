import type { HolidayRegion } from '@app/almanac/regions';
import type { ChatPort } from '@app/chat';
import type { Face } from '@app/i18n';
import type { Random } from '@app/kernel';
import { type Accounts, type AccountTextStore, createAccounts, createAccountTextStore } from '@app/records';
import { createProfileStore, type ProfileStore } from '@app/session';
import type { ArchiveDesk } from './archive/archiveDesk';
import { createLazyDesk } from './archive/lazyDesk';
import { createChatPort } from './chat';
import { pause, systemClock } from './clock';
import { databaseOfBrowser } from './database';
import { createDevice, type Device } from './device';
import { browserCompass, type DeviceCompass } from './deviceCompass';
import { createFiles, type Files } from './files';
import { type FirstPorts, useFirstPorts } from './firstPorts';
import { browserGeolocator, type Geolocator } from './geolocation';
import { createImageWorkshop, type ImageWorkshop } from './images/imageWorkshop';
import type { Inbox } from './inbox';
import { createObjectUrls, type ObjectUrls } from './objectUrls';
import { createPlanWork, type PlanWork } from './planWork/planWork';
import { systemRandom } from './random';

export { CHAT_AGAIN_KEY, CHAT_SETTINGS_KEY } from './reach';

/** Everything the app knows of the outside world. Tests and stories pass their own. */
export interface Ports extends FirstPorts {
  readonly random: Random;
  /** Outlives the tab and belongs to the signed-in account. */
  readonly textStore: AccountTextStore;
  readonly profiles: ProfileStore;
  readonly accounts: Accounts;
  readonly device: Device;
  readonly geolocator: Geolocator;
  readonly objectUrls: ObjectUrls;
  readonly images: ImageWorkshop;
  readonly planWork: PlanWork;
  readonly files: Files;
  readonly inbox: () => Promise<Inbox>;
  readonly archives: ArchiveDesk;
  readonly chat: ChatPort;
  readonly compass: DeviceCompass;
  /** R490: the address of the public calendar feed, if one is served. */
  readonly findFeed: (face: Face, region: HolidayRegion) => Promise<string | undefined>;
}

/** Adds the others to the first ports: every holder of those then has them all. */
export function completePorts(first: FirstPorts): Ports {
  const { cookies, deviceStore, tabs, tabStore } = first;
  const textStore = createAccountTextStore(
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
  return Object.assign(first, {
    random: systemRandom,
    textStore,
    profiles,
    accounts,
    device: createDevice(objectUrls),
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
    chat: createChatPort(),
    compass: browserCompass,
    findFeed: async (...of: Parameters<Ports['findFeed']>) => (await import('./feed')).findFeed(...of),
  });
}

/** All ports. Throws where only the first ones are there: only a bug renders there. */
export function usePorts(): Ports {
  const ports = useFirstPorts();
  if (!('profiles' in ports)) throw new Error('usePorts before the ports are complete');
  return ports as Ports; // they come together
}
