import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode } from './QrCode';

describe('the code', () => {
  // ISO/IEC 18004, table 7: the greatest number of bytes of a version at level H. At M or Q the first three would need
  // one version less.
  it.each([
    { bytes: 14, version: 2 },
    { bytes: 24, version: 3 },
    { bytes: 34, version: 4 },
    { bytes: 25, version: 4 },
  ])('[R20] has level H: $bytes bytes take version $version', ({ bytes, version }) => {
    render(<QrCode url={'https://a.example/'.padEnd(bytes, 'x').slice(0, bytes)} label="code" />);
    const modules = 17 + 4 * version;
    const side = modules + 2 * 4; // the quiet margin
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe(`0 0 ${side} ${side}`);
  });

  it('[R20] is 180 px wide with a logo of 36 px in its middle', () => {
    render(<QrCode url="https://a.example/" label="code" />);
    const code = screen.getByRole('img');
    expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual(['180', '180']);
    const [x, y, scale] = (code.querySelector('g')?.getAttribute('transform') ?? '')
      .split(/[^\d.]+/)
      .filter(Boolean)
      .map(Number);
    const side = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const pixels = 180 / side;
    expect((scale ?? 0) * 36 * pixels).toBeCloseTo(36);
    expect([(x ?? 0) * pixels, (y ?? 0) * pixels].map(Math.round)).toEqual([72, 72]);
  });
});
