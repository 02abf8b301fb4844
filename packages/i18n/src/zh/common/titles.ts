import type { titles as source } from '../../en/common/titles';
import type { Translated } from '../../translated';

export const titles: Translated<typeof source> = {
  pattern: '{{page}} · 墨与星',
  home: '首页',
  login: '登录与注册',
  create: '上传家宅照片',
  userInfo: '位置与居民',
  visualization: '屋宅',
  deepDream: '梦境深处',
  notFound: '页面不存在',
};
