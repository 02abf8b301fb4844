import { mirrorPlan, type Plan, type PlanResult, type Refusal, stretchPlan } from '@app/plan';
import { outerSize } from '@app/plan/drawing';
import type { TemplateId } from '@app/plan/templates';
import { Button, Checkbox, TextField, useTyped } from '@app/ui';
import { formatMetres, INPUT_LIMITS, readMetres } from '@app/validation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from './LengthField';
import './planBegin.css';

/** The form, so that Enter on a template begins with it. */
export const MEASURES = 'plan-measures';

type Fault = { readonly [Which in 'width' | 'depth']: Refusal | undefined };

export interface MeasuresProps {
  readonly id: TemplateId;
  readonly plan: Plan;
  readonly onBegin: (plan: Plan) => void;
}

/** The two numbers a template is stretched by. */
export function Measures({ id, plan, onBegin }: MeasuresProps) {
  const { t } = useTranslation('visualization');
  const tell = useRefusalText();
  const [width, depth] = outerSize(plan.floors[0]!);
  const measures = {
    width: useTyped(`plan-width/${id}`, formatMetres(width)),
    depth: useTyped(`plan-depth/${id}`, formatMetres(depth)),
  };
  const [mirror, setMirror] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const form = useRef<HTMLFormElement>(null);
  // On a phone the pressed template may lie far below.
  useEffect(() => void form.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const submit = () => {
    const [w, d] = [readMetres(measures.width[0]), readMetres(measures.depth[0])];
    const [byWidth, byDepth] = [(w ?? 0) / width, (d ?? 0) / depth];
    const stretched = stretchPlan(mirror ? mirrorPlan(plan) : plan, byWidth, byDepth);
    if (!stretched.ok) {
      // Whichever is impossible on its own; both only if they do not fit each other.
      const alone = {
        width: stretchPlan(plan, byWidth, 1),
        depth: stretchPlan(plan, 1, byDepth),
      };
      const isTogether = alone.width.ok && alone.depth.ok;
      const of = (one: PlanResult) => (one.ok ? (isTogether ? stretched.error : undefined) : one.error);
      const wrong: Fault = { width: of(alone.width), depth: of(alone.depth) };
      setFault(wrong);
      // R782: where the mistake can be corrected, as soon as it is named.
      form.current?.querySelectorAll('input')[wrong.width ? 0 : 1]?.focus();
      return;
    }
    measures.width[1](formatMetres(width));
    measures.depth[1](formatMetres(depth));
    onBegin(stretched.value);
  };
  return (
    <form
      ref={form}
      id={MEASURES}
      className="plan-measures"
      aria-label={t('planDesk.measures')}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      {(['width', 'depth'] as const).map(which => (
        <TextField
          key={which}
          label={t(`planDesk.${which}`)}
          inputMode="decimal"
          limit={INPUT_LIMITS.number}
          value={measures[which][0]}
          error={fault?.[which] && tell(fault[which])}
          onChange={event => {
            measures[which][1](event.target.value);
            setFault(undefined);
          }}
        />
      ))}
      <p className="plan-measures__hint">{t('planDesk.measuresHint')}</p>
      <Checkbox label={t('planDesk.mirror')} checked={mirror} onChange={() => setMirror(!mirror)} />
      <Button type="submit" variant="primary">
        {t('planDesk.begin')}
      </Button>
    </form>
  );
}
