import type { Resident } from './residents';
import { EMPTY_PROFILE, type Session, type UserInfo } from './userInfo';

export const lin: Resident = {
  id: '1750000000000',
  name: '林月',
  gender: 'female',
  birthDate: '1990-05-15',
  birthplace: '杭州',
  birthTime: '21:40',
  chineseDate: '庚午年四月廿一',
  relationship: 'self',
};

export const normal: UserInfo = {
  ...EMPTY_PROFILE,
  name: 'linyue',
  userType: 'normal',
  email: 'linyue@example.com',
  savedAt: 1000,
};

export const filled: UserInfo = {
  ...normal,
  birthDate: '1990-05-15',
  birthTime: '21:40',
  gender: 'female',
  location: { lat: 30.2741, lng: 120.1551 },
  locationName: '杭州',
  residents: [lin],
  hasUploadedImages: true,
  hasFilledProfile: true,
};

export const deep: UserInfo = { ...normal, name: 'deepak', email: 'deepak@example.com', userType: 'deep' };

export const as = (info: UserInfo): Session => ({ kind: 'user', info });
