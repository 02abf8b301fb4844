import { type MeasuredFacing, parseReadings, summariseReadings } from '@app/home';
import { formatCivilDate } from '@app/kernel';
import { readPlan } from '@app/plan';
import { Sheet } from '@app/scenes/Sheet';
import { civilDateAt } from '@app/sky';
import { SegmentedControl, useTyped } from '@app/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useOfferUndo } from '../../../common/useOfferUndo';
import { useApp } from '../../../store/store';
import { CompassReadings } from './CompassReadings';
import { ShadowCompass } from './ShadowCompass';
// After the styles of the controls it overrides.
import '@app/scenes/facing.css';

export interface FacingDialogProps {
  readonly onClose: () => void;
}

const METHODS = ['readings', 'shadow'] as const;
type Method = (typeof METHODS)[number];

/** R312, R313: two ways to measure the facing, each with its possible error. */
export default function FacingDialog({ onClose }: FacingDialogProps) {
  const { t } = useTranslation('visualization');
  const { clock } = usePorts();
  const setHouseFacts = useApp(state => state.setHouseFacts);
  const text = useApp(state => state.plan);
  const plan = useMemo(() => {
    const read = text === undefined ? undefined : readPlan(text);
    return read?.ok && read.value.floors[0]!.rooms.length > 0 ? read.value : undefined;
  }, [text]);
  const [method, setMethod] = useState<Method>('readings');
  // They survive a look at the other method, which compares itself with them.
  const [kept, keep] = useTyped('facing-readings', '[]');
  const [readings, setReadings] = useState(() => parseReadings(kept));
  useEffect(() => keep(JSON.stringify(readings)), [keep, readings]);
  const offerUndo = useOfferUndo('here');
  // Its acts stay at the foot, whatever is scrolled.
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const atFoot = (acts: ReactNode) => foot && createPortal(acts, foot);
  const use = (measured: Pick<MeasuredFacing, 'degrees' | 'north' | 'method' | 'within'>) => {
    const on = formatCivilDate(civilDateAt(clock.now(), clock.zone()));
    setHouseFacts({ facing: { ...measured, on } });
    keep('[]');
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      className="facing"
      size="l"
      title={t('facing.title')}
      caption={t('facing.captionOther')}
      description={t('facing.description')}
      footer={<div ref={setFoot} className="facing__actions" />}
    >
      <SegmentedControl
        look="form"
        label={t('facing.way')}
        value={method}
        onChoose={setMethod}
        options={METHODS.map(value => ({ value, label: t(`facing.${value}`) }))}
      />
      {method === 'readings' ? (
        <CompassReadings
          plan={plan}
          readings={readings}
          onReadings={setReadings}
          onOffer={offerUndo}
          onUse={use}
          atFoot={atFoot}
        />
      ) : (
        <ShadowCompass
          {...{ plan, atFoot }}
          compass={summariseReadings(readings)}
          onUse={use}
          onCompass={() => setMethod('readings')}
        />
      )}
    </Sheet>
  );
}
