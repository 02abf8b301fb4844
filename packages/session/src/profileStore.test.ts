import { err, millis } from '@app/kernel';
import { createAccounts, memoryTextStore } from '@app/records';
import { expect, it } from 'vitest';
import { COURTYARD_KEY } from './constants';
import { createProfileStore, PROFILE_CODEC } from './profileStore';
import { EMPTY_PROFILE, type UserInfo } from './userInfo';

const NOW = millis(Date.parse('2026-06-21T05:07:24Z'));
const LIN_YUE: UserInfo = {
  ...EMPTY_PROFILE,
  name: '林月',
  userType: 'normal',
  email: 'linyue@example.com',
  savedAt: NOW - 60_000,
};

/** Simulates a browser that stores nothing: everything stays in memory. */
function openStore() {
  const cookies = new Map<string, string>();
  const deviceStore = memoryTextStore();
  const profiles = createProfileStore(
    {
      read: name => cookies.get(name),
      write: (name, value) => cookies.set(name, value) === cookies,
      remove: name => void cookies.delete(name),
    },
    memoryTextStore(),
    deviceStore,
    memoryTextStore(),
    createAccounts(async () => err({ code: 'storage/unavailable' })),
    { now: () => NOW, pause: async () => undefined },
  );
  return { profiles, deviceStore };
}

it.each([1e300, 2 ** 53, 1.5])(
  '[A4] a profile saved at the impossible instant %d is dropped',
  async savedAt => {
    const { profiles } = openStore();
    expect(PROFILE_CODEC.parse({ savedAt, info: {} })).toBeUndefined();
    expect(await profiles.importEntry({ savedAt, info: {} })).toBe(false);
    expect(await profiles.vaulted()).toBeUndefined();
  },
);

it('[A4] a cookie written by another program is kept by the account too', async () => {
  const { profiles } = openStore();
  profiles.keep({ ...LIN_YUE, hasFilledProfile: true });
  await profiles.settled();
  expect(await profiles.vaulted()).toMatchObject({
    info: { hasFilledProfile: true },
    latest: LIN_YUE.savedAt,
  });
});

it('[R681] after signing out nothing reveals which home was shown', () => {
  const { profiles, deviceStore } = openStore();
  deviceStore.write(COURTYARD_KEY, 'yes');
  profiles.clear({ to: '/', message: undefined, loggedOutAt: NOW });
  expect(deviceStore.read(COURTYARD_KEY)).toBeUndefined();
});

it('[R200] no e-mail, birth date or place is stored beyond the tab and the cookie', async () => {
  const ports = openStore();
  const born = { ...LIN_YUE, birthDate: '1990-05-15', locationName: 'Hangzhou' };
  ports.profiles.save(born);
  const stored = ports.deviceStore.keys().map(key => `${key} ${ports.deviceStore.read(key)}`);
  for (const secret of [born.email, born.birthDate, born.locationName])
    expect(stored.join()).not.toContain(secret);
});
