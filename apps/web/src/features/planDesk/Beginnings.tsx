import { type PlanFileError, placeInFile, planByNeedle, type Traced } from '@app/home';
import { writeAll } from '@app/i18n';
import { addRoom, boxOf, boxRing, emptyPlan, onFloor, type Plan, signedArea } from '@app/plan';
import { outerSize, squareAbout } from '@app/plan/drawing';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { FloorPicture, UpperFloor } from '@app/scenes/FloorPicture';
import { MEASURES, Measures } from '@app/scenes/Measures';
import {
  Button,
  FileButton,
  FilePick,
  Heading,
  ImageUpIcon,
  intoView,
  PencilRulerIcon,
  QuietNote,
  ScrollLabel,
  Seal,
  UploadIcon,
  useTyped,
} from '@app/ui';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../../common/language';
import { useNotify } from '../../common/messages';
import { useFacing } from '../../common/useFacing';
import { type PictureFault, readPicture } from './readPicture';
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
  const ports = usePorts();
  const { notifier, planWork } = ports;
  const notify = useNotify();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<PlanFileError>();
  const [pictureFault, setPictureFault] = useState<PictureFault>();
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
  const [perPixel, setPerPixel] = useState<number>();
  const [chosenId, setChosen] = useTyped('plan-template');
  const chosen = TEMPLATE_IDS.find(id => id === chosenId);
  const plans = useMemo(
    () => new Map(TEMPLATE_IDS.map(id => [id, writeAll(templatePlan(id, language), inFace)])),
    [language, inFace],
  );

  /** The chosen template, or else the one of the plan on the desk. */
  const used = desk.plan && TEMPLATE_IDS.find(id => isFrom(desk.plan!, plans.get(id)!));
  const isMarked = (id: string) => id === (chosen ?? used);

  /** A plan turned so its front faces as the home is known to face. */
  const begin = (plan: Plan, also?: { readonly traced: Traced }) => {
    desk.keep(planByNeedle({ ...plan, facing: plan.facing ?? 180 }, facing).plan, 'replaced', also);
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
    const { plan, facing, notes } = read.value;
    desk.keep(plan, 'replaced', facing && { facing });
    for (const { about, ...words } of notes)
      notifier.notify({ tone: 'info', text: t(`planDesk.${about}`, words) });
    onBegun();
  };
  /** R809: the desk is cleared once there is a picture to trace. */
  const trace = async (picked: File) => {
    setOpening(true);
    setPictureFault(undefined);
    const read = await readPicture(picked, emptyPlan().floors[0]!, ports);
    if (!isHere.current) return;
    setOpening(false);
    if (read.ok) return begin(emptyPlan(), { traced: read.value });
    if (read.error === 'missing') notify({ code: 'app/part-missing' });
    else setPictureFault(read.error);
  };
  const emptyRoom = () => {
    const plan = onFloor(emptyPlan(), 0, floor => addRoom(floor, 'living', boxRing(6000, 4500)));
    if (plan.ok) begin(plan.value);
  };

  const place = placeInFile(fault?.at);
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
          <Button variant="primary" onClick={onBegun}>
            {t('planDesk.goOn')}
          </Button>
        )}
        <div className="plan-begin__ways">
          <FilePick accept="image/*" label={t('planTrace.begin')} onFile={picked => void trace(picked)}>
            {choose => (
              <ScrollLabel
                icon={<ImageUpIcon />}
                name={t('planTrace.begin')}
                disabled={isOpening}
                onClick={choose}
              >
                {t('planTrace.beginNote')}
              </ScrollLabel>
            )}
          </FilePick>
          <ScrollLabel icon={<PencilRulerIcon />} name={t('planDesk.emptyRoom')} onClick={emptyRoom}>
            {t('planDesk.emptyRoomNote')}
          </ScrollLabel>
        </div>
        {/* R1042: under the ways it speaks of, which it would push down. */}
        {desk.plan && <p className="plan-desk__note plan-begin__replaces">{t('planDesk.replaces')}</p>}
        {pictureFault && (
          <p ref={intoView} role="alert">
            {t(`planTrace.faults.${pictureFault}`)}
            {desk.plan && ` ${t('planDesk.stays')}`}
          </p>
        )}
      </header>
      <fieldset className="plan-begin__templates">
        <legend className="ui-hidden">{t('planDesk.templatesLabel')}</legend>
        {[...plans].map(([id, plan]) => (
          <label key={id} className="plan-card" data-chosen={isMarked(id) || undefined}>
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
              onPerPixel={id === TEMPLATE_IDS[0] ? setPerPixel : undefined}
              data-reduced={Math.max(...outerSize(plan.floors[0]!)) > CARD || undefined}
              style={{ '--fit': fitOf(plan) } as CSSProperties}
              under={<UpperFloor floor={plan.floors[1]} />}
            />
            {isMarked(id) && <Seal text="择" size={28} />}
            <span className="plan-card__name">{t(`planDesk.template.${id}.name`)}</span>
            <span className="plan-card__area">{t('planDesk.area', { area: Math.round(areaOf(plan)) })}</span>
            <span className="plan-card__note">{t(`planDesk.template.${id}.note`)}</span>
          </label>
        ))}
      </fieldset>
      {/* R937: what follows the choice is next after it, by keyboard too. */}
      {chosen && <Measures key={chosen} id={chosen} plan={plans.get(chosen)!} onBegin={begin} />}
      <div className="plan-begin__file">
        <FileButton
          variant="quiet"
          icon={<UploadIcon />}
          disabled={isOpening}
          title={t('planDesk.openHint')}
          accept=".json,.sh3d,application/json"
          onFile={picked => void open(picked)}
        >
          {t(isOpening ? 'planDesk.opening' : 'planDesk.open')}
        </FileButton>
        {fault && (
          <p ref={intoView} role="alert">
            {t(`planDesk.errors.${fault.code}`)}
            {place && ` ${t(`planDesk.inFile.${place.kind}`, { ...place })}`}
            {desk.plan && ` ${t('planDesk.stays')}`}
          </p>
        )}
        <p className="plan-desk__note plan-begin__scale">
          {perPixel !== undefined && (
            <i style={{ '--bar': `${BAR / perPixel}px` } as CSSProperties} aria-hidden="true" />
          )}
          {t('planDesk.cardBar')}
        </p>
      </div>
    </div>
  );
}

/** Millimetres shown by every card, so they share one scale; a larger home is drawn smaller. */
const CARD = 12_600;
/** Metres across and down a card of a phone, where the small homes fill it: a larger one is drawn by so much smaller. */
const PHONE = [10.4, 8.8] as const;

function fitOf(plan: Plan): number {
  const { left, right, top, bottom } = boxOf(plan.floors[0]!.rooms.flatMap(({ ring }) => ring));
  const [across, down] = [(right - left) / 1000, (bottom - top) / 1000];
  return Math.min(1, PHONE[0] / across, PHONE[1] / down);
}

/** Whether a plan began with this template: it has the same rooms, whatever their measures. */
const isFrom = (plan: Plan, template: Plan): boolean => roomsOf(plan) === roomsOf(template);
const roomsOf = ({ floors }: Plan): string =>
  floors.map(({ rooms }) => rooms.map(({ id, kind }) => `${id} ${kind}`).join()).join('/');

/** Millimetres of the bar that tells this scale. */
const BAR = 5000;

/** The whole drawing, balconies included, like an agent's sheet. */
const areaOf = (plan: Plan): number =>
  plan.floors.flatMap(floor => floor.rooms).reduce((sum, room) => sum + signedArea(room.ring), 0) / 1e6;
