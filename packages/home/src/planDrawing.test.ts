import { memoryTextStore } from '@app/records';
import { describe, expect, it } from 'vitest';
import { type Drawing, keepDrawing, keptDrawing, NO_DRAWING } from './planDrawing';

const STUDY: Drawing = {
  tool: { kind: 'room', of: 'study' },
  level: 1,
  points: [
    [0, 0],
    [3000.5, 0],
  ],
};
const tabWith = (text: string) => {
  const tab = memoryTextStore();
  tab.write('plan-drawing', text);
  return tab;
};
function after(drawing: Drawing, on = 'plan') {
  const tab = memoryTextStore();
  keepDrawing(tab, drawing, 'plan');
  return keptDrawing(tab, on);
}

describe('an unfinished drawing', () => {
  it.each<{ readonly what: string; readonly drawing: Drawing }>([
    { what: 'two corners of a room on the upper floor', drawing: STUDY },
    { what: 'the first end of a wall', drawing: { ...STUDY, tool: { kind: 'split' }, points: [[1, 2]] } },
    {
      what: 'three corners of a sheet',
      drawing: { ...STUDY, tool: { kind: 'corners' }, points: [...STUDY.points, [9, 9]] },
    },
    { what: 'one point of a turn', drawing: { ...STUDY, tool: { kind: 'turn' }, points: [[-5, 0]] } },
    {
      what: 'a measured length without its value',
      drawing: {
        ...STUDY,
        tool: { kind: 'length' },
        points: [],
        ends: [
          [0, 0],
          [900, 0],
        ],
      },
    },
    {
      what: 'a wall that waits to be built',
      drawing: {
        ...STUDY,
        tool: { kind: 'split' },
        points: [],
        ends: [
          [0, 0],
          [0, 900],
        ],
      },
    },
  ])('[R941] $what is the same after the page was left', ({ drawing }) => {
    expect(after(drawing)).toEqual(drawing);
  });

  it('[R941] on another plan its points mean nothing: it ends with its tool', () => {
    expect(after(STUDY, 'other plan')).toEqual(NO_DRAWING);
  });

  it('[R941] without a point there is nothing to keep', () => {
    const tab = tabWith('{}');
    keepDrawing(tab, { ...STUDY, points: [] }, 'plan');
    expect(tab.keys()).toEqual([]);
    expect(keptDrawing(tab, 'plan')).toEqual(NO_DRAWING);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"on":"plan"}',
    '{"on":"plan","tool":"room","level":0,"points":[[0,0]]}',
    '{"on":"plan","tool":{"kind":"room","of":"dungeon"},"level":0,"points":[[0,0]]}',
    '{"on":"plan","tool":{"kind":"room","of":"double-bed"},"level":0,"points":[[0,0]]}',
    '{"on":"plan","tool":{"kind":"toString"},"level":0,"points":[[0,0]]}',
    '{"on":"plan","tool":{"kind":"split"},"level":"0","points":[[0,0]]}',
    '{"on":"plan","tool":{"kind":"split"},"level":0,"points":[[0]]}',
    '{"on":"plan","tool":{"kind":"split"},"level":0,"points":[[0,1e9]]}',
    '{"on":"plan","tool":{"kind":"split"},"level":0,"points":[[0,0],[1,1]]}',
    '{"on":"plan","tool":{"kind":"select"},"level":0,"points":[[0,0]]}',
  ])('[R941] is none if unreadable: %s', text => {
    expect(keptDrawing(tabWith(text), 'plan')).toEqual(NO_DRAWING);
  });

  it('[R941] ends of a tool that has none are left out', () => {
    const text = JSON.stringify({ ...STUDY, on: 'plan', ends: STUDY.points });
    expect(keptDrawing(tabWith(text), 'plan')).toEqual(STUDY);
  });
});
