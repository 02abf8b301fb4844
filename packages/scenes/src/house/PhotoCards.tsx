import {
  type Box,
  cardPlaces,
  type Lens,
  nearest,
  outerCorners,
  RING_EDGE,
  type Spot,
  seenAt,
  silhouette,
} from '@app/building/orbit';
import { besideHouse, skyPlace } from '@app/building/skyPlace';
import type { Ref } from 'react';
import { TurnedPhoto } from '../TurnedPhoto';
import { coverOf } from './coverOf';
import { planToWorld } from './palaceGrid';
import type { PhotoInHome } from './photoSpots';
import { type BuiltHome, type HouseView, skyOver } from './view';

export interface PhotoCardsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly photos: readonly PhotoInHome[];
  readonly label: string;
  readonly shown: boolean;
  readonly onOpen: (id: string) => void;
}

/** R385: photos as cards beside the ring, each on a thread to its room; a press opens the photo. `hangCards` shows them. */
export function PhotoCards({ ref, photos, label, shown, onOpen }: PhotoCardsProps) {
  return (
    <div ref={ref} className="photo-cards" hidden={!shown || photos.length === 0}>
      <svg aria-hidden="true">
        {photos.map(({ photo }) => (
          <g key={photo.id}>
            <line />
            <circle r={4.5} />
          </g>
        ))}
      </svg>
      <ul aria-label={label}>
        {photos.map(({ photo, room }) => (
          <li key={photo.id} hidden>
            <button type="button" onClick={() => onOpen(photo.id)}>
              <TurnedPhoto className="photo-cards__photo" url={photo.url} turns={photo.turns} alt="" />
              <span>{room ?? photo.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** R745: the part of the page that the home covers, CSS px. */
export const homeBoxes = ({ home }: HouseView, lens: Lens): readonly Box[] =>
  home ? silhouette(outerCorners(home.model).map(corner => seenAt(lens, planToWorld(corner, home)))) : [];

/** The window without the hull of these corners, as a clip path: threads pass behind it. CSS px. */
function beside(corners: ReturnType<typeof outerCorners>, home: BuiltHome, lens: Lens): string {
  if (corners.length === 0) return '';
  const hull = silhouette(corners.map(corner => seenAt(lens, planToWorld(corner, home))));
  const around = [
    ...hull.map(({ left, top, bottom }) => [left, (top + bottom) / 2]),
    ...hull.map(({ right, top, bottom }) => [right, (top + bottom) / 2]).toReversed(),
  ];
  return `path(evenodd, "M-9999 -9999H9999V9999H-9999ZM${around.map(at => at.map(Math.round).join(' ')).join('L')}Z")`;
}

/** R955: behind a roof that is lifted off. */
const besideRoof = (home: BuiltHome, lens: Lens): string =>
  beside(
    home.model.isApart
      ? home.model.storeys.flatMap(({ roof }) => roof.flatMap(({ corners }) => corners))
      : [],
    home,
    lens,
  );

/** R955: behind the floors over its own, which it does not belong to. */
function besideFloors(home: BuiltHome, level: number, lens: Lens): string {
  const storeys = home.model.storeys.flatMap(storey =>
    storey.level > level ? [{ ...storey, roof: [] }] : [],
  );
  const path = beside(outerCorners({ storeys }), home, lens);
  return path && `${path} view-box`;
}

/** Px around the middle of sun or moon, and around points of their path. */
const BODY = 34;
const PATH = 5;

/** The parts of the sky that no card may cover, CSS px. */
export function skyBoxes(view: HouseView, lens: Lens): readonly Box[] {
  const around = ([left, top]: Spot, reach: number): Box => ({
    left: left - reach,
    top: top - reach,
    right: left + reach,
    bottom: top + reach,
  });
  const { body, path } = skyOver(view);
  const cover = coverOf(view);
  const pieces = path ? besideHouse(path, lens, cover) : [];
  return [
    ...(body ? [around(seenAt(lens, skyPlace(body, lens, cover)), BODY)] : []),
    ...pieces.flatMap(({ points }) =>
      points.map(point => around(seenAt(lens, skyPlace(point, lens, cover)), PATH)),
    ),
  ];
}

/** The ring with the marks on its rim, CSS px. */
export const ringOf = ({ left, top, scale, elevation }: Lens) => {
  const x = RING_EDGE * scale;
  return { left, top, x, y: x * Math.sin((elevation * Math.PI) / 180) };
};

export interface ShownCard extends PhotoInHome {
  readonly image: HTMLImageElement;
}

/** The photos whose cards are shown and loaded. */
export const shownCards = (
  layer: HTMLElement | null,
  photos: readonly PhotoInHome[],
): readonly ShownCard[] => {
  if (!layer || layer.hidden) return [];
  const images = layer.querySelectorAll('img');
  return photos.flatMap((photo, i) => {
    const image = images[i];
    return image && image.naturalWidth > 0 ? [{ ...photo, image }] : [];
  });
};

/** Places the cards for the current view through the lens, outside React; `before` holds their previous places. */
export function hangCards(
  layer: HTMLElement | null,
  photos: readonly PhotoInHome[],
  view: HouseView,
  lens: Lens,
  before: readonly (Box | undefined)[],
): readonly (Box | undefined)[] {
  const cards = [...(layer?.querySelectorAll<HTMLElement>('li') ?? [])];
  const first = cards[0];
  if (!layer || !first || layer.hidden) return before;
  const { left, top, width, height } = layer.getBoundingClientRect();
  const words = [...document.querySelectorAll('[data-hud], .storey-names i, .bough .trunk')].map(element => {
    const box = element.getBoundingClientRect();
    return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top };
  });
  const feet = photos.map(({ foot }) => seenAt(lens, foot));
  first.hidden = false;
  const placesAbove = (ground: number) =>
    cardPlaces(
      feet,
      {
        width,
        height: ground,
        card: { width: first.offsetWidth, height: first.offsetHeight },
        ring: ringOf(lens),
        taken: [...words, ...homeBoxes(view, lens), ...skyBoxes(view, lens)],
      },
      before,
    );
  // On a phone they hang in the sky: the ground is for the words, unless the sky has no room for any.
  const inSky = width < 600 ? placesAbove(Math.min(height, lens.top)) : [];
  const places = inSky.some(Boolean) ? inSky : placesAbove(height);
  const threads = layer.querySelectorAll('g');
  const { home } = view;
  layer.querySelector('svg')!.style.clipPath = home ? besideRoof(home, lens) : '';
  const clips = new Map<number, string>();
  const clipOf = (level: number | undefined): string => {
    if (!home || level === undefined) return '';
    const clip = clips.get(level) ?? besideFloors(home, level, lens);
    clips.set(level, clip);
    return clip;
  };
  for (const [i, card] of cards.entries()) {
    const [box, foot, thread] = [places[i], feet[i], threads[i]];
    card.hidden = !box;
    thread?.setAttribute('opacity', box ? '1' : '0');
    if (!box || !foot || !thread) continue;
    thread.style.clipPath = clipOf(photos[i]?.photo.room?.level);
    card.style.transform = `translate(${box.left}px, ${box.top}px)`;
    // A caption of one line makes a lower card.
    const end = nearest({ ...box, bottom: box.top + card.offsetHeight }, foot);
    for (const [name, value] of [
      ['x1', end[0]],
      ['y1', end[1]],
      ['x2', foot[0]],
      ['y2', foot[1]],
    ] as const)
      thread.firstElementChild?.setAttribute(name, value.toFixed(1));
    thread.lastElementChild?.setAttribute(
      'transform',
      `translate(${foot.map(part => part.toFixed(1)).join(' ')})`,
    );
  }
  return places;
}
