import type { account as source } from '../../en/common/account';
import type { Translated } from '../../translated';

export const account: Translated<typeof source> = {
  photos: '照片',
  profile: '位置与居民',
  toHouse: '我的屋宅',
  normalUser: '普通用户',
  commands: '命令',
  storage: '存储与数据',
  forget: '清除我在本机的数据',
  forgetTitle: '要清除你的账户在本机的数据吗？',
  forgetBody: '你在本机的资料、照片、记录和对话都会被删除，别处没有备份。本机上其他人的账户不受影响。',
  forgetConfirm: '清除我的全部数据',
  forgetAll: '清除本机所有人的数据',
  forgetAllTitle: '要清除本机所有人的数据吗？',
  forgetAllBody: '本机上每个账户的资料、照片、记录和对话都会被删除，别处没有备份。',
  forgetAllConfirm: '清除所有人的数据',
  forgotten: '你在本机的数据已全部清除。',
  forgottenAll: '本机所有人的数据已全部清除。',
  forgetFailed: '浏览器未能清除数据，内容都还在，请再试一次。',
};
