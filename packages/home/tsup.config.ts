import { defineConfig } from 'tsup';
import { preset } from '../../tsup.preset';

export default defineConfig(preset(['src/index.ts', 'src/transfer.ts', 'src/year/index.ts']));
