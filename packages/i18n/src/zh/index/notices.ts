import type { notices as source } from '../../en/index/notices';
import type { Translated } from '../../translated';

export const notices: Translated<typeof source> = {};
