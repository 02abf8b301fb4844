import { diary } from './diary';
import { page } from './page';
import { photos } from './photos';
import { read } from './read';
import { sample } from './sample';
import { tips } from './tips';

export default { diary, page, photos, read, sample, tips };
