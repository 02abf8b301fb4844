import type { tips as source } from '../../en/createHome/tips';
import type { Translated } from '../../translated';

export const tips: Translated<typeof source> = {
  title: '怎样拍得好',
  corner: '站在墙角，手机端平，与胸同高。',
  light: '白天拉开窗帘，关掉灯。',
  door: '有一张拍到大门，方便辨认朝向。',
};
