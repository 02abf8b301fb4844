import type { Camera } from '../camera';
import type { StandingObject } from '../courtyard/courtyard';
import type { Detail } from '../drawing/drawFace';
import type { InkLine, Point } from '../mesh/inkFace';
import type { Sheet } from '../sheet';

/** The season's decorations around a building. */
export interface SeasonLook {
  readonly trees: 'plum' | 'willow' | 'leaf' | 'gold' | 'bare';
  /** The pagoda tree is in flower. */
  readonly blossom?: boolean;
  readonly vat: 'water' | 'lotus-leaf' | 'lotus' | 'ice';
  readonly chrysanthemums: boolean;
  readonly ground: 'plain' | 'petals' | 'leaves' | 'rings';
  readonly snow: boolean;
  readonly lanterns: boolean;
  readonly couplets: boolean;
  readonly figures: readonly FigureLook[];
}

export interface FigureLook {
  readonly child: boolean;
  readonly umbrella: boolean;
}

/** An object drawn upright that always faces the reader. */
export interface Upright {
  /** Its position, metres. */
  readonly at: Point;
  /** Half of the ground it covers, metres. */
  readonly reach: number;
  /** Draws it with its bottom at the camera's centre. */
  draw(sheet: Sheet, camera: Camera, detail: Detail): void;
}

/** The season around one building. */
export interface SeasonDecor {
  readonly uprights: readonly Upright[];
  readonly things: readonly StandingObject[];
  /** The light around lanterns, all of one drawing. */
  readonly glows: readonly Upright[];
  /** Objects on the ground. */
  readonly scatter: readonly InkLine[];
}
