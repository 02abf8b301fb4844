import { DIRECTIONS, type Palace, trigramOfDirection } from '@app/fengshui';
import type { PalaceContents, RoomInPalace } from '@app/home';
import { formatPercent, useLanguage } from '@app/i18n';
import { Dotted } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms';
import './styles/palaceList.css';

/** It belongs to no direction and has no trigram. */
export const CENTRE = { zh: '中', element: 'earth', lines: [] } as const;

/** The five yellow and the two black are also another colour (R388). */
export const StarOfYear = ({ star }: NonNullable<PalaceContents['star']>) => {
  const { nameOf } = useTerms();
  return (
    <i className="star" data-heavy={star === 2 || star === 5} role="img" aria-label={nameOf(`star.${star}`)}>
      {star}
    </i>
  );
};

/** A room with no more than this beyond a palace lies in it. */
const WHOLE = 0.995;

export interface RoomsOfPalaceProps {
  readonly rooms: readonly RoomInPalace[];
  /** In lines, with dots between them (R1066). */
  readonly dotted?: boolean;
}

/** The rooms of a square, each with the part of it that lies there unless that is all. */
export function RoomsOfPalace({ rooms, dotted }: RoomsOfPalaceProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  if (rooms.length === 0) return t('plan.noRoom');
  const parts = rooms.map(({ name, floor, share }) => (
    <span key={`${name.zh} ${floor}`} className="room">
      <bdi>{inFace(name[language])}</bdi>
      {floor && <small className="storey"> {t('plan.floor', { floor })}</small>}
      {share <= WHOLE && <small> {formatPercent(language, share * 100)}</small>}
    </span>
  ));
  return dotted ? <Dotted parts={parts} /> : parts;
}

/** From north, clockwise, the centre last. */
const ORDER = [...DIRECTIONS, 'C'] as const;

export interface PalaceListProps {
  readonly factsOf: (palace: Palace) => PalaceContents;
  readonly onSelect: (palace: Palace) => void;
}

/** R948, R1030: the nine palaces by direction, with what is in their squares and the meaning of their colours. */
export function PalaceList({ factsOf, onSelect }: PalaceListProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const { star, rooms } = factsOf('C');
  return (
    <>
      <ul className="ink palace-list" aria-label={t('plan.list')}>
        {ORDER.map(palace => {
          const { zh, element } = palace === 'C' ? CENTRE : trigramOfDirection(palace);
          const { rooms, star } = factsOf(palace);
          return (
            <li key={palace} className={`palace is-${element}`}>
              <button type="button" data-palace={palace} onClick={() => onSelect(palace)}>
                <span>
                  {t(`plan.sides.${palace}`)}
                  {palace !== 'C' && <b lang="zh-CN"> {inFace(zh)}</b>}
                  <small> {t(`plan.element.${element}`)}</small>
                </span>
                {rooms && (
                  <span>
                    <RoomsOfPalace rooms={rooms} dotted />
                  </span>
                )}
                {star && <StarOfYear {...star} />}
              </button>
            </li>
          );
        })}
      </ul>
      {!rooms && <p>{t('plan.noPlan')}</p>}
      {star && <p className="palace-list__key">{t('plan.starKey', { year: star.year })}</p>}
    </>
  );
}

/** R948: what a palace stands for, and what is in it. */
export function PalaceMeaning({ palace, rooms, star }: PalaceContents & { readonly palace: Palace }) {
  const { t } = useTranslation('visualization');
  const { nameOf, glossOf } = useTerms();
  const { element } = palace === 'C' ? CENTRE : trigramOfDirection(palace);
  return (
    <ul className="palace-meaning">
      <li>
        {[
          t(`plan.stands.${palace}`),
          t(`plan.kin.${palace}`),
          t('plan.isElement', { element: t(`plan.element.${element}`) }),
        ].join(' · ')}
      </li>
      {rooms && (
        <li>
          <RoomsOfPalace rooms={rooms} dotted />
        </li>
      )}
      {star && (
        <li>
          {t('plan.yearStar', { year: star.year, star: nameOf(`star.${star.star}`) })}
          <small>{glossOf(`star.${star.star}`)}</small>
        </li>
      )}
    </ul>
  );
}
