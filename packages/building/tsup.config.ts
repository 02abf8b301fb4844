import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(
  preset([
    'src/index.ts',
    'src/doorway.ts',
    'src/orbit.ts',
    'src/skyPlace.ts',
    'src/plan/index.ts',
    'src/sample/index.ts',
    'src/season/index.ts',
  ]),
);
