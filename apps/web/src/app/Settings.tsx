import { ReadingSection } from '../shared/storage/ReadingSection';
import SettingsDialog from '../shared/storage/SettingsDialog';
import { useSettingsSheet } from '../shared/useSettingsSheet';

/** The dialog that belongs to no screen. */
export default function Settings() {
  const { close } = useSettingsSheet();
  return (
    <SettingsDialog onClose={close}>
      <ReadingSection />
    </SettingsDialog>
  );
}
