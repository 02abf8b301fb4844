import { type PlanFileError, planByNeedle } from '@app/home';
import { writeAll } from '@app/i18n';
import {
  addRoom,
  boxRing,
  emptyPlan,
  mirrorPlan,
  onFloor,
  type Plan,
  type Refusal,
  signedArea,
  stretchPlan,
} from '@app/plan';
import { outerSize, squareAbout } from '@app/plan/drawing';
import { TEMPLATE_IDS, type TemplateId, templatePlan } from '@app/plan/templates';
import { FloorPicture, UpperFloor } from '@app/scenes/FloorPicture';
import {
  Button,
  Checkbox,
  FileButton,
  Heading,
  ImageUpIcon,
  PencilRulerIcon,
  QuietNote,
  ScrollLabel,
  Seal,
  TextField,
  UploadIcon,
  useTyped,
} from '@app/ui';
import { formatMetres, INPUT_LIMITS, readMetres } from '@app/validation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../../shared/language';
import { useNotify } from '../../shared/messages';
import { useFacing } from '../../shared/useFacing';
import type { Desk } from './useDesk';

export interface BeginningsProps {
  readonly desk: Desk;
  readonly onBegun: () => void;
}

/** Three equal beginnings: a template stretched by two numbers, an empty room, a file. */
export function Beginnings({ desk, onBegun }: BeginningsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace, captionLang } = useLanguage();
  const facing = useFacing();
  const { notifier, planWork } = usePorts();
  const notify = useNotify();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<PlanFileError>();
  // The file is no longer awaited after another beginning, or after leaving.
  const isHere = useRef(true);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    isHere.current = true;
    // The button that led here is gone.
    if (document.activeElement === document.body) head.current?.focus();
    return () => {
      isHere.current = false;
    };
  }, []);
  const [chosenId, setChosen] = useTyped('plan-template');
  const chosen = TEMPLATE_IDS.find(id => id === chosenId);
  const plans = useMemo(
    () => new Map(TEMPLATE_IDS.map(id => [id, writeAll(templatePlan(id, language), inFace)])),
    [language, inFace],
  );

  /** A plan turned so its front faces as the home is known to face. */
  const begin = (plan: Plan) => {
    desk.keep(planByNeedle({ ...plan, facing: plan.facing ?? 180 }, facing).plan, 'replaced');
    setChosen('');
    onBegun();
  };
  const open = async (picked: File) => {
    setOpening(true);
    setFault(undefined);
    const opened = await planWork.open(picked);
    if (!isHere.current) return;
    setOpening(false);
    // A file that broke the worker, or never finished, is not a plan either.
    if (!opened.ok)
      return opened.error === 'missing'
        ? notify({ code: 'app/part-missing' })
        : setFault({ code: 'plan/unreadable' });
    const read = opened.value;
    if (!read.ok) return setFault(read.error);
    desk.keep(read.value.plan, 'replaced');
    for (const { about, ...words } of read.value.notes)
      notifier.notify({ tone: 'info', text: t(`planDesk.${about}`, words) });
    onBegun();
  };
  const emptyRoom = () => {
    const plan = onFloor(emptyPlan(), 0, floor => addRoom(floor, 'living', boxRing(6000, 4500)));
    if (plan.ok) begin(plan.value);
  };

  return (
    <div className="plan-begin">
      <header ref={head} tabIndex={-1} className="plan-begin__head">
        <Heading level={2} size="xl" caption={t('planDesk.titleOther')} captionLang={captionLang}>
          {t('planDesk.title')}
        </Heading>
        <p>{t('planDesk.intro')}</p>
        {desk.unreadable && (
          <QuietNote>
            {t('planDesk.storedUnreadable')}{' '}
            {desk.unreadable.code !== 'plan/unreadable' && t(`planDesk.errors.${desk.unreadable.code}`)}
          </QuietNote>
        )}
        {desk.plan && (
          <>
            <Button variant="primary" onClick={onBegun}>
              {t('planDesk.goOn')}
            </Button>
            <p className="plan-desk__note">{t('planDesk.replaces')}</p>
          </>
        )}
        {chosen && <Measures key={chosen} id={chosen} plan={plans.get(chosen)!} onBegin={begin} />}
        <div className="plan-begin__ways">
          <ScrollLabel icon={<ImageUpIcon />} name={t('planTrace.begin')} onClick={() => begin(emptyPlan())}>
            {t('planTrace.beginNote')}
          </ScrollLabel>
          <ScrollLabel icon={<PencilRulerIcon />} name={t('planDesk.emptyRoom')} onClick={emptyRoom}>
            {t('planDesk.emptyRoomNote')}
          </ScrollLabel>
        </div>
      </header>
      <fieldset className="plan-begin__templates">
        <legend className="ui-hidden">{t('planDesk.templatesLabel')}</legend>
        {[...plans].map(([id, plan]) => (
          <label key={id} className="plan-card" data-chosen={id === chosen || undefined}>
            <input
              type="radio"
              name="template"
              // Enter on a template begins with it.
              form={MEASURES}
              className="ui-hidden"
              checked={id === chosen}
              onChange={() => setChosen(id)}
            />
            <FloorPicture
              floor={plan.floors[0]!}
              around={squareAbout(plan.floors[0]!, CARD)}
              data-reduced={Math.max(...outerSize(plan.floors[0]!)) > CARD || undefined}
              bar={5000}
              under={<UpperFloor floor={plan.floors[1]} />}
            />
            {id === chosen && <Seal text="择" size={28} />}
            <span className="plan-card__name">{t(`planDesk.template.${id}.name`)}</span>
            <span className="plan-card__area">{t('planDesk.area', { area: Math.round(areaOf(plan)) })}</span>
            <span className="plan-card__note">{t(`planDesk.template.${id}.note`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="plan-begin__file">
        <FileButton
          variant="quiet"
          icon={<UploadIcon />}
          disabled={isOpening}
          accept=".json,.sh3d,application/json"
          onFile={picked => void open(picked)}
        >
          {t(isOpening ? 'planDesk.opening' : 'planDesk.open')}
        </FileButton>
        {fault && (
          <p role="alert">
            {t(`planDesk.errors.${fault.code}`)}
            {fault.at && ` ${t('planDesk.fileAt', { at: fault.at })}`}
            {desk.plan && ` ${t('planDesk.stays')}`}
          </p>
        )}
        <p className="plan-desk__note">{t('planDesk.openHint')}</p>
        <p className="plan-desk__note">{t('planDesk.cardBar')}</p>
      </div>
    </div>
  );
}

const MEASURES = 'plan-measures';
/** Millimetres shown by every card, so they share one scale; a larger home is drawn smaller, as its bar says. */
const CARD = 12_600;

/** The whole drawing, balconies included, like an agent's sheet. */
const areaOf = (plan: Plan): number =>
  plan.floors.flatMap(floor => floor.rooms).reduce((sum, room) => sum + signedArea(room.ring), 0) / 1e6;

interface MeasuresProps {
  readonly id: TemplateId;
  readonly plan: Plan;
  readonly onBegin: (plan: Plan) => void;
}

function Measures({ id, plan, onBegin }: MeasuresProps) {
  const { t } = useTranslation('visualization');
  const [width, depth] = outerSize(plan.floors[0]!);
  const measures = {
    width: useTyped(`plan-width/${id}`, formatMetres(width)),
    depth: useTyped(`plan-depth/${id}`, formatMetres(depth)),
  };
  const [mirror, setMirror] = useState(false);
  const [fault, setFault] = useState<Refusal['code'] | 'no-length'>();
  const form = useRef<HTMLFormElement>(null);
  // On a phone the pressed template may lie far below.
  useEffect(() => void form.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const submit = () => {
    const [w, d] = [readMetres(measures.width[0]), readMetres(measures.depth[0])];
    const refuse = (code: typeof fault) => {
      setFault(code);
      // R782: where the mistake can be corrected, as soon as it is named.
      form.current?.querySelectorAll('input')[w !== undefined && d === undefined ? 1 : 0]?.focus();
    };
    if (w === undefined || d === undefined) return refuse('no-length');
    const stretched = stretchPlan(mirror ? mirrorPlan(plan) : plan, w / width, d / depth);
    if (!stretched.ok) return refuse(stretched.error.code);
    measures.width[1](formatMetres(width));
    measures.depth[1](formatMetres(depth));
    onBegin(stretched.value);
  };
  /** Beside the field that is no length; beside both if the home does not fit them. */
  const errorOf = (typed: string) => {
    if (fault !== 'no-length') return fault && t(`planDesk.errors.${fault}`);
    return readMetres(typed) === undefined ? t('planDesk.errors.plan/length-out-of-range') : undefined;
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
          error={errorOf(measures[which][0])}
          onChange={event => {
            measures[which][1](event.target.value);
            if (fault !== 'no-length') setFault(undefined);
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
