import { frozen } from '@app/kernel';
/** R128: people in a new space, and how many of them are connected to its owner from the start. */
export const BUBBLE_COUNT = 13;
export const CONNECTED_AT_FIRST = 3;

/** R138: the space bubbles live in, centred on the origin, in stage pixels. z runs from -50 (near) to 50 (far). */
export const SPACE = /* @__PURE__ */ frozen({ width: 700, height: 350, depth: 100 } as const);
/** R138: draws allowed for one bubble before the best of them is used. */
export const PLACEMENT_TRIES = 150;

/** R137: the distance from the eye to the plane z = 0, in stage pixels. */
export const PERSPECTIVE_DEPTH = 200;
/** R137: radii at z = 0, in stage pixels. */
export const CLICK_RADIUS = 20;
export const DRAW_RADIUS = 30;
/** A19: the minimum reach of a finger or pen, in screen pixels. */
export const TOUCH_RADIUS = 22;

/** R140: milliseconds between two keywords. */
export const KEYWORD_DELAY = /* @__PURE__ */ frozen({ low: 1000, high: 3000 } as const);
/** R141: milliseconds a keyword lives. */
export const KEYWORD_LIFESPAN = /* @__PURE__ */ frozen({ low: 3000, high: 5000 } as const);
/** R142: distance of a keyword from the centre of its bubble, in stage pixels. */
export const KEYWORD_RADIUS = /* @__PURE__ */ frozen({ low: 45, high: 65 } as const);
/** R143: milliseconds between two sweeps of the keywords. */
export const KEYWORD_SWEEP = 50;
/** R144: shares of a life at which a keyword has faded in, and begins to fade out. */
export const KEYWORD_FADE = /* @__PURE__ */ frozen({ inUntil: 0.2, outFrom: 0.8 } as const);

/** R147: milliseconds from a message to its reply. */
export const REPLY_DELAY = 1000;
