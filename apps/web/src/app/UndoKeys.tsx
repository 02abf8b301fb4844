import { useUndo, useUndoKeys } from '../common/useUndo';
import { useAppStore } from '../store/store';

/** R211: the keys that undo a change of the home. */
export default function UndoKeys() {
  useUndoKeys(useUndo(useAppStore().getState), 'home');
  return null;
}
