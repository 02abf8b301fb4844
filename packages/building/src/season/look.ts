import type { Camera } from '../camera';
import type { Standing } from '../courtyard/courtyard';
import type { Detail } from '../drawing/drawFace';
import type { InkLine, Point } from '../mesh/inkFace';
import type { Sheet } from '../sheet';

/** What the season puts around a building. */
export interface SeasonLook {
  readonly trees: 'plum' | 'willow' | 'leaf' | 'gold' | 'bare';
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

/** Something that is drawn upright and always faces the reader. */
export interface Upright {
  /** Where its foot is, metres. */
  readonly at: Point;
  /** Half of the ground it takes, metres. */
  readonly reach: number;
  /** Draws it with its foot at the camera's centre. */
  draw(sheet: Sheet, camera: Camera, detail: Detail): void;
}

/** The season as it stands around one building. */
export interface Dress {
  readonly uprights: readonly Upright[];
  readonly things: readonly Standing[];
  /** What lies on the ground. */
  readonly scatter: readonly InkLine[];
}
