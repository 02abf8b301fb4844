import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { PROFILE_CODEC } from './profileStore';

it.each([1e300, 2 ** 53, 1.5])(
  '[A4] a profile saved at %d, an instant that no device writes, is none',
  async savedAt => {
    const { profiles } = fakePorts();
    expect(PROFILE_CODEC.parse({ savedAt, info: {} })).toBeUndefined();
    expect(await profiles.importEntry({ savedAt, info: {} })).toBe(false);
    expect(await profiles.vaulted()).toBeUndefined();
  },
);

it('[A4] what another program wrote to the cookie is kept by the account too', async () => {
  const { profiles } = fakePorts();
  profiles.keep({ ...LIN_YUE, hasFilledProfile: true });
  await profiles.settled();
  expect(await profiles.vaulted()).toMatchObject({
    info: { hasFilledProfile: true },
    latest: LIN_YUE.savedAt,
  });
});

it('[R200] leaves no e-mail, birth date or place beyond the tab and the cookie', async () => {
  const ports = fakePorts();
  const born = { ...LIN_YUE, birthDate: '1990-05-15', locationName: 'Hangzhou' };
  ports.profiles.save(born);
  const kept = ports.deviceTexts.keys().map(key => `${key} ${ports.deviceTexts.read(key)}`);
  for (const secret of [born.email, born.birthDate, born.locationName])
    expect(kept.join()).not.toContain(secret);
});
