import { defineConfig } from 'tsup';
import { library } from '../../tsup.preset';

export default defineConfig(library());
