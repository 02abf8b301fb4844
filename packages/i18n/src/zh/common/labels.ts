import type { labels as source } from '../../en/common/labels';
import { EXACT_LABELS } from '../../exactChinese';
import type { Translated } from '../../translated';

export const labels: Translated<typeof source> = EXACT_LABELS;
