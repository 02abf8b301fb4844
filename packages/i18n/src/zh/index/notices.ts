import type { notices as source } from '../../en/index/notices';
import type { Translated } from '../../translated';

export const notices: Translated<typeof source> = {
  continueProfile: '照片已保存，接下来填写位置与居民。',
  restored_one: '上次的 {{count}} 张照片还在。',
  restored_other: '上次的 {{count}} 张照片还在。',
};
