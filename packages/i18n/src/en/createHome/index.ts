import { diary } from './diary';
import { page, tips } from './page';
import { photos } from './photos';
import { read } from './read';
import { sample } from './sample';

export default { diary, page, photos, read, sample, tips };
