import { closedPath, type ScreenPoint } from '@app/building';
import './ascent.css';

/** The part of a view that exists on the page once it is visible. */
const PICTURE = { house: '.house-scene', stars: '.starmap' } as const;

/** The longest wait for the next picture before the eye moves on without it, ms. */
const PATIENCE = 900;
const WIDTH = 1440;
/** Of the latest ascent. */
let latest: SVGSVGElement | undefined;

/**
 * R557: the view tilts up through the eaves into the star map, and back, instead of a cut. `change` shows the other view.
 * Without view transitions in the browser the change is a cut.
 */
export function ascend(to: keyof typeof PICTURE, change: () => void): void {
  if (typeof document.startViewTransition !== 'function') {
    change();
    return;
  }
  const page = document.documentElement;
  const eaves = drawEaves();
  latest = eaves;
  page.dataset['ascent'] = to === 'stars' ? 'up' : 'down';
  const { ready, finished } = document.startViewTransition(async () => {
    change();
    await until(() => document.querySelector(PICTURE[to]) !== null);
    document.body.append(eaves);
  });
  // An ascent interrupted by the next is never ready: its change is made all the same.
  ready.catch(() => undefined);
  const end = () => {
    eaves.remove();
    if (latest === eaves) delete page.dataset['ascent'];
  };
  finished.then(end, end);
}

/** Timers, because no frame is drawn while the page is held for the transition. */
function until(arrived: () => boolean): Promise<void> {
  const began = performance.now();
  return new Promise(done => {
    const look = () => {
      if (arrived() || performance.now() - began > PATIENCE) done();
      else setTimeout(look, 30);
    };
    look();
  });
}

/** The underside of a roof as the eye passes it: rafters running out to the tile ends. */
function drawEaves(): SVGSVGElement {
  const svg = element('svg');
  svg.setAttribute('class', 'ascent-eaves');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} 300`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const pitch = 36;
  const rafters: ScreenPoint[][] = [];
  const ends: string[] = [];
  for (let x = pitch / 2; x < WIDTH; x += pitch) {
    // They converge towards the wall, above.
    const top = WIDTH / 2 + (x - WIDTH / 2) * 0.72;
    rafters.push([
      [top - 5, 40],
      [top + 5, 40],
      [x + 8, 250],
      [x - 8, 250],
    ]);
    ends.push(`M${x - 13} 268a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z`);
  }
  svg.append(
    path('ascent-eaves__board', 'M0 0H1440V262H0Z'),
    path('ascent-eaves__rafters', rafters.map(closedPath).join('')),
    path('ascent-eaves__edge', 'M0 250H1440V262H0Z'),
    path('ascent-eaves__ends', ends.join('')),
  );
  return svg;
}

const element = <Name extends keyof SVGElementTagNameMap>(name: Name): SVGElementTagNameMap[Name] =>
  document.createElementNS('http://www.w3.org/2000/svg', name);

function path(className: string, d: string): SVGPathElement {
  const drawn = element('path');
  drawn.setAttribute('class', className);
  drawn.setAttribute('d', d);
  return drawn;
}
