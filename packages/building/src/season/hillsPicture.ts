import { drawHills } from './hills';

/** Of the view box of the weather. */
const WIDTH = 1440;
const HEIGHT = 900;
/** A wash ends raggedly: outside the picture. */
const BLEED = 60;

/** From the farthest: the higher a range, the paler its ink. */
const RANGES = [
  { foot: 330, rise: 215, fade: 420, summits: 8, seed: 12, ink: 0.34 },
  { foot: 372, rise: 150, fade: 470, summits: 7, seed: 71, ink: 0.5 },
  { foot: 420, rise: 112, fade: 570, summits: 6, seed: 54, ink: 0.66 },
] as const;

/**
 * R888: three ranges in ink wash, white on black, a mask for the colour of the season. Each wash is uneven as on wet
 * paper, collects at its ridge, and runs out into mist where the next begins.
 */
export function hillsPicture(): string {
  const ranges = RANGES.map(({ ink, ...range }, i) => {
    const { outline, strokes } = drawHills({ width: WIDTH + 2 * BLEED, ...range });
    const [top, span] = [range.foot - range.rise, range.fade - range.foot + range.rise];
    const ridge = outline.slice(0, outline.lastIndexOf('V'));
    return `<linearGradient id="w${i}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${range.fade}"><stop offset="0" stop-color="#fff" stop-opacity="${ink}"/><stop offset=".45" stop-color="#fff" stop-opacity="${ink * 0.62}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<path d="${outline}" fill="#000" opacity=".6" filter="url(#mist)"/>
<g filter="url(#wash)"><path d="${outline}" fill="url(#w${i})"/></g>
<path d="${ridge}" fill="none" stroke="#fff" stroke-width="3.4" stroke-opacity="${ink * 0.4}" filter="url(#edge)"/>
<path d="${strokes}" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" stroke-opacity="${ink * 0.34}" filter="url(#edge)"/>
<ellipse cx="${[260, 1120, 620][i]}" cy="${top + span * 0.78}" rx="${[420, 460, 520][i]}" ry="${span * 0.16}" fill="#000" opacity=".55" filter="url(#mist)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<filter id="wash" x="0" y="-5%" width="100%" height="112%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .02" numOctaves="4" seed="11" result="n"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -2.1 1.62" result="m"/><feDisplacementMap in="SourceGraphic" in2="n" scale="9" xChannelSelector="R" yChannelSelector="G" result="d"/><feComposite in="d" in2="m" operator="in" result="a"/><feComponentTransfer in="d" result="b"><feFuncA type="linear" slope=".5"/></feComponentTransfer><feMerge><feMergeNode in="b"/><feMergeNode in="a"/></feMerge></filter>
<filter id="edge" x="0" y="-10%" width="100%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".006 .02" numOctaves="4" seed="11" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="9" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".9"/></filter>
<filter id="mist" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>
<rect width="100%" height="100%"/><g transform="translate(${-BLEED} 0)">${ranges.join('')}</g>
<ellipse cx="130" cy="190" rx="260" ry="120" opacity=".7" filter="url(#mist)"/></svg>`;
}
