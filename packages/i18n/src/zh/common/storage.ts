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
  imported_one: '已导入 {{count}} 条',
  imported_other: '已导入 {{count}} 条',
};
