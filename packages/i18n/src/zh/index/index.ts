import { cards } from './cards';
import { hero } from './hero';
import { notices } from './notices';
import { qr } from './qr';
import { upload } from './upload';

export default { cards, hero, notices, qr, upload };
