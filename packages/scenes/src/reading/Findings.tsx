import {
  type Bilingual,
  bearingOfDirection,
  describeMountain,
  firstSteps,
  mountainName,
  type North,
  type Palace,
} from '@app/fengshui';
import { type HomeAtMoment, readRooms } from '@app/home';
import { formatDegrees, formatList, formatNumber, inFaceAround, useLanguage, writeAll } from '@app/i18n';
import { turned } from '@app/kernel';
import type { Plan, RoomKind } from '@app/plan';
import { Button } from '@app/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';
import { type StepMarks, stepNumeral } from './StepSeals';
import './findings.css';

export interface HouseFindingsProps {
  readonly house: HomeAtMoment;
  readonly onFindFacing: () => void;
  /** After the facing. */
  readonly children?: ReactNode;
}

/** R556: the conclusions from the facts, the weightiest first, each in plain words. */
export function HouseFindings({ house, onFindFacing, children }: HouseFindingsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { nameOf, glossOf } = useTerms();
  const { reading } = house;
  if (!reading?.facing)
    return (
      <section className="house-findings" aria-label={t('houseReading.found')}>
        <p>{t('houseReading.noFacing')}</p>
        <Button size="s" onClick={onFindFacing}>
          {t('facing.find')}
        </Button>
      </section>
    );
  const sides = {
    facing: nameOf(`palace.${reading.facing.facing.direction}`),
    sitting: nameOf(`palace.${reading.facing.sitting.direction}`),
  };
  return (
    <section className="house-findings" aria-labelledby="findings-title">
      <h3 id="findings-title">{t('houseReading.found')}</h3>
      <p>
        <b>{t('house.facing', sides)}</b>
      </p>
      {house.facing.mayFace.length > 1 && (
        <p className="house-findings__border">
          {t('facing.mayFace', {
            mountains: formatList(
              language,
              house.facing.mayFace.map(each => inFace(mountainName(each, language))),
            ),
          })}
        </p>
      )}
      {reading.facing.border !== 'clear' && (
        <p className="house-findings__border">
          <b>{nameOf(`border.${reading.facing.border}`)}</b> {glossOf(`border.${reading.facing.border}`)}
        </p>
      )}
      {children}
    </section>
  );
}

/** R556: the group of the house and the form of its stars. */
export function HouseForms({ house: { reading } }: Pick<HouseFindingsProps, 'house'>) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { nameOf, glossOf } = useTerms();
  if (!reading?.facing) return null;
  return (
    <>
      {reading.house && (
        <p>
          <b>
            {t(`houseReading.houseOf_${reading.house.group}`, {
              trigram: nameOf(`trigram.${reading.house.trigram.id}`),
            })}
          </b>{' '}
          {t(`houseReading.houseSuits_${reading.house.group}`)}
          {reading.house.by === 'door' && ` ${t('houseReading.houseByDoor')}`}
        </p>
      )}
      {reading.natal && (
        <p>
          <b>
            {nameOf(`formation.${reading.natal.formation}`)}
            {language === 'zh' ? '：' : ':'}
          </b>{' '}
          {glossOf(`formation.${reading.natal.formation}`)}
        </p>
      )}
    </>
  );
}

/** R556: the terms behind the findings, each in plain words, and the conventions. */
export function HouseTerms({ house }: Pick<HouseFindingsProps, 'house'>) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { nameOf, glossOf } = useTerms();
  const { reading, period, otherPeriod } = house;
  if (!reading?.facing) return null;
  const { declination, knowsBothNorths } = house.facing;
  const { facing, sitting } = reading.facing;
  const side = t(declination < 0 ? 'houseReading.west' : 'houseReading.east');
  const degrees = formatDegrees(language, Math.abs(declination), 1);
  return (
    <section className="house-findings" aria-labelledby="terms-title">
      <h3 id="terms-title">{t('houseReading.terms')}</h3>
      <p>
        <b>
          {t('house.facing', {
            facing: inFace(mountainName(facing, language)),
            sitting: inFace(mountainName(sitting, language)),
          })}
        </b>{' '}
        {writeAll(describeMountain(facing, language), inFace).gloss}
      </p>
      {reading.house && (
        <p>
          <b>{nameOf('concept.house-trigram')}</b> {glossOf('concept.house-trigram')}
        </p>
      )}
      {[period, otherPeriod].map(
        each =>
          each && (
            <p key={each.school}>
              <b>
                {t(`houseReading.periodBy_${each.school}`, {
                  period: each.period,
                  from: each.from,
                  to: each.to,
                })}
              </b>{' '}
              {glossOf(`school.${each.school}`)}
            </p>
          ),
      )}
      {knowsBothNorths && <p>{t('houseReading.declination', { degrees, side })}</p>}
    </section>
  );
}

export interface FirstStepsProps {
  readonly house: HomeAtMoment;
  readonly residentId: string | undefined;
  /** The person's own; its rooms are named. */
  readonly plan: Plan | undefined;
  readonly onSteps: (steps: StepMarks) => void;
  readonly onSelect: (palace: Palace) => void;
}

/** R1078: where a bed is put, and a seat. */
const ROOMS_FOR: Record<'bed' | 'seat', readonly RoomKind[]> = {
  bed: ['bedroom', 'studio'],
  seat: ['living', 'study', 'studio'],
};
const NO_ROOMS: NonNullable<StepMarks['named']> = [];

/** R556: the advice for the findings, each line with the school that gives it. */
export function FirstSteps({ house, residentId, plan, onSteps, onSelect }: FirstStepsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { nameOf } = useTerms();
  const rooms = useMemo(() => plan && readRooms(plan, house.facing), [plan, house.facing]);
  const steps = useMemo(
    () => (house.reading ? firstSteps(house.reading, residentId, rooms) : []),
    [house.reading, residentId, rooms],
  );
  const [lit, light] = useState<number>();
  const places = useMemo(
    () =>
      steps.map(({ palace, piece }) =>
        (rooms ?? [])
          .filter(room => room.palace === palace && (!piece || ROOMS_FOR[piece].includes(room.kind)))
          .map(({ at }) => at),
      ),
    [steps, rooms],
  );
  const shown = lit ?? 0;
  useEffect(
    () =>
      void onSteps({
        palaces: steps.map(({ palace }) => palace),
        ofRooms: steps.map(({ school, piece }) => school === 'flying-stars' || piece !== undefined),
        rooms: places,
        // R1069: a star is in rooms; the others are of a direction.
        named: (steps[shown]?.school === 'flying-stars' && places[shown]) || NO_ROOMS,
        lit: shown,
        isPointed: lit !== undefined,
      }),
    [onSteps, steps, places, shown, lit],
  );
  if (!house.reading) return null;
  const names = house.reading.residents.map(({ name }) => name);
  /** The floor of the rooms a star is in; of a direction, its part of the compass. */
  const measureOf = ({ school, palace }: (typeof steps)[number]) => {
    if (school === 'flying-stars') {
      const area = rooms?.reduce((sum, room) => (room.palace === palace ? sum + room.area : sum), 0);
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
      return area && t('planDesk.area', { area: formatNumber(language, area, digits) });
    }
    if (!palace || palace === 'C') return undefined;
    const edge = (by: number) => formatDegrees(language, turned(bearingOfDirection(palace) + by), 1);
    return t(`houseReading.stepSide_${northOf(house)}`, {
      direction: nameOf(`palace.${palace}`),
      from: edge(-22.5),
      to: edge(22.5),
    });
  };
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <h3 id="first-steps-title">{t('houseReading.steps')}</h3>
      <ol>
        {steps.map((step, index) => {
          const { school, fact, advice, palace } = step;
          const say = (text: Bilingual) => inFaceAround(inFace, names)(text[language]);
          return (
            <li
              key={fact.en}
              data-lit={index === shown || undefined}
              onPointerEnter={() => light(index)}
              // A finger points at it until it points at another.
              onPointerLeave={({ pointerType }) => pointerType !== 'touch' && light(undefined)}
            >
              {palace ? (
                <button
                  type="button"
                  className="first-steps__mark"
                  aria-label={t('houseReading.stepAt', {
                    // “I” would be spoken as the letter.
                    step: language === 'zh' ? stepNumeral(language, index) : index + 1,
                    side: nameOf(`palace.${palace}`).toLowerCase(),
                  })}
                  onFocus={() => light(index)}
                  onBlur={() => light(undefined)}
                  onClick={() => onSelect(palace)}
                >
                  {stepNumeral(language, index)}
                </button>
              ) : (
                <span className="first-steps__mark">{stepNumeral(language, index)}</span>
              )}
              {say(fact)} {advice && <b>{say(advice)}</b>}{' '}
              <small>{[measureOf(step), nameOf(`school.${school}`)].filter(Boolean).join(' · ')}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The north the palaces are read by: the needle's, unless only a measurement from true north is known (R848). */
export const northOf = ({ facing }: Pick<HomeAtMoment, 'facing'>): North =>
  facing.knowsBothNorths ? 'magnetic' : facing.measuredFrom;
