import { magneticBearing } from '@app/fengshui';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DIRECTIONS, PALACES } from '../testing/ink';
import { CompassRing } from './CompassRing';
import { Moon } from './Moon';
import { MoonGate } from './MoonGate';
import { PalacePlan } from './PalacePlan';
import { SkyDome } from './SkyDome';
import { SunDial } from './SunDial';
import { WeatherBackdrop } from './WeatherBackdrop';

describe('descriptions of the drawings', () => {
  it('names every picture', () => {
    render(
      <>
        <Moon cycle={0.2} title="waxing crescent" />
        <CompassRing facing={180} title="compass" />
        <SkyDome title="sky" bodies={[]} now={0} directions={DIRECTIONS} />
      </>,
    );
    for (const name of ['waxing crescent', 'compass', 'sky']) {
      expect(screen.getByRole('img', { name })).toBeTruthy();
    }
  });

  it('hides the gate and the weather, which are ornament', () => {
    render(
      <>
        <MoonGate />
        <WeatherBackdrop weather="rainy" night />
      </>,
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('[R1057] the stars of a night have a layer of their own, which the stylesheet fades towards words', () => {
    const { container } = render(<WeatherBackdrop weather="starry" night />);
    expect(container.querySelectorAll('.night-stars .speck')).toHaveLength(2);
    expect(container.querySelectorAll('.celestial-lines .speck')).toHaveLength(0);
  });

  it('does not hide a scene inside the weather', () => {
    render(
      <WeatherBackdrop weather="rainy" night>
        <Moon cycle={0.5} title="full moon" />
      </WeatherBackdrop>,
    );
    expect(screen.getByRole('img', { name: 'full moon' })).toBeTruthy();
  });
});

describe('the palace plan', () => {
  it('offers nine palaces with their photos and names the chosen one', () => {
    const onSelect = vi.fn();
    render(
      <PalacePlan
        title="plan"
        facing={magneticBearing(180)}
        contentOf={palace => PALACES[palace]}
        selected="S"
        onSelect={onSelect}
      />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(9);
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('离宫');
    expect(screen.getByAltText('北 · 坎宫 1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /震宫/ }));
    expect(onSelect).toHaveBeenCalledWith('E');
  });
});

describe('the dial', () => {
  it.each([
    { percent: 0, shown: '0%' },
    { percent: 59, shown: '59%' },
    { percent: 100, shown: '100%' },
  ])('[R66] shows $shown for $percent', ({ percent, shown }) => {
    const { container } = render(
      <SunDial percent={percent} title="sun" caption="sun" marks={['a', 'b', 'c']} />,
    );
    expect(container.querySelector('.number')?.textContent).toBe(shown);
  });
});
