import { describe, expect, it } from 'vitest';
import { toDownloadName } from './downloadName';

describe('the name of a downloaded file', () => {
  it.each([
    { name: 'walk.webm', type: 'video/webm', expected: 'walk.webm' },
    { name: '茶室 1.HEIC', type: 'image/heic', expected: '茶室 1.HEIC' },
    { name: 'page.html', type: 'image/png', expected: 'page.html.bin' },
    { name: 'drawing.svg', type: 'image/svg+xml', expected: 'drawing.svg.bin' },
    { name: '../../etc/tea.png', type: 'image/png', expected: '_.._etc_tea.png' },
    { name: 'gpj\u202e.exe', type: 'image/png', expected: 'gpj_.exe.bin' },
    { name: '', type: 'video/mp4', expected: 'film.bin' },
    { name: '...', type: 'image/png', expected: 'picture.bin' },
  ])('[A17] $name is saved as $expected', ({ name, type, expected }) => {
    expect(toDownloadName({ name, type })).toBe(expected);
  });

  it('[A17] keeps the end of a long name, with its extension', () => {
    const name = toDownloadName({ name: `${'a'.repeat(300)}.mp4`, type: 'video/mp4' });
    expect(name).toHaveLength(120);
    expect(name.endsWith('.mp4')).toBe(true);
  });
});
