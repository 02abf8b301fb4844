import { useEffect } from 'react';
import { usePorts } from '../adapters/ports';
import { useApp } from '../store/store';

/** Reads the records whenever a dialog with them opens or another tab writes; discards the chosen file on closing (R124). */
export function useRecords(): void {
  const { tabs } = usePorts();
  const loadRecords = useApp(state => state.loadRecords);
  const closeRecords = useApp(state => state.closeRecords);
  useEffect(() => {
    void loadRecords();
    const stopListening = tabs.listen(({ kind }) => {
      if (kind === 'records-changed') void loadRecords();
    });
    return () => {
      stopListening();
      closeRecords();
    };
  }, [tabs, loadRecords, closeRecords]);
}
