import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

export interface DeepDreamSearch {
  /** The bubble whose conversation is open; absent over the water. In the address, so that "back" leads back. */
  readonly with?: string;
}

export const deepDreamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deep-dream',
  validateSearch: (search: Readonly<Record<string, unknown>>): DeepDreamSearch =>
    typeof search['with'] === 'string' ? { with: search['with'] } : {},
  beforeLoad: guard('/deep-dream'),
  loader: screenTexts('visualization'),
  component: lazyScreen(() => import('../features/deepDream/DeepDreamScreen'), 'DeepDreamScreen'),
  staticData: { title: 'deepDream', theme: 'ink' },
});
