import { page } from './page';
import { tips } from './tips';

export default { page, tips };
