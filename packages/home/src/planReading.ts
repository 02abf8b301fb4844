import { frozen } from '@app/kernel';
import type { Plan, Point } from '@app/plan';
import { type Finding, FORMS, type FormSettings, formsOf } from '@app/plan/reading';
import { describeFinding, type FindingText, type PlanLanguage } from '@app/plan/words';
import { marksOf } from './marks';

/** All of it is plain data, so it can be sent to a worker and back. */
export interface ReadingRequest {
  readonly plan: Plan;
  readonly level: number;
  readonly settings: FormSettings;
  readonly language: PlanLanguage;
  /** Millimetres of a pixel of the drawing. */
  readonly perPixel: number;
}

/** A finding in words, with its number on the drawing. */
export interface MarkedFinding extends FindingText {
  readonly finding: Finding;
  /** A number for a warning, one of the ten stems for a good form, in both languages. */
  readonly mark: string;
  readonly at: Point | undefined;
  /** Missing parts lie on the ground, so the rooms cover the rest of their square. */
  readonly isGround: boolean;
}

export interface PlanReading {
  readonly findings: readonly MarkedFinding[];
  /** Width of a number with its margin, millimetres. */
  readonly size: number;
}

const STEMS = '甲乙丙丁戊己庚辛壬癸';
/** Pixels: the width of a number with its margin, and its minimum once there are more than `roomy`. */
const MARK = /* @__PURE__ */ frozen({ wide: 30, least: 24, roomy: 12 });
/** The share of that in a drawing as small as on a phone: `from` this many millimetres a pixel. */
const SMALL = /* @__PURE__ */ frozen({ from: 25, share: 0.8 });

/** Everything one floor's forms say, with the position of each number on the drawing. */
export function planReading({ plan, level, settings, language, perPixel }: ReadingRequest): PlanReading {
  const found = formsOf(plan, { ...settings, level });
  const scale = perPixel * (perPixel > SMALL.from ? SMALL.share : 1);
  const size = scale * Math.max(MARK.least, MARK.wide * Math.min(1, Math.sqrt(MARK.roomy / found.length)));
  const marks = marksOf(plan, level, found, size);
  const good = found.findIndex(({ code }) => FORMS[code].tone === 'good');
  const findings = found.map(
    (finding, i): MarkedFinding => ({
      ...describeFinding(plan, finding, language),
      finding,
      isGround: finding.code === 'missing-corner',
      at: marks[i],
      mark: good >= 0 && i >= good ? stemOf(i - good) : String(i + 1),
    }),
  );
  return { findings, size };
}

function stemOf(i: number): string {
  const round = Math.floor(i / STEMS.length);
  return `${STEMS[i % STEMS.length]}${round > 0 ? round + 1 : ''}`;
}
