import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

const VIEWS = ['stars', 'plan'] as const;
/** Years for which the start of spring is known, as in @app/fengshui, which this page does not load. */
const COVERED_YEARS = { from: 1900, to: 2100 };
const DESKS = ['begin', 'compass', 'reading', 'year', 'light'] as const;

/** What is open (A52): checked here, with nothing of a person in it. */
interface VisualizationSearch {
  /** Absent for the house. */
  readonly view?: (typeof VIEWS)[number] | undefined;
  /** What the plan desk shows; absent for drawing. */
  readonly plan?: (typeof DESKS)[number] | undefined;
  readonly floor?: number | undefined;
  /** The chosen room. */
  readonly room?: string | undefined;
  /** The chosen finding of the reading, counted from 1. */
  readonly finding?: number | undefined;
  /** The year over the plan; absent for the one that runs. */
  readonly year?: number | undefined;
}

/** Every key is answered: the router keeps what stood in the address under a key that is left out. */
function parseSearch(search: Readonly<Record<string, unknown>>): VisualizationSearch {
  const { view, plan, floor, room, finding, year } = search;
  const shown = VIEWS.find(each => each === view);
  const onDesk = shown === 'plan';
  return {
    view: shown,
    plan: onDesk ? DESKS.find(each => each === plan) : undefined,
    floor: onDesk && (floor === 1 || floor === 2) ? floor : undefined,
    room: onDesk && typeof room === 'string' && room.length > 0 && room.length <= 40 ? room : undefined,
    finding: onDesk ? wholeIn(finding, 2, 200) : undefined,
    year: onDesk ? wholeIn(year, COVERED_YEARS.from, COVERED_YEARS.to) : undefined,
  };
}

const wholeIn = (value: unknown, from: number, to: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

export const visualizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/visualization',
  validateSearch: parseSearch,
  beforeLoad: guard('/visualization'),
  loader: screenTexts('visualization', 'userInfo'),
  // The router waits for it before it announces the arrival: then the heading is there to take the focus.
  component: lazyScreen(() => import('./VisualizationPage'), 'VisualizationPage'),
  staticData: { title: 'visualization' },
});
