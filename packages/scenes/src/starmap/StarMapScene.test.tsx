import { createI18n, type Language } from '@app/i18n';
import { err, millis } from '@app/kernel';
import { decodeCatalogue, readStarNames } from '@app/sky/stars';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { coreBytes, namesJson } from '../../../sky/scripts/assets.mjs';
import { StarMapScene, type StarMapSceneProps } from './StarMapScene';
import type { CatalogueSource } from './useCatalogue';

/** The sky's files from the disk instead of a server. */
const FROM_DISK: CatalogueSource = {
  catalogue: async () => decodeCatalogue(coreBytes.slice()),
  names: async (_, count) => readStarNames(namesJson, count),
};

/** 65° north. */
const LAPLAND = { place: { latitude: 65, longitude: 25.5 }, zone: 'Europe/Helsinki' };

async function show(
  language: Language,
  initiallyPicked = '心宿',
  source = FROM_DISK,
  address: Partial<Pick<StarMapSceneProps, 'seen' | 'onSee' | 'place' | 'instant' | 'zone'>> = {},
) {
  const i18n = await createI18n({ language, namespaces: ['common', 'visualization'] });
  return render(
    <I18nextProvider i18n={i18n}>
      <StarMapScene
        source={source}
        place={{ latitude: 30.2741, longitude: 120.1551 }}
        instant={millis(Date.parse('2026-06-21T21:46:08+08:00'))}
        zone="Asia/Shanghai"
        language={language}
        theme="ink"
        initiallyPicked={initiallyPicked}
        {...address}
        fallback={<p>dome</p>}
      />
    </I18nextProvider>,
  );
}

describe('the star map without WebGL', () => {
  it('shows the other drawing instead', async () => {
    await show('en');
    expect(await screen.findByText('dome')).toBeDefined();
    expect(screen.getByText(/cannot draw the star map/)).toBeDefined();
  });

  it('[R303] describes the visible sky and names its north, in English', async () => {
    await show('en');
    expect(await screen.findByText('The moon is in the mansion Wings.')).toBeDefined();
    // The moon 24° high at azimuth 254° (astronomy-engine), which is above 庚.
    expect(screen.getByText('Moon: 24° high in the west, over Gēng')).toBeDefined();
    // [R303] Mountains are true here and magnetic on the luopan: the list says so.
    expect(screen.getByText(/^Directions and mountains of the star map use true north/)).toBeDefined();
    await waitFor(() => expect(screen.getByText(/^Vega: 54° high in the northeast/)).toBeDefined());
  });

  it('describes the visible sky, in Chinese', async () => {
    await show('zh');
    expect(await screen.findByText('月在翼宿。')).toBeDefined();
    expect(screen.getByText('月亮：西方庚位，高 24°')).toBeDefined();
  });

  it("[R995] gives the picked object's position and culmination, and until when it is seen", async () => {
    await show('zh');
    const note = await screen.findByRole('complementary', { name: '心宿' });
    expect(note.textContent).toContain('东方苍龙第五宿。');
    // Antares, in the middle of the figure, at 168° (astronomy-engine).
    expect(note.textContent).toContain('南 · 丙 · 168°');
    expect(note.textContent).toContain('22:30');
    // [R995] In June it sets before the dawn.
    expect(note.textContent).toMatch(/此刻在南，高 \d+°；今夜可见到 0[23]:\d\d。/);
  });

  it.each([
    // Fomalhaut (22 h 58, -29.6°) rises 4 h 42 before its culmination, 125° from north: at sidereal time 18 h 15, soon after
    // midnight at the solstice. Civil dawn is at 4:31 (suncalc).
    ['en', 'hip-113368', {}, /^Seen tonight from 00:1\d in the southeast, until 04:3\d\.$/],
    ['zh', 'hip-113368', {}, /^今夜 00:1\d 起在东南可见，到 04:3\d 为止。$/],
    ['en', 'neptune', {}, /^Too faint to find without binoculars\.$/],
    ['zh', 'neptune', {}, /^光太弱，要用望远镜才找得到。$/],
    // Betelgeuse, above the sun of June.
    ['en', 'hip-27989', {}, /^Tonight it is too near the sun to be seen\.$/],
    ['zh', 'hip-27989', {}, /^今夜离太阳太近，看不见。$/],
    // Vega is overhead at midnight, and Canopus never rises at 65° north.
    ['en', 'hip-91262', LAPLAND, /^The sky does not get dark tonight, so it is hard to see\.$/],
    ['zh', 'hip-91262', LAPLAND, /^今夜天不会黑，不易看见。$/],
    ['en', 'hip-30438', LAPLAND, /^Tonight it stays below the horizon\.$/],
    ['zh', 'hip-30438', LAPLAND, /^今夜一直在地平线下。$/],
  ] as const)(
    '[R995] in %s the note of %s says from when it is seen, or why it is not',
    async (language, object, where, words) => {
      await show(language, '', FROM_DISK, { ...where, seen: { object } });
      await waitFor(() => expect(document.querySelector('.starmap__tonight')?.textContent).toMatch(words));
    },
  );

  it('[R1055] has the set its sentence ends with in the row below it', async () => {
    // Twilight after the new moon of 19 March 2026: it sets unseen, and is seen on the next evening until it sets.
    const evening = { instant: millis(Date.parse('2026-03-19T10:20:00Z')) };
    await show('en', '', FROM_DISK, { ...evening, seen: { object: 'moon' } });
    const until = await waitFor(() => {
      const words = document.querySelector('.starmap__tonight')?.textContent ?? '';
      return /until (\d\d:\d\d)\.$/.exec(words)![1];
    });
    expect(screen.getByText('Sets').nextElementSibling?.textContent).toBe(`${until} · Mar 20`);
  });

  it('[R279] finds what people type, names the matched name, and says whether Venus is 启明 or 长庚 now', async () => {
    await show('en');
    const field = await screen.findByRole('textbox', { name: 'Find in the sky' });
    fireEvent.change(field, { target: { value: '啟明' } });
    fireEvent.click(await screen.findByRole('button', { name: /Venus\s*启明 · 金星/ }));
    const note = await screen.findByRole('complementary', { name: 'Venus' });
    // 39° east of the sun on 21 June 2026 (astronomy-engine): the evening star.
    expect(note.textContent).toContain('Now the evening star, Chánggēng: 39° east of the sun.');
    fireEvent.change(field, { target: { value: 'big dipper' } });
    expect(await screen.findByRole('button', { name: /Northern Dipper\s*Big Dipper · 北斗/ })).toBeDefined();
    fireEvent.change(field, { target: { value: '勾陈一' } });
    expect(await screen.findByRole('button', { name: /Polaris/ })).toBeDefined();
  });

  it.each(['hip-999999', '不存在', 'pluto'])(
    '[R460] drops the unknown object %s from the address',
    async object => {
      const onSee = vi.fn();
      await show('en', '', FROM_DISK, { seen: { object }, onSee });
      await waitFor(() => expect(onSee).toHaveBeenCalledWith({ object: undefined }, false));
    },
  );

  it('[R460] keeps a known object in the address', async () => {
    const onSee = vi.fn();
    await show('en', '', FROM_DISK, { seen: { object: 'hip-32349' }, onSee });
    await screen.findByRole('complementary', { name: 'Sirius' });
    expect(onSee).not.toHaveBeenCalled();
  });

  it('[R460] keeps a star in the address until the names are loaded', async () => {
    let come: () => void = () => undefined;
    const coming = new Promise<void>(resolve => {
      come = resolve;
    });
    const onSee = vi.fn();
    const late: CatalogueSource = {
      ...FROM_DISK,
      names: (...asked) => coming.then(() => FROM_DISK.names(...asked)),
    };
    await show('en', '', late, { seen: { object: 'hip-32349' }, onSee });
    // The mansion on the meridian, which needs no names.
    await screen.findByRole('complementary');
    expect(onSee).not.toHaveBeenCalled();
    come();
    await screen.findByRole('complementary', { name: 'Sirius' });
    expect(onSee).not.toHaveBeenCalled();
  });

  it('begins with the mansion on the meridian, until the person closes its note', async () => {
    await show('zh', '');
    // Sidereal time 15 h 46 min: between the first stars of 氐 (14 h 51 min) and 房 (15 h 59 min).
    const note = await screen.findByRole('complementary', { name: '氐宿' });
    expect(note.textContent).toContain('东方苍龙第三宿。');
    fireEvent.click(screen.getByRole('button', { name: '收起说明' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[R984] updates the automatic note with the slider, says when it rises, culminates and sets, and dates times on another day', async () => {
    await show('zh', '');
    await screen.findByRole('complementary', { name: '氐宿' });
    // Six hours later the sidereal time is 21 h 47 min: between the first stars of 虚 (21 h 33 min) and 危 (22 h 7 min).
    fireEvent.change(screen.getByRole('slider'), { target: { value: '360' } });
    const note = await screen.findByRole('complementary', { name: '虚宿' });
    expect(note.textContent).toContain('升21:23 · 6月21日中天03:24落09:26');
    fireEvent.click(screen.getByRole('button', { name: '收起说明' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('finds a star by its pinyin and picks it', async () => {
    await show('en');
    const field = await screen.findByRole('textbox', { name: 'Find in the sky' });
    fireEvent.change(field, { target: { value: 'zhinv' } });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Vega ?织女/ })).toBeDefined());
    fireEvent.submit(field);
    expect(await screen.findByRole('complementary', { name: 'Vega' })).toBeDefined();
  });

  it('turns to another hour and back to now', async () => {
    await show('en');
    const slider = await screen.findByRole('slider');
    fireEvent.change(slider, { target: { value: '120' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('23:46, 2 h later');
    fireEvent.click(screen.getByRole('button', { name: 'Now' }));
    expect(slider.getAttribute('aria-valuetext')).toBe('Now');
  });

  it('turns to another day and hour, by the clocks at home', async () => {
    await show('en');
    const day = await screen.findByLabelText('Day');
    fireEvent.change(day, { target: { value: '1987-02-03' } });
    fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: '20:00' } });
    // Sirius at 35.9°, azimuth 146.5° (astronomy-engine).
    await waitFor(() => expect(screen.getByText('Sirius: 36° high in the southeast, over Sì')).toBeDefined());
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Feb 3, 1987, 20:00');
    fireEvent.change(day, { target: { value: '1899-12-31' } });
    expect(screen.getByText('Please enter a day from 1900 to 2100')).toBeDefined();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Feb 3, 1987, 20:00');
    fireEvent.click(screen.getByRole('button', { name: 'Now' }));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Now');
  });
});

it('reports stars that could not be loaded, and tries again', async () => {
  let available = false;
  const source: CatalogueSource = {
    ...FROM_DISK,
    catalogue: signal =>
      available ? FROM_DISK.catalogue(signal) : Promise.resolve(err({ code: 'sky/unreachable' })),
  };
  await show('en', '心宿', source);
  expect(await screen.findByText('The stars could not be loaded.')).toBeDefined();
  available = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Describe tonight’s sky')).toBeDefined();
});
