import { describe, expect, it } from 'vitest';
import { EMPTY_HOME, formatHome, isReadWhole, parseHome } from './storedHome';

describe('[R300] a stored home', () => {
  it.each([
    { stored: 'nothing', text: undefined },
    { stored: 'no JSON', text: '{"facing":' },
    { stored: 'a list', text: '[1]' },
    { stored: 'null', text: 'null' },
    { stored: 'an empty object', text: '{}' },
    { stored: 'the facing that stood for nobody having said one', text: '{"facing":180}' },
  ])('$kept gives a home without facts', ({ text }) => {
    expect(parseHome(text)).toEqual(EMPTY_HOME);
  });

  it('loses one wrong field and keeps the others', () => {
    const text = JSON.stringify({
      facing: 'south',
      houseFacts: { facing: { degrees: 90, north: 'grid' }, completedIn: 2010.5 },
      palaceOfPhoto: { a: 'NW', b: 'up', c: 7 },
    });
    expect(parseHome(text)).toEqual({ ...EMPTY_HOME, palaceOfPhoto: { a: 'NW' } });
  });

  it.each([0, 359.9])('keeps a facing of %d degrees', degrees => {
    const home = { ...EMPTY_HOME, houseFacts: { facing: { degrees, north: 'true' as const } } };
    expect(parseHome(formatHome(home))).toEqual(home);
  });

  it.each([360, -1, '90', null])('drops a facing of %j degrees', degrees => {
    expect(parseHome(JSON.stringify({ houseFacts: { facing: { degrees, north: 'true' } } }))).toEqual(
      EMPTY_HOME,
    );
  });

  it('holds what was measured, how, on which day and how well', () => {
    const facing = {
      degrees: 171.5,
      north: 'magnetic',
      method: 'compass',
      on: '2026-11-22',
      within: 3,
    } as const;
    const home = {
      houseFacts: { facing, completedIn: 1998 },
      palaceOfPhoto: { a: 'C' as const },
      roomOfPhoto: { a: { level: 1, room: 'r2' } },
    };
    expect(parseHome(formatHome(home))).toEqual(home);
  });

  it('leaves out an unreadable method, day or width, and keeps the bearing', () => {
    const facing = { degrees: 10, north: 'true', method: 'guess', on: '2026-02-30', within: 400 };
    expect(parseHome(JSON.stringify({ houseFacts: { facing } })).houseFacts.facing).toEqual({
      degrees: 10,
      north: 'true',
    });
  });

  it('of an earlier version loses its derived facing, unless it has nothing else', () => {
    const measured = { facing: { degrees: 171.5, north: 'magnetic' } };
    expect(parseHome(JSON.stringify({ facing: 165.3, houseFacts: measured })).houseFacts).toEqual(measured);
    expect(parseHome('{"facing":165}').houseFacts.facing).toEqual({ degrees: 165, north: 'true' });
  });

  it('[R396] reads rooms of photos one by one, and omits an empty list', () => {
    const roomOfPhoto = {
      a: { level: 0, room: 'r1' },
      b: { level: '0', room: 'r1' },
      c: 'r1',
      d: { level: 0 },
    };
    expect(parseHome(JSON.stringify({ roomOfPhoto })).roomOfPhoto).toEqual({ a: { level: 0, room: 'r1' } });
    expect(isReadWhole(JSON.stringify({ roomOfPhoto: { a: roomOfPhoto.a } }))).toBe(true);
    expect(isReadWhole(JSON.stringify({ roomOfPhoto }))).toBe(false);
    expect(formatHome(EMPTY_HOME)).toBe('{"houseFacts":{},"palaceOfPhoto":{}}');
  });

  it('never writes a derived facing', () => {
    const home = parseHome('{"facing":165.3,"houseFacts":{"facing":{"degrees":171.5,"north":"magnetic"}}}');
    expect(Object.keys(JSON.parse(formatHome(home)))).toEqual(['houseFacts', 'palaceOfPhoto']);
  });
});

describe('a completely readable home', () => {
  it.each([
    '{}',
    '{"facing":165,"houseFacts":{"completedIn":1998},"palaceOfPhoto":{"a":"NW"}}',
    '{"houseFacts":{"facing":{"degrees":1,"north":"magnetic","method":"shadow","on":"2026-06-21","within":2}}}',
  ])('includes %s', text => {
    expect(isReadWhole(text)).toBe(true);
  });

  it.each([
    '{"facing":',
    '[165]',
    '{"facing":"south","palaceOfPhoto":{}}',
    '{"palaceOfPhoto":{"a":"up"}}',
    '{"storeys":2}',
    '{"houseFacts":{"facing":{"degrees":1,"north":"true","tool":"theodolite"}}}',
  ])('excludes %s', text => {
    expect(isReadWhole(text)).toBe(false);
  });
});
