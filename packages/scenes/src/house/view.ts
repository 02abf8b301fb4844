import type { WorldPoint } from '@app/building/orbit';
import type { OwnHome } from '@app/building/plan';
import type { Direction, Palace } from '@app/fengshui';
import type { PhotoSpot, RoomOnPlan, SceneSeason, SkyBody, SkyPath, SkyPoint } from '@app/home';
import type { QuarterTurns } from '@app/records';

export interface Arrow {
  readonly direction: Direction;
  readonly good: boolean;
}

/** A person's photo, and its place in the home. */
export interface PlacedPhoto extends PhotoSpot {
  readonly id: string;
  /** An object URL, valid while the scene shows it. */
  readonly url: string;
  /** The person's caption. */
  readonly name: string;
  /** The number of clockwise quarter turns. */
  readonly turns: QuarterTurns;
}

/** Everything the house scene shows: plain data, drawn unchanged. */
export interface HouseView {
  /** The facing of the gate, degrees from true north. */
  readonly facing: number;
  /** Degrees the compass ring is turned clockwise from true north: the declination, or 0 to show true north. */
  readonly ringTurn: number;
  /** Direction of the sector in front of the house, by the compass. */
  readonly facingPalace: Direction;
  /** The position of the sun, also below the horizon; undefined without a place. */
  readonly sun: SkyPoint | undefined;
  /** The visible part of sun and moon. */
  readonly body: SkyBody | undefined;
  readonly path: SkyPath | undefined;
  /** Lamps are on. */
  readonly lit: boolean;
  readonly roofLifted: boolean;
  /** The nine palaces are laid over the house. */
  readonly overlay: boolean;
  readonly selected: Palace | undefined;
  readonly arrows: readonly Arrow[];
  readonly photos: readonly PlacedPhoto[];
  /** Around the home; without it trees are green and nothing lies or falls. */
  readonly season?: SceneSeason | undefined;
  /** Its storeys by name, while they are lifted apart. */
  readonly storeys?: readonly StoreyName[] | undefined;
  /** R1069: rooms whose floors are tinted, while the home is read. */
  readonly named?: readonly RoomOnPlan[] | undefined;
  /** The person's own home; without a plan of it the courtyard is shown. */
  readonly home?: OwnHome | undefined;
  /** R919: that home is being built: until then its ring is drawn, empty. */
  readonly isComing?: boolean | undefined;
}

/** The part of one's own home that is plain data: the model is built from it. */
export type BuiltHome = Omit<OwnHome, 'cameraFrom' | 'draw' | 'letters' | 'threadSpot'>;

/** The part of a view that the model shows; photos and names of storeys are elements of the page. */
export interface StageView extends Omit<HouseView, 'photos' | 'storeys' | 'home'> {
  readonly home?: BuiltHome | undefined;
}

/** A storey, or the roof, of a home that is lifted apart. */
export interface StoreyName {
  readonly name: string;
  readonly detail: string;
  /** Its corners, in the world. */
  readonly corners: readonly WorldPoint[];
}

/** R820, R889: snow or rain falls, or snow lies: lamps are lit by day. */
export const isGrey = ({ season }: Pick<StageView, 'season'>): boolean =>
  season?.snow === true || isVeiled({ season });

/** R925: where rain or snow falls, sunlight on floors is that of a clear sky. */
export const isVeiled = ({ season }: Pick<StageView, 'season'>): boolean =>
  season !== undefined && season.falls !== 'nothing';

/** R1081: the body and its path in the sky over the home: rain and snow hide both. */
export const skyOver = ({ season, body, path }: Pick<StageView, 'season' | 'body' | 'path'>) =>
  isVeiled({ season }) ? {} : { body, path };

const NAME = { least: 11, usual: 15, most: 20, small: 0.65, metres: 0.49 } as const;
/**
 * CSS px of the letters of the names on floors, where a metre of the home is so many px: smaller where it is small, as on
 * a phone, larger on a large picture; and the least share of that size a name may have. Lying there they are seen about
 * two thirds as high.
 */
export function nameSize(scale: number): readonly [size: number, least: number] {
  const size = Math.max(
    Math.min(scale * NAME.small, NAME.usual),
    Math.min(scale * NAME.metres, NAME.most),
    NAME.least,
  );
  return [size, NAME.least / size];
}
