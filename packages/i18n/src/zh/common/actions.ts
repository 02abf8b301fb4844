import type { actions as source } from '../../en/common/actions';
import type { Translated } from '../../translated';

export const actions: Translated<typeof source> = {
  add: '添加',
  addMore: '继续添加',
  cancel: '取消',
  close: '关闭',
  dismiss: '知道了',
  loading: '加载中',
  retry: '重试',
  save: '保存',
  saving: '保存中',
  undo: '撤销',
  redo: '重做',
  undone: '已撤销',
  redone: '已恢复',
};
