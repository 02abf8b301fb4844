import { type DrawTool, isOfPicture } from '@app/home';
import type { Floor, Point, Ring, RoomKind } from '@app/plan';
import { ROOM_KINDS, signedArea } from '@app/plan';
import { scaleToLength, stretchToLength } from '@app/plan/trace';
import { KnownLength } from '@app/scenes/KnownLength';
import { Button, FileButton, ImageIcon, intoView, Select, Slider } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../common/usePlanWords';
import type { Trace } from './useTracing';

export interface PicturePanelProps {
  readonly trace: Trace;
  readonly floor: Floor;
  readonly tool: DrawTool;
  readonly onTool: (tool: DrawTool) => void;
  /** The two points whose distance is asked for. */
  readonly measured: readonly [Point, Point] | undefined;
  readonly onMeasured: () => void;
  /** The person takes the proposed room. */
  readonly onTake: (kind: RoomKind, ring: Ring) => void;
}

/** The picture a plan is traced from: straightened, scaled and turned, at any opacity. */
export default function PicturePanel({
  trace,
  floor,
  tool,
  onTool,
  measured,
  onMeasured,
  onTake,
}: PicturePanelProps) {
  const { t } = useTranslation('visualization');
  const { shown, fault, isBusy } = trace;
  const asks = measured && (tool.kind === 'length' || tool.kind === 'stretch');
  const percent = Math.round(100 * (shown?.opacity ?? 0));
  return (
    <section className="picture-panel">
      <header>
        <h3>{t('planTrace.picture')}</h3>
        <FileButton
          size="s"
          icon={<ImageIcon />}
          disabled={isBusy}
          accept="image/*"
          onFile={picked => void trace.pick(picked, floor)}
        >
          {t(shown ? 'planTrace.other' : 'planTrace.pick')}
        </FileButton>
      </header>
      {floor.rooms.length === 0 && (
        <p className="plan-desk__note">{t(shown ? 'planTrace.next' : 'planTrace.intro')}</p>
      )}
      <p role="alert" className="plan-desk__refusal">
        {fault && !asks && !isOfPicture(tool) && t(`planTrace.faults.${fault}`)}
      </p>
      {shown && (
        <>
          <Slider
            label={t('planTrace.opacity')}
            {...{ min: 0, max: 100, value: percent, words: `${percent}%` }}
            onValue={to => trace.setOpacity(to / 100)}
          />
          <div className="picture-panel__steps">
            {(['length', 'corners', 'stretch', 'turn', 'propose'] as const).map(kind => (
              <Button
                key={kind}
                size="s"
                disabled={isBusy}
                aria-pressed={tool.kind === kind}
                onClick={() => onTool({ kind })}
              >
                {t(`planTrace.steps.${kind}`)}
              </Button>
            ))}
            <Button size="s" variant="quiet" onClick={trace.remove}>
              {t('planTrace.remove')}
            </Button>
          </div>
          {trace.proposed && (
            <Proposal
              ring={trace.proposed}
              isGuess={shown.isGuess}
              onTake={onTake}
              onLeave={() => onTool(tool)}
            />
          )}
          {asks && (
            <KnownLength
              key={measured.join()}
              error={fault && t(`planTrace.faults.${fault}`)}
              onTyped={trace.forget}
              onLength={length => {
                const isLaid = trace.lay(
                  placing =>
                    (tool.kind === 'length' ? scaleToLength : stretchToLength)(placing, ...measured, length),
                  measured,
                );
                if (isLaid) onMeasured();
                return isLaid;
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

interface ProposalProps {
  readonly ring: Ring;
  readonly isGuess: boolean | undefined;
  readonly onTake: (kind: RoomKind, ring: Ring) => void;
  readonly onLeave: () => void;
}

/** R931: the answer is at hand for whoever asked on the drawing. */
const answered = (box: HTMLElement | null) => {
  intoView(box);
  if (document.activeElement?.matches('.draw-sheet')) box?.querySelector('button')?.focus();
};

/** R399: nothing is drawn before the person accepts it. */
function Proposal({ ring, isGuess, onTake, onLeave }: ProposalProps) {
  const { t } = useTranslation('visualization');
  const { rooms } = usePlanWords();
  const [kind, setKind] = useState<RoomKind>('bedroom');
  return (
    <div ref={answered} className="picture-panel__proposal" role="status">
      <p>
        {t('planTrace.proposed', { area: (signedArea(ring) / 1e6).toFixed(1) })}
        {isGuess && ` ${t('planDesk.guessLong')}`}
      </p>
      <Select
        label={t('planDesk.kind')}
        value={kind}
        options={ROOM_KINDS.map(value => ({ value, label: rooms[value] }))}
        onChange={event => setKind(event.target.value as RoomKind)}
      />
      <div className="picture-panel__steps">
        <Button size="s" variant="primary" onClick={() => onTake(kind, ring)}>
          {t('planTrace.take')}
        </Button>
        <Button size="s" onClick={onLeave}>
          {t('planTrace.leave')}
        </Button>
      </div>
    </div>
  );
}
