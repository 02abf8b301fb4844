import { page } from './page';
import { sample } from './sample';
import { tips } from './tips';

export default { page, sample, tips };
