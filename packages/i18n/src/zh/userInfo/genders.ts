import type { genders as source } from '../../en/userInfo/genders';
import type { Translated } from '../../translated';

export const genders: Translated<typeof source> = {
  male: '男',
  female: '女',
  other: '其他',
  unspecified: '不说明',
};
