import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search): Address<'/'> => search,
  beforeLoad: guard('/'),
  loader: screenTexts('index'),
  component: lazyScreen(() => import('../features/home/HomeScreen'), 'HomeScreen'),
  staticData: { title: 'home' },
});
