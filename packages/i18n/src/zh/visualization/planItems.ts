import type { planItems as source } from '../../en/visualization/planItems';
import type { Translated } from '../../translated';

export const planItems: Translated<typeof source> = {
  title: '各家怎么看',
  unknown: '请先在屋宅里说明朝向，门、床、灶、桌才好一并来看。',
  'house-place': {
    good: '{{thing}}：在宅之{{star}}，相宜',
    notice: '{{thing}}：在宅之{{star}}，传统上宁可放在别处',
  },
  'house-front': {
    good: '{{thing}}朝宅之{{star}}',
    notice: '{{thing}}朝宅之{{star}}，换一面更好',
  },
  'resident-front': {
    good: '{{thing}}让{{resident}}朝向{{star}}，是好方位',
    notice: '{{thing}}让{{resident}}朝向{{star}}，换个方位更好',
  },
  'stove-northwest': { good: '{{thing}}不在西北', notice: '{{thing}}在西北，传统上此处少用火' },
  'toilet-northwest': { good: '{{thing}}不在西北', notice: '{{thing}}在西北，有人主张避开' },
  'star-pair': { good: '{{thing}}处有{{star}}，相宜', notice: '{{thing}}处有{{star}}，宜静' },
  'role-star': { good: '{{thing}}得{{star}}，正当时', notice: '{{thing}}得{{star}}，宜静' },
  'year-mark': { good: '{{thing}}：今年{{star}}', notice: '{{thing}}处今年有{{star}}，不动工、少喧闹' },
  differs: {
    division: '{{thing}}按九宫与八方落在两处：{{one}}与{{other}}。',
    'house-and-resident': '{{thing}}：宅与人所说不同。',
    residents: '{{thing}}：两位住客各有说法，各自成行。',
    'place-and-front': '{{thing}}：所在与所向说法不同。',
  },
};
