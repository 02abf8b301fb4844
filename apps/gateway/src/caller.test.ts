import { describe, expect, it } from 'vitest';
import { readerOf } from './caller';

describe('[R162] readers counted as one', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['no:address', 'no:address'],
  ])('%s is %s', (address, reader) => {
    expect(readerOf(address)).toBe(reader);
  });
});
