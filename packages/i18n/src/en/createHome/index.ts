import { page } from './page';
import { read } from './read';
import { sample } from './sample';
import { tips } from './tips';

export default { page, read, sample, tips };
