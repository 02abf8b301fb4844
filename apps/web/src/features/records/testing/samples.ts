import type { Row } from '@app/records';
import { EMPTY_PROFILE, type UserInfo } from '@app/session';
import { NOW } from '../../../testing/fakePorts';

const DAY = 86_400_000;

/** Lin Yue of Hangzhou, who lives with Zhou Yan. */
export const LIN_YUE: UserInfo = {
  ...EMPTY_PROFILE,
  name: 'lin',
  userType: 'normal',
  email: 'lin@example.org',
  savedAt: NOW,
  location: { lat: 30.2741, lng: 120.1551 },
  locationName: '杭州市 · 西湖区',
  hasFilledProfile: true,
  residents: [
    {
      id: '1',
      name: '林月',
      gender: 'female',
      birthDate: '1990-05-15',
      birthplace: '',
      birthTime: '',
      chineseDate: '',
      relationship: 'self',
    },
    {
      id: '2',
      name: '周砚',
      gender: 'male',
      birthDate: '1992-07-21',
      birthplace: '',
      birthTime: '',
      chineseDate: '',
      relationship: 'partner',
    },
  ],
};

export const textRow = (id: number, text: string, daysAgo = id): Row => ({
  id: String(NOW - id),
  type: 'text',
  text,
  timestamp: NOW - daysAgo * DAY,
  schema: 1,
});

export const imageRow = (id: number, blob: Blob, caption: string): Row => ({
  id: String(NOW - id),
  type: 'image',
  blob,
  name: 'tea-room.png',
  caption,
  timestamp: NOW - id * DAY,
  schema: 1,
});

export const manyRows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => textRow(index, `Note ${index + 1}`, index / 24));
