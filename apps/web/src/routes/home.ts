import { parseReturnCard, type ReturnCard } from '@app/session';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

interface HomeSearch {
  /** The card to open on arrival, one of our own words. */
  readonly card?: ReturnCard;
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search: Record<string, unknown>): HomeSearch => {
    const card = parseReturnCard(search['card']);
    return card ? { card } : {};
  },
  beforeLoad: guard('/'),
  loader: screenTexts('index'),
  component: lazyScreen(() => import('../features/home/HomeScreen'), 'HomeScreen'),
  staticData: { title: 'home' },
});
