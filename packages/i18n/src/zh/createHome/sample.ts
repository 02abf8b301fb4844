import type { sample as source } from '../../en/createHome/sample';
import type { Translated } from '../../translated';

/** 示例宅：手边没有照片时先看一看。 */
export const sample: Translated<typeof source> = {
  offer: '手边没有照片？',
  offerNote: '先逛一座画好的宅院；你填过的，离开示例后原样都在。',
  enter: '看看示例宅',
  entering: '正在画房间',
  notice: '这是示例宅。',
  remove: '移除',
  removing: '正在收拾',
  removed: '示例宅已移除，你原来的内容都回来了。',
  stamp: '示例',
  look: '先看一座宅院',
  lookTitle: '此刻的苏州示例宅',
  lookOther: 'A house to look at',
  lookNote: '拖动可转，滚轮或双指可近。登录后画你自己的家。',
  lookClose: '关闭',
  place: '苏州（示例）',
  first: '沈安（示例）',
  second: '顾衡（示例）',
  records: {
    desk: '#书房 的书桌转了个方向，抬头看得见门。（示例）',
    sun: '上午九点三刻，日光落在客厅地上。（示例）',
    lamp: '玄关换了一盏更暖的灯。（示例）',
  },
  rooms: {
    living: '客厅（示例）',
    gathering: '朋友来时的客厅（示例）',
    entrance: '玄关（示例）',
    bedroom: '卧室（示例）',
    kitchen: '厨房（示例）',
    study: '书房（示例）',
    tea: '茶室（示例）',
  },
};
