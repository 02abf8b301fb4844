import { createLazyWorkshop } from '../workshop/lazyWorkshop';
import type { Workshop } from '../workshop/workshop';
import type { Jobs } from './jobs';

export type ImageWorkshop = Workshop<Jobs>;

export const createImageWorkshop = (): ImageWorkshop =>
  createLazyWorkshop<Jobs>(
    ['read', 'capture', 'clean', 'scale', 'flatten', 'propose'],
    () => import('./start'),
  );
