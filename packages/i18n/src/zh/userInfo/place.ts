import type { place as source } from '../../en/userInfo/place';
import type { Translated } from '../../translated';

export const place: Translated<typeof source> = {
  title: '位置',
  chart: '北天星图',
  chartWithPlace: '北天星图，红点为此刻你家头顶的天空',
  locate: '授权定位',
  locateAgain: '重新定位',
  locating: '正在定位',
  byHand: '手动填写',
  latitude: '纬度',
  latitudeHint: '−90 到 90，南纬为负',
  longitude: '经度',
  longitudeHint: '−180 到 180，西经为负',
  usePlace: '使用这个位置',
  name: '地名',
  nameHint: '你习惯的叫法，例如所在城市',
  nearest: '{{city}} · 最近的城市',
  city: '城市',
  chooseCity: '从列表中选城市',
  privacy: '坐标只存于本机，用来推算日月方位，也定生辰所用的钟表时间。',
};
