import { Spinner } from '@app/ui';
import { useTranslation } from 'react-i18next';

/** R748: the places of a sheet that is still being fetched or computed, and what is awaited. */
export const SheetWaits = () => <Places awaited="planReport.computing" />;
export const LightWaits = () => <Places awaited="planLight.computing" />;

function Places({ awaited }: { readonly awaited: 'planReport.computing' | 'planLight.computing' }) {
  const { t } = useTranslation('visualization');
  return (
    <>
      <div className="plan-desk__picture sheet-waits" aria-busy="true">
        <Spinner label={t(awaited)} />
      </div>
      <div className="plan-desk__side" />
    </>
  );
}
