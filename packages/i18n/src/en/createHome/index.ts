import { page } from './page';
import { photos } from './photos';
import { read } from './read';
import { sample } from './sample';
import { tips } from './tips';

export default { page, photos, read, sample, tips };
