import type { storage as source } from '../../en/common/storage';
import type { Translated } from '../../translated';

export const storage: Translated<typeof source> = {
  used: '已用 {{used}}，共 {{total}}',
  keep: '请浏览器长期保留数据',
  kept: '浏览器会长期保留你的数据。',
  notKept: '空间不足时浏览器可能清除这些数据，导出一份最稳妥。',
  exportUnreadable: '导出无法读取的内容',
  exportAll: '导出全部',
  importAll: '导入备份',
  exported: '备份已生成。',
  exportedParts: '备份共 {{parts}} 个文件，请让浏览器全部保存，并全部导入。',
  imported_one: '已导入 {{count}} 条',
  imported_other: '已导入 {{count}} 条',
  title: '存储与数据',
  titleOther: 'Storage and data',
  describe: '本机保存了多少数据，如何带走或删除。',
  usedUnknown: '浏览器没有告知已用空间。',
  usedLabel: '已用空间',
  spaceTitle: '本机空间',
  sharedTitle: '与他人共用电脑时',
  sharedBody:
    '你留下的一切都属于你的账户：退出登录后不再显示，用同一邮箱登录即可找回。这只是把各人的内容分开，并没有上锁：数据未经加密，登录也不核对密码，能使用此浏览器的人仍有办法看到。若不是自己的电脑，离开前请导出所需内容，并清除你的数据。',
  copyTitle: '自己的备份',
  copyBody: '你的资料、照片、记录与对话，不含 API 密钥。',
  exporting: '正在生成备份',
  importing: '正在导入',
  importNothing: '备份中的内容都已在本机。',
  unreadable_one: '有 {{count}} 条内容已单独保留，原样未动。',
  unreadable_other: '有 {{count}} 条内容已单独保留，原样未动。',
  exportFailed: '备份未能生成，请再试一次。',
  importFailed: '导入未能完成，请再试一次，不会重复。',
};
