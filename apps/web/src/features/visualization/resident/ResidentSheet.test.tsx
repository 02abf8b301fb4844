import { idsOf } from '@app/almanac';
import { en } from '@app/almanac/en';
import { createI18n } from '@app/i18n';
import type { Resident, UserInfo } from '@app/session';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { selectInfo } from '../../../store/store';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import ResidentSheet from './ResidentSheet';

afterEach(cleanup);

const ZHOU_YAN: Resident = {
  id: '1',
  name: '周砚',
  gender: 'unspecified',
  birthDate: '1988-07-15',
  birthTime: '23:52',
  birthplace: '绍兴',
  chineseDate: '',
  relationship: 'self',
};

async function open(more: Partial<Resident> = {}, language: 'en' | 'zh' = 'en') {
  const info: UserInfo = { ...LIN_YUE, location: HANGZHOU, residents: [{ ...ZHOU_YAN, ...more }] };
  const stage = await stagePart(<ResidentSheet residentId="1" onClose={() => undefined} />, {
    ports: fakePorts({ info }),
    language,
  });
  render(stage.part);
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  return { ...stage, row };
}

// The drawn sheet of the design, checked with tyme4ts 1.5.2: without summer time 戊辰 己未 辛未 己亥.
/** The state of a convention, beside the title that opens its explanation. */
const stateOf = (title: string) =>
  screen.getByText(title).closest('details')?.nextElementSibling?.textContent;

describe('[R308] the sheet of a resident', () => {
  it('has the four pillars with gods, hidden stems, stages and sounds', async () => {
    const { row } = await open({}, 'zh');
    expect(row('十神')).toEqual(['正印', '偏印', '日主', '偏印']);
    expect(row('天干')).toEqual(['戊土', '己土', '辛金', '己土']);
    expect(row('地支')).toEqual(['辰土', '未土', '未土', '亥水']);
    expect(row('藏干')).toEqual([
      '戊 正印乙 偏财癸 食神',
      '己 偏印丁 七杀乙 偏财',
      '己 偏印丁 七杀乙 偏财',
      '壬 伤官甲 正财',
    ]);
    expect(row('日主十二长生')).toEqual(['墓 收藏', '衰 渐缓', '衰 渐缓', '沐浴 新嫩']);
    expect(row('纳音')).toEqual(['大林木', '天上火', '路旁土', '平地木']);
    expect(screen.getByText(/空亡戌亥，时柱逢空/)).toBeTruthy();
  });

  it('[R1088] names the ten gods by their English terms in full, with the characters beside them', async () => {
    const { row } = await open();
    expect(row('Relation to the day stem')).toEqual([
      '正印 Direct Resource',
      '偏印 Indirect Resource',
      'self',
      '偏印 Indirect Resource',
    ]);
    // Below, where they repeat, the characters are in the tooltip, and said.
    expect(screen.getAllByTitle('偏印').length).toBeGreaterThan(0);
    expect(row('Hidden stems')[1]).toBe(
      '己 Indirect Resource 偏印丁 Indirect Officer 七杀乙 Indirect Wealth 偏财',
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Man' }));
    const first = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('庚申'));
    expect(first?.textContent).toContain('Rob Wealth');
  });

  it('[R1028] the characters of the hidden stems’ relations are under what the rows are, each once, not on hover alone', async () => {
    await open();
    const rows = screen.getByText('What the rows are').closest('details');
    for (const word of ['Indirect Resource 偏印', 'Indirect Officer 七杀', 'Indirect Wealth 偏财'])
      expect(rows?.textContent?.split(word)).toHaveLength(2);
  });

  it('[R281] names the twelve stages by their terms, each with a plain word that frightens nobody', async () => {
    const { row } = await open();
    expect(row('Life stage')).toEqual(['墓 Storehouse', '衰 Waning', '衰 Waning', '沐浴 Bathing']);
    for (const language of ['en', 'zh'] as const) {
      const { t } = await createI18n({ language, namespaces: ['visualization'] });
      const plain = idsOf('lifeStage').map(id => t(`pillars.stages.${id}`, { ns: 'visualization' }));
      expect(plain.join(' ')).not.toMatch(
        /\bill|sick|death|die|dead|grave|tomb|extinct|病|死|墓|绝|亡|stages/i,
      );
      if (language === 'en') expect(plain).toEqual(idsOf('lifeStage').map(id => en.lifeStage[id]));
    }
  });

  it('states how it is read: summer time off, solar time, the day at 23:00, a nearby border', async () => {
    await open();
    const conventions = within(screen.getByRole('region', { name: 'How it is read' }));
    expect(stateOf('Summer time')).toBe('Subtracted');
    expect(conventions.getByText(/Clocks ran 60 minutes ahead that day/)).toBeTruthy();
    expect(conventions.getByText(/By the sun over Shaoxing it was 22:48\. No pillar changes\./)).toBeTruthy();
    expect(conventions.getByText(/8 minutes before the day turns/)).toBeTruthy();
    expect(
      screen.getByRole('img', {
        name: 'The clock showed 23:52; standard time 22:52; day and hour are read at 22:52.',
      }),
    ).toBeTruthy();
  });

  it.each([
    ['en', /Summer time is subtracted\. No pillar changes\./, /they begin at 1 year 7 months \d+ days? \(/],
    ['zh', /已减去。四柱不变。/, /1 岁 7 个月 \d+ 天起运/],
  ] as const)(
    '[R305] says in %s that summer time changes nothing here, and when the cycles begin',
    async (language, same, age) => {
      // The worked example of the tradition's rules: no pillar depends on the summer-time hour.
      await open(
        { birthDate: '1990-05-01', birthTime: '08:30', birthplace: '北京', gender: 'male' },
        language,
      );
      expect(screen.getByText(same)).toBeTruthy();
      fireEvent.click(screen.getByRole('radio', { name: language === 'en' ? 'Man' : '男命' }));
      expect(screen.getByText(age)).toBeTruthy();
    },
  );

  it('[R304] its switches recompute the pillars and are kept with the person', async () => {
    const { store, row } = await open({ birthDate: '1999-12-31', birthTime: '23:30' }, 'zh');
    expect(row('地支')[2]).toBe('午火');
    fireEvent.click(screen.getByRole('button', { name: /^归次日，改分早子时、晚子时（半夜换日）$/ }));
    expect(row('地支')[2]).toBe('巳火');
    const [stored] = selectInfo(store.getState())?.residents ?? [];
    expect(stored).toMatchObject({ dayAtMidnight: true, birthTime: '23:30' });
    fireEvent.click(screen.getByRole('button', { name: /^归当日，改不分早、晚子时（23:00 换日）$/ }));
    expect(selectInfo(store.getState())?.residents[0]).not.toHaveProperty('dayAtMidnight');
  });

  it('asks for a sex only for the luck cycles, and works without one', async () => {
    const { store } = await open();
    expect(screen.getByText(/no cycles are shown/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Man' }));
    expect(screen.getByText(/^Forward; they begin at 7 years 6 months/)).toBeTruthy();
    const cycles = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('from '));
    expect(cycles[0]?.textContent).toContain('庚申');
    expect(cycles.find(each => each.getAttribute('aria-current'))?.textContent).toMatch(/癸亥|壬戌/);
    expect(selectInfo(store.getState())?.residents[0]?.gender).toBe('unspecified');
  });

  it('[R305] shows an empty hour without a time, and says so', async () => {
    await open({ birthTime: '' });
    expect(screen.getAllByText('The hour is not known').length).toBeGreaterThan(0);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByText(/Without a time of birth there is no hour pillar/).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'en',
      'How it is read',
      { 'Summer time': 'In force', 'The day at 23:00': 'Open', 'Near a border': 'Not known' },
      /clocks ran 60 minutes ahead that day/,
      /without a time of birth the day pillar stays open/,
      /showed standard time|both agree/,
    ],
    [
      'zh',
      '怎样推算',
      { 夏令时: '当日实行', 子时换日: '未定', 近界: '不详' },
      /当日行夏令时，钟拨快 60 分钟/,
      /时刻不详，日柱未定/,
      /即标准时|两派相同/,
    ],
  ] as const)(
    '[R305] states what the day leaves open without a time: summer time, the day at 23:00 (%s)',
    async (language, region, states, summerTime, dayTurn, untrue) => {
      await open({ birthTime: '' }, language);
      const conventions = within(screen.getByRole('region', { name: region }));
      for (const [title, state] of Object.entries(states)) expect(stateOf(title)).toBe(state);
      expect(conventions.getByText(summerTime)).toBeTruthy();
      expect(conventions.getByText(dayTurn)).toBeTruthy();
      expect(conventions.queryByText(untrue)).toBeNull();
    },
  );

  it('[R305] states that clocks showed standard time when neither time nor summer time is known', async () => {
    await open({ birthTime: '', birthDate: '1988-01-15' });
    expect(stateOf('Summer time')).toBe('None');
    expect(screen.getByText(/Clocks there showed standard time/)).toBeTruthy();
  });

  it('names no deficiency, score or fate', async () => {
    await open();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/lack|score|%/);
  });
});
