import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { selectInfo } from '../store/store';
import { fakePorts, HANGZHOU, LIN_YUE } from '../testing/fakePorts';
import { stagePart } from '../testing/stagePart';
import { useFacing } from './useFacing';

afterEach(cleanup);

function Bearings() {
  const { magnetic, true: map } = useFacing();
  return (
    <p>
      {magnetic.toFixed(0)} by the compass, {map.toFixed(0)} by the map
    </p>
  );
}

it('[R301] setting a place after a compass reading turns the sky over the house and leaves the compass', async () => {
  const { part, store } = await stagePart(<Bearings />, { ports: fakePorts({ info: LIN_YUE }) });
  store.getState().setHouseFacts({ facing: { degrees: 180, north: 'magnetic' } });
  render(part);
  expect(screen.getByText('180 by the compass, 180 by the map')).toBeTruthy();
  act(() => {
    const info = selectInfo(store.getState()) ?? LIN_YUE;
    store.getState().saveInfo({ ...info, location: HANGZHOU });
  });
  // Magnetic north lies six degrees west in Hangzhou (World Magnetic Model 2025).
  expect(screen.getByText('180 by the compass, 174 by the map')).toBeTruthy();
});
