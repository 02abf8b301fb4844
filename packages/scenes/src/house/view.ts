import type { Camera, Mark } from '@app/building';
import type { HomeLight, HomeModel } from '@app/building/plan';
import type { Dress, HomeStage } from '@app/building/season';
import type { Direction, Palace } from '@app/fengshui';
import type { PhotoSpot, SceneSeason, SkyBody, SkyPath, SkyPoint } from '@app/home';
import type { QuarterTurns } from '@app/records';

export interface Arrow {
  readonly direction: Direction;
  readonly good: boolean;
}

/** A person's photo, and where in the home it was put. */
export interface PlacedPhoto extends PhotoSpot {
  /** An object URL that stays alive while the scene shows it. */
  readonly url: string;
  /** What the person calls it. */
  readonly name: string;
  /** How often the person turned it clockwise. */
  readonly turns: QuarterTurns;
}

/** A person's own home as it is built from its plan: it is in the ring in place of the courtyard. */
export interface OwnHome {
  readonly model: HomeModel;
  readonly light: HomeLight;
  /** The light on its floors is the moon's. */
  readonly byMoon: boolean;
  /** Bearing of the plan's up, degrees from true north. */
  readonly up: number;
  /** How many times larger than in metres it is shown, so that it fills the ring. */
  readonly scale: number;
  /** The body that the nine palaces divide, as shown: bearing of its front from true north, sides and middle in metres. */
  readonly body: {
    readonly bearing: number;
    readonly width: number;
    readonly depth: number;
    /** In the axes of the model. */
    readonly middle: readonly [x: number, y: number];
  };
  readonly names: readonly RoomName[];
  /** Where a season may dress it. */
  readonly stage: HomeStage;
  /** The same home drawn for a page. */
  readonly draw: (camera: Camera, dress?: Dress) => readonly Mark[];
}

/** A room's name as it lies on its floor: where its middle is and how much room it has, metres in the axes of the model. */
export interface RoomName {
  readonly id: string;
  readonly text: string;
  readonly at: readonly [x: number, y: number, z: number];
  readonly room: readonly [width: number, depth: number];
}

/** Everything the house scene shows: plain data, drawn as it is. */
export interface HouseView {
  /** Where the gate looks, degrees from true north. */
  readonly facing: number;
  /** Degrees the compass ring is turned clockwise from true north: the declination, or 0 to show true north. */
  readonly ringTurn: number;
  /** Direction of the sector in front of the house, as the compass reads it. */
  readonly facingPalace: Direction;
  /** Where the sun is, below the horizon too; undefined where there is no place to see it from. */
  readonly sun: SkyPoint | undefined;
  /** What is seen of sun and moon. */
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
  /** The person's own home; without a plan of it the courtyard stands for it. */
  readonly home?: OwnHome | undefined;
}

/** A point of the scene, metres: x east, y up, z south. */
export type WorldPoint = readonly [x: number, y: number, z: number];
