import { ReadingSection } from '../common/storage/ReadingSection';
import SettingsDialog from '../common/storage/SettingsDialog';
import { useSettingsSheet } from '../common/useSettingsSheet';

/** A dialog independent of any screen. */
export default function Settings() {
  const { close } = useSettingsSheet();
  return (
    <SettingsDialog onClose={close}>
      <ReadingSection />
    </SettingsDialog>
  );
}
