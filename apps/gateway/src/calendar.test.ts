import type { AddressInfo } from 'node:net';
import { simplifiedIn } from '@app/hant/testing';
import { createAdaptorServer } from '@hono/node-server';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it, vi } from 'vitest';
import { testCaller, testPorts } from '../testing/ports';
import { DEFAULT_CHAT } from './chat/settings';
import { createGateway } from './gateway';

let nowMs = Date.UTC(2026, 10, 22);
const newGateway = () =>
  createGateway({ chat: DEFAULT_CHAT }, { callerOf: testCaller, chat: testPorts({ now: () => nowMs }) });
const gateway = newGateway();
const get = (path: string, headers: Record<string, string> = {}, from = gateway) =>
  from.fetch(new Request(`http://localhost:3000/api/calendar/${path}`, { headers }));
/** Summaries by first day, folded lines joined (RFC 5545, 3.1). */
const eventsOf = (text: string): ReadonlyMap<string, readonly string[]> => {
  const events = new Map<string, string[]>();
  for (const block of text.replace(/\r\n /g, '').split('BEGIN:VEVENT').slice(1)) {
    const day = /DTSTART;VALUE=DATE:(\d+)/.exec(block)?.[1] ?? '';
    events.set(day, [...(events.get(day) ?? []), /SUMMARY:(.*)\r/.exec(block)?.[1] ?? '']);
  }
  return events;
};

describe('[R173] the calendar feed', () => {
  // Purple Mountain Observatory's calendars: winter solstice 2026-12-22, new year's day of the lunar year 2027-02-06;
  // notice of the State Council for 2026: seven days off for the National Day from October 1st.
  it.each([
    ['zh.ics', '冬至', '春节', /^国庆节 \(/],
    ['zh-Hant.ics', '冬至', '春節', /^國慶節 \(/],
    ['en.ics', 'Winter Solstice', /Spring Festival|Chinese New Year/, /^National Day \(/],
  ])('%s has terms, festivals and days off in its language', async (file, solstice, newYear, nationalDay) => {
    const answer = await get(file);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    const events = eventsOf(text);
    expect(events.get('20261222')).toContain(solstice);
    expect(events.get('20270206')).toEqual(expect.arrayContaining([expect.stringMatching(newYear)]));
    expect(events.get('20261001')).toEqual(expect.arrayContaining([expect.stringMatching(nationalDay)]));
    const years = [...events.keys()].map(day => day.slice(0, 4));
    expect([...new Set(years)].sort()).toEqual(['2025', '2026', '2027', '2028']);
    const uids = text.match(/^UID:.*$/gm) ?? [];
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('[R520] has no Simplified form in Traditional characters, and no line that is too long', async () => {
    const text = await (await get('zh-Hant.ics')).text();
    expect(simplifiedIn(text)).toEqual([]);
    // RFC 5545, 3.1: 75 octets without the line break.
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it.each([
    ['mainland', ['植樹節'], undefined, ['兒童節'], ['建軍節']],
    ['hong-kong', undefined, ['兒童節'], undefined, undefined],
    ['macao', undefined, undefined, ['兒童節'], undefined],
    ['taiwan', ['植樹節'], ['兒童節'], undefined, undefined],
  ])(
    '[R484] %s has its own Arbor, Children’s and Armed Forces Days',
    async (region, trees, april, june, army) => {
      const text = await (await get(`zh-Hant.ics?only=festivals&holidays=${region}`)).text();
      const events = eventsOf(text);
      expect(['0312', '0404', '0601', '0801'].map(day => events.get(`2026${day}`))).toEqual([
        trees,
        april,
        june,
        army,
      ]);
    },
  );

  it('can be limited to some kinds of event', async () => {
    const terms = eventsOf(await (await get('zh.ics?only=terms')).text());
    expect([...terms.values()].flat()).toHaveLength(4 * 24);
    const one = await get('zh.ics?only=festivals,terms');
    const other = await get('zh.ics?only=terms,festivals');
    expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'));
  });

  // The gazette of Hong Kong for 2026, www.gov.mo for 2026, Taiwan's calendar of office days for 2026 and 2024.
  it.each([
    ['en.ics?holidays=hong-kong', '20260406', 'Tomb-Sweeping Day (day off)'],
    ['zh-Hant.ics?holidays=hong-kong', '20260701', '香港特別行政區成立紀念日 (休)'],
    ['zh.ics?holidays=macao&only=holidays', '20261222', '冬至 (休)'],
    ['zh-Hant.ics?holidays=taiwan&only=holidays', '20261009', '雙十節 (休)'],
  ])('[R482] %s has the holidays of that region', async (file, day, summary) => {
    const text = await (await get(file)).text();
    expect(eventsOf(text).get(day)).toContain(summary);
    expect(text).not.toBe(await (await get(file.replace(/holidays=[a-z-]+/, 'holidays=mainland'))).text());
  });

  it("[R482] has the mainland's holidays where no region is asked for, and none for an unknown region", async () => {
    const asked = await get('zh.ics?holidays=mainland');
    expect(asked.headers.get('ETag')).toBe((await get('zh.ics')).headers.get('ETag'));
    for (const region of ['', 'x', '__proto__']) {
      expect((await get(`zh.ics?holidays=${region}`)).status, region).toBe(404);
    }
  });

  it('gives the same text under the same tag on a second read, from another copy and the next day', async () => {
    const first = await get('zh.ics');
    const text = await first.text();
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\da-f]{24}"$/);
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400');
    nowMs += 86_400_000;
    const again = await get('zh.ics', {}, newGateway());
    expect([again.headers.get('ETag'), await again.text()]).toEqual([tag, text]);
    const known = await get('zh.ics', { 'If-None-Match': `"other", W/${tag}` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect((await get('en.ics')).headers.get('ETag')).not.toBe(tag);
  });

  // RFC 9110, 9.3.2 and 13.1.2: HEAD is answered as GET without its text; * is any tag.
  it('[R490] answers HEAD, and a reader who has the text, without sending it', async () => {
    const ask = (method: string, headers: Record<string, string> = {}) =>
      gateway.fetch(new Request('http://localhost:3000/api/calendar/zh.ics', { method, headers }));
    const head = await ask('HEAD');
    const sent = await ask('GET');
    const result = (of: Response) =>
      ['ETag', 'Cache-Control', 'Content-Type'].map(name => of.headers.get(name));
    expect([head.status, await head.text(), result(head)]).toEqual([200, '', result(sent)]);
    const tag = sent.headers.get('ETag') ?? '';
    for (const method of ['HEAD', 'GET'])
      for (const known of [tag, '*', ` W/${tag} `]) {
        const answer = await ask(method, { 'If-None-Match': known });
        expect([answer.status, answer.headers.get('ETag')], `${method} ${known}`).toEqual([304, tag]);
      }
    expect((await ask('GET', { 'If-None-Match': '"*"' })).status).toBe(200);
  });

  it('is written again after a failed write', async () => {
    const fresh = newGateway();
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('no memory'));
    const failed = await get('zh.ics', {}, fresh).catch(() => undefined);
    expect(failed?.status).not.toBe(200);
    expect((await get('zh.ics', {}, fresh)).status).toBe(200);
  });

  it('moves on with the year', async () => {
    const before = await get('zh.ics');
    nowMs = Date.UTC(2027, 0, 1);
    const after = await get('zh.ics');
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    expect(await after.text()).toContain('DTSTART;VALUE=DATE:20291221');
    nowMs = Date.UTC(2026, 10, 22);
  });

  it.each(['fr.ics', 'zh', 'zh.ics?only=birthdays', 'zh.ics?only=', '__proto__.ics'])(
    '%s is not found',
    async path => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('[R490] a subscription over HTTP', () => {
  it('is read whole by two calendar libraries, and not sent twice', async () => {
    const server = createAdaptorServer({ fetch: newGateway().fetch });
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/calendar/zh.ics`;
      const first = await fetch(address);
      const text = await first.text();
      const tag = first.headers.get('ETag') ?? '';
      const again = await fetch(address);
      expect([again.headers.get('ETag'), await again.text()]).toEqual([tag, text]);
      const known = await fetch(address, { headers: { 'If-None-Match': tag } });
      expect([known.status, known.headers.get('ETag')]).toEqual([304, tag]);

      const ical = new ICAL.Component(ICAL.parse(text));
      const events = ical.getAllSubcomponents('vevent').map(each => new ICAL.Event(each));
      const other = convertIcsCalendar(undefined, text).events ?? [];
      const lines = (all: readonly (readonly [string, string, string])[]) => all.map(each => each.join(' '));
      const byIcal = lines(events.map(each => [each.uid, each.startDate.toString(), each.summary]));
      expect(byIcal).toEqual(
        lines(other.map(({ uid, start, summary }) => [uid, start.date.toISOString().slice(0, 10), summary])),
      );
      expect(new Set(byIcal).size).toBe(byIcal.length);
      expect(byIcal.filter(line => line.includes('-term-'))).toHaveLength(96);
      // Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table: the lunar new year of 2027.
      expect(byIcal).toContainEqual(expect.stringMatching(/ 2027-02-06 春节$/));
      expect(ical.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT24H');
      expect(ical.getFirstPropertyValue('name')).toBe('节气、节日与放假');
    } finally {
      server.close();
    }
  });

  it.each(['zh-Hans.ics', 'zh-hant-x.ics'])('a script that has no texts is not found: %s', async file => {
    expect((await get(file)).status).toBe(404);
  });
});
