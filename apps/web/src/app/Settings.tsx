import { ReadingSection } from '../shared/storage/ReadingSection';
import SettingsDialog from '../shared/storage/SettingsDialog';
import { useSettingsSheet } from '../shared/useSettingsSheet';

/** A dialog independent of any screen. */
export default function Settings() {
  const { close } = useSettingsSheet();
  return (
    <SettingsDialog onClose={close}>
      <ReadingSection />
    </SettingsDialog>
  );
}
