import { birth } from './birth';
import { genders } from './genders';
import { page } from './page';
import { place } from './place';
import { relationships } from './relationships';
import { residents } from './residents';
import { storage } from './storage';

export default { birth, genders, page, place, relationships, residents, storage };
