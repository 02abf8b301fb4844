import type { CivilDate } from '@app/kernel';
import type { HomeFacts } from '../facts';
import { withoutClock } from './clock';
import { isAboutBirth, isAboutPlace, withoutRooms } from './computedAnswers';
import type { LunarCalendar } from './dates';
import { findDoing, withoutDoing } from './doings';
import { mentionsPerson, withoutPeople } from './people';
import { findEntries, normalise } from './understand';
import { daysNamed, withDays, withoutDays } from './when';

/** A longer question states its own subject, characters. */
const SHORT = 40;
/** The words beside the day in "and on Saturday?" and 那周六呢. */
const FILLERS =
  /\b(?:and|or|before|after|until|till|by|around|but|so|ok|okay|then|what|how|about|is|it|that|the|on|in|for|of|at|good|instead|please|a|day|one|my)\b|[那么呢吗嘛啊呀的好行不可以换成或者还是咋怎样哪天时候前后之以?？!！.。,，、\s]/g;

const isEmpty = (text: string): boolean => text.replace(FILLERS, '') === '';

/** Asks which day a day is. Naming a day makes it a separate question; 那四月哪天 only names a month. */
const ASKS_FOR_DATE =
  /哪天|哪一天|哪日|几号|几月|星期几|周几|礼拜几|\b(?:what|which) (?:week)?(?:day|date)\b|\b(?:what|what's) the date\b|\bwhen\b/;

/** Without tools a lunar day has no civil date, but is still named. */
const NAMES_ONLY: LunarCalendar = {
  next: (_, from) => from,
  lunarOf: () => undefined,
  termIn: () => undefined,
};

interface Context {
  readonly today: CivilDate;
  readonly calendar: LunarCalendar | undefined;
  readonly home: HomeFacts | undefined;
}

/**
 * R184. Completes the follow-ups of a talk: one that only gives another day, person, room or activity means the previous
 * question with that replaced, and "the day after" counts from the previous day.
 */
export function resolveFollowUps(
  questions: readonly string[],
  { today, calendar, home }: Context,
): readonly string[] {
  const dated = withDays(questions, today, calendar);
  const resolved: string[] = [];
  for (const question of dated) {
    const before = resolved.at(-1);
    resolved.push((before && completed(question, before, { today, calendar, home })) ?? question);
  }
  return resolved;
}

function completed(question: string, before: string, { today, calendar, home }: Context): string | undefined {
  if (question.length > SHORT) return undefined;
  const [text, earlier] = [normalise(question), normalise(before)];
  const undated = withoutDays(text);
  if (isEmpty(undated)) {
    const days = daysNamed(text, today, calendar);
    const named = calendar ? days : daysNamed(text, today, NAMES_ONLY);
    if (named.length === 1 && ASKS_FOR_DATE.test(text)) return undefined;
    const saysWhen = undated !== text || days.length > 0;
    // Advice on a room has no days.
    const hasDays =
      findDoing(earlier) || findEntries(earlier).length === 0 || withoutDays(earlier) !== earlier;
    // The time of a birth belongs to its day.
    const meant = withoutDays(isAboutBirth(earlier) ? withoutClock(earlier) : earlier);
    return saysWhen && hasDays ? `${meant} ${text}` : undefined;
  }
  if (
    /^(?:(?:and |what about )?(?:mine|me)|那?我的?呢?)[?？]?$/.test(text) &&
    mentionsPerson(earlier, home)
  ) {
    return `${withoutPeople(earlier, home)} ${text.replace('mine', 'my')}`;
  }
  if (mentionsPerson(text, home) && isEmpty(withoutPeople(undated, home)) && mentionsPerson(earlier, home)) {
    return `${withoutPeople(earlier, home)} ${text}`;
  }
  if (isEmpty(withoutRooms(undated)) && isAboutPlace(earlier)) return `${withoutRooms(earlier)} ${text}`;
  const isDoing = findDoing(text) !== undefined && isEmpty(withoutDoing(undated));
  return isDoing && findDoing(earlier) && undated === text ? `${withoutDoing(earlier)} ${text}` : undefined;
}
