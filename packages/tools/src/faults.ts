import { type Bilingual, both } from './words';

/** Why a tool gave no result. `input` is the caller's text, truncated. */
export type ToolFault =
  | { readonly code: 'tools/unknown-tool'; readonly input: string }
  | { readonly code: 'tools/arguments-unreadable' }
  | { readonly code: 'tools/argument-missing'; readonly argument: string }
  | { readonly code: 'tools/argument-unknown'; readonly argument: string }
  | { readonly code: 'tools/arguments-exclusive'; readonly argument: string; readonly other: string }
  | { readonly code: 'tools/argument-invalid'; readonly argument: string; readonly expected: Bilingual }
  | { readonly code: 'tools/no-such-day'; readonly input: string }
  | { readonly code: 'tools/outside-years'; readonly first: number; readonly last: number }
  | { readonly code: 'tools/period-invalid'; readonly days: number }
  | { readonly code: 'tools/activity-unknown'; readonly input: string }
  | { readonly code: 'tools/city-unknown'; readonly input: string }
  | { readonly code: 'tools/nobody-named'; readonly input: string }
  | { readonly code: 'tools/room-unknown'; readonly input: string; readonly rooms: Bilingual }
  /** It was never entered, or this caller may not know it. */
  | { readonly code: 'tools/not-told'; readonly what: MissingFact }
  | { readonly code: 'tools/not-shared' }
  | { readonly code: 'tools/time-unreadable' }
  | { readonly code: 'tools/calls-used-up'; readonly limit: number }
  /** A package rejected the tool's input: its own code says why. */
  | { readonly code: 'tools/not-computed'; readonly because: string };

type MissingFact = 'facing' | 'place' | 'plan' | 'household';

const THINGS: Readonly<Record<MissingFact, Bilingual>> = {
  facing: both('房屋朝向', 'where the house faces'),
  place: both('房屋所在地', 'where the home is'),
  plan: both('户型图', 'a floor plan'),
  household: both('家人及其出生日期', 'residents with their dates of birth'),
};

/** A fault in words, with advice on what to do about it. */
export function describeFault(fault: ToolFault): Bilingual {
  switch (fault.code) {
    case 'tools/unknown-tool':
      return both(`没有「${fault.input}」这个工具。`, `There is no tool called “${fault.input}”.`);
    case 'tools/arguments-unreadable':
      return both('参数须是一个 JSON 对象。', 'The arguments must be one JSON object.');
    case 'tools/argument-missing':
      return both(`缺少参数 ${fault.argument}。`, `The argument ${fault.argument} is missing.`);
    case 'tools/argument-unknown':
      return both(`没有参数 ${fault.argument}。`, `There is no argument ${fault.argument}.`);
    case 'tools/arguments-exclusive':
      return both(
        `参数 ${fault.argument} 与 ${fault.other} 只能给一个。`,
        `Give either ${fault.argument} or ${fault.other}, not both.`,
      );
    case 'tools/argument-invalid':
      return both(
        `参数 ${fault.argument} 应为${fault.expected.zh}。`,
        `The argument ${fault.argument} must be ${fault.expected.en}.`,
      );
    case 'tools/no-such-day':
      return both(`没有 ${fault.input} 这一天。`, `There is no day ${fault.input}.`);
    case 'tools/outside-years':
      return both(
        `只算得到 ${fault.first} 至 ${fault.last} 年。`,
        `Only the years ${fault.first} to ${fault.last} can be computed.`,
      );
    case 'tools/period-invalid':
      return both(
        `起止日期须先后相接，且不超过 ${fault.days} 天。`,
        `The period must begin before it ends and last at most ${fault.days} days.`,
      );
    case 'tools/activity-unknown':
      return both(
        `历书里没有「${fault.input}」这件事；可试入宅、嫁娶、开市、修造、出行等。`,
        `The almanac knows no activity “${fault.input}”; try move-house, marry, open-business, renovate, travel.`,
      );
    case 'tools/city-unknown':
      return both(`城市表里没有「${fault.input}」。`, `The list of cities has no “${fault.input}”.`);
    case 'tools/nobody-named':
      return both(`家人里没有「${fault.input}」。`, `Nobody in the household is called “${fault.input}”.`);
    case 'tools/room-unknown':
      return both(
        `户型图上没有「${fault.input}」，有：${fault.rooms.zh}。`,
        `The plan has no “${fault.input}”; it has ${fault.rooms.en}.`,
      );
    case 'tools/not-told':
      return both(`还没有填写${THINGS[fault.what].zh}。`, `Nobody has entered ${THINGS[fault.what].en} yet.`);
    case 'tools/not-shared':
      return both('对方没有同意分享家中资料。', 'The person has not agreed to share facts of the home.');
    case 'tools/time-unreadable':
      return both('时刻应写作 21:30。', 'A time must be written as 21:30.');
    case 'tools/calls-used-up':
      return both(
        `一次回答最多算 ${fault.limit} 次，请就已有结果作答。`,
        `One answer may compute at most ${fault.limit} times; please answer from what is there.`,
      );
    case 'tools/not-computed':
      return both(`算不出来（${fault.because}）。`, `It cannot be computed (${fault.because}).`);
  }
}

/** A caller's text, truncated for quoting. */
export const quoteInput = (text: unknown): string => {
  const isPlain = typeof text === 'string' || Number.isFinite(text) || typeof text === 'boolean';
  const plain = isPlain ? String(text).replaceAll('\n', ' ') : '';
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
};
