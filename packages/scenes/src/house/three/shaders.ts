import { TONES, toneIndex } from '@app/building';

/** Sources of the ink shaders. Palettes hold plain sRGB values, written without conversion. */

const PALETTE_SIZE = TONES.length;

/** Unrolled choice, because some drivers refuse to index uniforms by a varying. */
const PALETTE = /* glsl */ `
  uniform vec3 litPalette[${PALETTE_SIZE}];
  uniform vec3 shadedPalette[${PALETTE_SIZE}];
  vec3 toneOf(vec3 palette[${PALETTE_SIZE}], float tone) {
    vec3 colour = palette[0];
    for (int i = 1; i < ${PALETTE_SIZE}; i++) colour = abs(tone - float(i)) < 0.5 ? palette[i] : colour;
    return colour;
  }
`;

/** Short strokes at 45 degrees on the screen: they shade the drawing and fade the roofs. */
const HATCH = /* glsl */ `
  uniform float pixelRatio;
  float hatch(float pitch, float weight) {
    float across = (gl_FragCoord.x + gl_FragCoord.y) * 0.70710678 / pixelRatio;
    float from = abs(fract(across / pitch) - 0.5) * pitch;
    return 1.0 - smoothstep(weight * 0.5 - 0.4, weight * 0.5 + 0.4, from);
  }
  bool isDissolved(float amount) {
    if (amount <= 0.0) return false;
    float across = (gl_FragCoord.x + gl_FragCoord.y) * 0.70710678 / pixelRatio;
    return fract(across / 5.0) < amount;
  }
`;

/** The colour of the hour: dusk first removes the light, then the remaining light returns on the lit sides. */
const HOUR = /* glsl */ `
  uniform vec3 gloomColour;
  uniform float gloom;
  uniform vec3 beamColour;
  uniform float beam;
  vec3 atThisHour(vec3 colour, float lit, float reached) {
    return mix(mix(colour, gloomColour, gloom * reached), beamColour, beam * lit);
  }
`;

/** How a wash dries on its surface, and the paper under all of it. */
const GRAIN = /* glsl */ `
  uniform sampler2D grain;
  float washAt(vec2 metres) {
    return texture2D(grain, metres * 0.035).g - 0.5;
  }
  float paperAt(vec2 px) {
    return texture2D(grain, px / 256.0).r - 0.5;
  }
`;

export const FACE_VERTEX = /* glsl */ `
  #include <common>
  #include <shadowmap_pars_vertex>
  attribute vec3 style;
  uniform float roofLift;
  varying vec3 vStyle;
  varying vec2 vPattern;
  varying vec3 vNormalWorld;
  varying vec3 vPlace;
  void main() {
    #include <beginnormal_vertex>
    #include <defaultnormal_vertex>
    vec3 transformed = position;
    transformed.y += style.z * roofLift * 3.0;
    #include <project_vertex>
    #include <worldpos_vertex>
    #include <shadowmap_vertex>
    vStyle = style;
    vPlace = position;
    vPattern = uv;
    vNormalWorld = normalize(mat3(modelMatrix) * normal);
  }
`;

/** The tones with their own treatment in a face, by name. */
const TONE_NAMES = (
  [
    'wall',
    'trim',
    'roof',
    'ridge',
    'ground',
    'door',
    'ink',
    'seal',
    'lantern',
    'window',
    'pave',
    'stone',
  ] as const
)
  .map(tone => `#define ${tone.toUpperCase()} ${toneIndex(tone).toFixed(1)}`)
  .join('\n');

export const FACE_FRAGMENT = /* glsl */ `
  ${TONE_NAMES}
  uniform float snowOnGround;
  #include <common>
  #include <packing>
  #include <lights_pars_begin>
  #include <shadowmap_pars_fragment>
  #include <shadowmask_pars_fragment>
  ${PALETTE}
  ${HATCH}
  ${HOUR}
  ${GRAIN}
  uniform vec3 lightDirection;
  uniform vec3 viewDirection;
  uniform float snow;
  uniform vec3 snowColour;
  uniform float lightStrength;
  uniform float roofLift;
  uniform vec3 hatchColour;
  uniform float hatchDepth;
  uniform vec2 viewport;
  uniform vec3 tileColour;
  uniform vec3 latticeColour;
  uniform vec3 lampColour;
  uniform float latticeLit;
  varying vec3 vStyle;
  varying vec2 vPattern;
  varying vec3 vNormalWorld;
  varying vec3 vPlace;

  bool isTone(float tone) {
    return abs(vStyle.x - tone) < 0.5;
  }

  /** A line of this many px at every whole number of the coordinate. */
  float lineAt(float coordinate, float width) {
    float unit = fwidth(coordinate) / pixelRatio;
    float away = abs(fract(coordinate + 0.5) - 0.5) / max(unit, 1e-6);
    // Where lines are closer than two px they would flicker: they fade to their mean.
    float crowded = smoothstep(0.35, 0.6, unit);
    return mix(1.0 - smoothstep(width * 0.5 - 0.5, width * 0.5 + 0.5, away), min(width * unit, 1.0), crowded);
  }

  void main() {
    if (vStyle.z > 0.5 && isDissolved(roofLift)) discard;
    vec3 normal = normalize(vNormalWorld);
    if (dot(normal, viewDirection) < 0.0) normal = -normal;
    float facing = smoothstep(-0.04, 0.16, dot(normal, lightDirection));
    // With the sun behind all visible walls, grazed ones stay paper, so that planes differ.
    float away = 1.0 - smoothstep(-0.66, -0.5, dot(normal, lightDirection));
    float open = mix(1.0, getShadowMask(), lightStrength);
    vec3 colour = mix(toneOf(shadedPalette, vStyle.x), toneOf(litPalette, vStyle.x), isTone(ROOF) ? max(facing, 0.5) : max(facing, 0.75 * (1.0 - away)));
    float pattern = vStyle.y;
    // Snow lies on roofs and in the court; where a slope is steep or the brush ran dry the tiles show.
    float wash = washAt(abs(normal.y) > 0.5 ? vPlace.xz : vec2(vPlace.x + vPlace.z, vPlace.y));
    float open_air = isTone(ROOF) || isTone(RIDGE) || isTone(STONE) ? 1.0 : isTone(GROUND) ? snowOnGround : 0.0;
    float lies = snow * open_air * smoothstep(0.3, 0.55, abs(normal.y) + wash * 0.5);
    // On a home of one's own it lightens floors, tops and a little the walls: its court is within its walls.
    float built = snow * (1.0 - snowOnGround) * (isTone(GROUND) ? 0.35 : isTone(TRIM) || isTone(WALL) ? (normal.y > 0.5 ? 0.8 : 0.22) : 0.0);
    colour = mix(colour, snowColour, built);
    float ridge = isTone(RIDGE) ? snow * 0.8 : 0.0;
    colour = mix(colour, snowColour, max(lies * 0.94, ridge));
    colour *= 1.0 + wash * 0.16 * (1.0 - 0.5 * lies);
    // R962: snow is fuller towards the light, by night too, so that the two slopes of a roof differ.
    colour *= 1.0 - lies * 0.2 * smoothstep(0.75, -0.35, dot(normal, lightDirection));
    // A lit window is a light: shade and hour do not change it.
    bool isLattice = abs(pattern - 2.0) < 0.5;
    float glows = isLattice ? latticeLit : isTone(WINDOW) ? latticeLit * 0.46 : 0.0;
    colour = mix(colour, lampColour, glows);
    if (isLattice) {
      // A lattice: leaves with a frame, each in three columns and five rows.
      float strokes = max(lineAt(vPattern.x * 3.0, 0.45), lineAt(vPattern.y * 5.0, 0.45));
      strokes = max(strokes, lineAt(vPattern.x, 1.1));
      strokes = max(strokes, lineAt(vPattern.y, 1.1));
      colour = mix(colour, latticeColour, strokes);
    } else if (pattern > 2.5) {
      // R964: a wash, darker under the eaves; it is damp at its foot.
      float dark = smoothstep(0.3, 1.05, vPattern.y + wash * 0.3) * 0.34 + smoothstep(0.1, 0.0, vPattern.y + wash * 0.1) * 0.06;
      colour *= mix(vec3(1.0), vec3(0.58, 0.58, 0.6), dark);
    } else if (pattern > 0.5) {
      float rows = lineAt(vPattern.x / 0.36, 0.75);
      colour = mix(colour, tileColour, rows * 0.8 * (1.0 - lies));
      // A wash, darker towards the eaves and under the ridge.
      float dark = 0.15 * smoothstep(0.45, 1.05, vPattern.y + wash * 0.5) + 0.08 * smoothstep(0.25, 0.0, vPattern.y + wash * 0.2);
      colour *= 1.0 - dark * (1.0 - lies);
      // In snow the rows of tiles are furrows, deeper where it is thin.
      colour *= 1.0 - rows * lies * (0.2 + 0.12 * smoothstep(0.05, -0.3, wash));
    }
    // At night lighter tops set things off from walls.
    if (normal.y > 0.5 && (isTone(WALL) || isTone(TRIM))) colour += vec3(0.045, 0.058, 0.07) * latticeLit;
    // Cut faces and the red main door are ink on the sheet: no light makes them paler.
    float drawn = isTone(INK) || isTone(SEAL) || isTone(DOOR) ? 0.0 : 1.0;
    // A lantern gives its own light, brightest where its belly faces the reader.
    glows = isTone(LANTERN) ? latticeLit : glows;
    float belly = isTone(LANTERN) ? smoothstep(0.3, 0.95, dot(normal.xz, normalize(viewDirection.xz))) : 0.0;
    colour = mix(colour, lampColour, glows * belly * 0.62);
    // R888: sides turned away from the light are hatched lightly, in the direction of all hatching, and none under snow;
    // what is cast is one flat tone. On a small picture the hatching would be noise: there it is its tone.
    float hatched = viewport.x < 600.0 * pixelRatio ? 0.45 : hatch(5.0, 0.8);
    colour = mix(colour, hatchColour, (1.0 - facing) * away * lightStrength * drawn * (1.0 - glows) * (1.0 - snow) * 0.075 * hatched);
    // Under white roofs walls are a tone darker, and warm where they are turned from the light.
    float under = snow * (1.0 - open_air) * drawn * (1.0 - glows);
    colour *= mix(vec3(1.0), mix(vec3(0.88, 0.85, 0.78), vec3(0.97, 0.96, 0.93), facing), under);
    // All roofs are one tint: the hour colours both slopes.
    float reached = isTone(ROOF) || isTone(RIDGE) ? max(facing * open, 0.62) : facing * open;
    colour = atThisHour(colour, reached * (1.0 - glows) * drawn, 1.0 - glows);
    float shade = (1.0 - open) * lightStrength * facing * (isLattice ? 0.4 * (1.0 - glows) : 1.0);
    colour = mix(colour, hatchColour, shade * hatchDepth * 0.42);
    gl_FragColor = vec4(colour + paperAt(gl_FragCoord.xy / pixelRatio) * 0.03, 1.0);
  }
`;

export const STROKE_VERTEX = /* glsl */ `
  attribute vec3 other;
  attribute vec4 style;
  uniform vec2 viewport;
  uniform float pixelRatio;
  uniform float weight;
  uniform float roofLift;
  varying vec2 vStyle;
  varying vec3 vPlace;
  varying float vAcross;
  varying float vHalf;
  void main() {
    vec3 lift = vec3(0.0, style.w * roofLift * 3.0, 0.0);
    vec4 here = projectionMatrix * modelViewMatrix * vec4(position + lift, 1.0);
    vec4 there = projectionMatrix * modelViewMatrix * vec4(other + lift, 1.0);
    vec2 along = (there.xy - here.xy) * viewport;
    along = length(along) > 1e-5 ? normalize(along) : vec2(1.0, 0.0);
    // Thinner than one px of the screen a stroke would break up; it is held there.
    float halfWidth = max(style.y * weight * pixelRatio, 1.0) * 0.5;
    // Room for what the brush presses out and where the hand wavers.
    float reach = halfWidth * 1.5 + pixelRatio;
    vec2 offset = vec2(-along.y, along.x) * style.x * reach - along * halfWidth * 0.5;
    here.xy += offset * 2.0 / viewport;
    // Before the faces it belongs to.
    here.z -= 0.0009;
    gl_Position = here;
    vStyle = style.zw;
    vPlace = position;
    vHalf = halfWidth;
    // Left and right change places at the far end: the side is counted from one end for both.
    vAcross = style.x * reach * (dot(position - other, vec3(1.0, 1.37, 1.71)) < 0.0 ? 1.0 : -1.0);
  }
`;

/**
 * A stroke swells and thins with the pressure of the brush and wavers a little, equally from every side and at every
 * turn.
 */
export const STROKE_FRAGMENT = /* glsl */ `
  ${TONE_NAMES}
  uniform float weight;
  ${PALETTE}
  ${HATCH}
  ${HOUR}
  ${GRAIN}
  uniform float roofLift;
  uniform float opacity;
  varying vec2 vStyle;
  varying vec3 vPlace;
  varying float vAcross;
  varying float vHalf;
  void main() {
    if (vStyle.y > 0.5 && isDissolved(roofLift)) discard;
    // R955: boards less than three px apart would break into dots.
    if (abs(vStyle.x - PAVE) < 0.5 && weight < 0.56) discard;
    vec2 on = vec2(dot(vPlace, vec3(1.0, 0.6, 0.8)), dot(vPlace, vec3(-0.5, 0.9, 0.7)));
    float pressure = clamp(washAt(on * 1.1) * 2.2, -0.42, 0.5);
    // Fine lines are even: they are drawn with the tip.
    float swell = smoothstep(0.35, 0.8, vHalf / pixelRatio);
    float halfWidth = vHalf * (1.0 + pressure * swell);
    float wavers = washAt(on.yx * 0.7 + 9.0) * 1.5 * pixelRatio * (0.35 + 0.65 * swell);
    float ink = 1.0 - smoothstep(halfWidth - 0.5, halfWidth + 0.5, abs(vAcross - wavers));
    if (ink < 0.1) discard;
    vec3 colour = toneOf(litPalette, vStyle.x);
    // Night takes pale strokes; it does not make dark ones paler.
    gl_FragColor = vec4(min(colour, atThisHour(colour, 0.0, 1.0)), opacity * ink);
  }
`;

export const RING_VERTEX = /* glsl */ `
  #include <common>
  #include <shadowmap_pars_vertex>
  varying vec2 vGround;
  void main() {
    #include <beginnormal_vertex>
    #include <defaultnormal_vertex>
    #include <begin_vertex>
    #include <project_vertex>
    #include <worldpos_vertex>
    #include <shadowmap_vertex>
    vGround = worldPosition.xz;
  }
`;

export const RING_FRAGMENT = /* glsl */ `
  #include <common>
  #include <packing>
  #include <lights_pars_begin>
  #include <shadowmap_pars_fragment>
  #include <shadowmask_pars_fragment>
  ${HATCH}
  ${HOUR}
  ${GRAIN}
  uniform float snow;
  uniform vec3 snowColour;
  uniform vec3 lightDirection;
  uniform float radii[8];
  uniform float turn;
  uniform float markedSector;
  uniform vec3 elementColours[8];
  uniform vec3 bedColour;
  uniform float bedOpacity;
  uniform vec3 strongColour;
  uniform vec3 thinColour;
  uniform float tint;
  uniform float lightStrength;
  uniform vec3 hatchColour;
  uniform float hatchDepth;
  varying vec2 vGround;

  float strokeOf(float px, float width) {
    return 1.0 - smoothstep(width * 0.5 - 0.5, width * 0.5 + 0.5, px / pixelRatio);
  }

  void main() {
    float r = length(vGround);
    vec2 outward = vGround / max(r, 1e-4);
    vec2 around = vec2(-outward.y, outward.x);
    // Metres a px covers, along the radius and across it.
    float radial = abs(dot(dFdx(vGround), outward)) + abs(dot(dFdy(vGround), outward));
    float tangential = abs(dot(dFdx(vGround), around)) + abs(dot(dFdy(vGround), around));
    if (r > radii[7] + radial) discard;
    float bearing = degrees(atan(vGround.x, -vGround.y)) - turn;
    float place = fract((bearing + 22.5) / 360.0 + 1.0) * 8.0;

    vec4 colour = vec4(bedColour, bedOpacity);
    vec3 element = elementColours[0];
    for (int i = 1; i < 8; i++) element = floor(place) == float(i) ? elementColours[i] : element;
    float marked = abs(floor(place) - markedSector) < 0.5 ? 1.0 : 0.0;
    float floorTint = step(radii[0], r) * step(r, radii[1] - 0.15) * mix(0.075, 0.2, marked);
    float rimTint = step(radii[1], r) * step(r, radii[2]) * mix(0.13, 0.34, marked);
    float tinted = max(floorTint, rimTint) * tint;
    colour = vec4(mix(colour.rgb, element, tinted), mix(colour.a, 1.0, tinted));

    // R962: snow lies within the ring; of the palaces' colours a breath is left, and hollows are in shade.
    float within = snow * (1.0 - smoothstep(radii[1] - 0.3, radii[1] - 0.1, r));
    // In ink the ground is darker than the roofs.
    colour = mix(colour, vec4(snowColour * (1.0 + washAt(vGround) * 0.09), 1.0), within * mix(0.62, 0.9, smoothstep(0.75, 0.95, snowColour.r)));

    // A low light reaches the side of the ground it comes from more than the other.
    float open = mix(1.0, getShadowMask(), lightStrength);
    float side = mix(0.5 + 0.5 * dot(outward, normalize(lightDirection.xz + 1e-5)) * min(r / radii[3], 1.0), 1.0, lightDirection.y);
    colour.rgb = atThisHour(colour.rgb, open * side * 0.8, 1.0);

    float shade = (1.0 - getShadowMask()) * lightStrength * hatchDepth * 0.32;
    colour = vec4(mix(colour.rgb, hatchColour, shade), mix(colour.a, 1.0, shade));

    float strong = max(strokeOf(abs(r - radii[3]) / radial, 1.2), strokeOf(abs(r - radii[4]) / radial, 1.2));
    float thin = max(strokeOf(abs(r - radii[1]) / radial, 0.7), strokeOf(abs(r - radii[2]) / radial, 0.7));
    thin = max(thin, strokeOf(abs(r - radii[5]) / radial, 0.7));
    thin = max(thin, strokeOf(abs(r - radii[6]) / radial, 0.7));
    // Distance in px from the nearest of the lines that divide the circle evenly.
    float metres = radians(1.0) * r;
    float degree = abs(fract(bearing + 0.5) - 0.5) * metres / tangential;
    float five = abs(fract(bearing / 5.0 + 0.5) - 0.5) * 5.0 * metres / tangential;
    float mountain = abs(fract((bearing - 7.5) / 15.0 + 0.5) - 0.5) * 15.0 * metres / tangential;
    float palace = abs(fract((bearing - 22.5) / 45.0 + 0.5) - 0.5) * 45.0 * metres / tangential;
    float inTicks = step(radii[5], r) * step(r, radii[5] + 0.26);
    float inLongTicks = step(radii[5], r) * step(r, radii[5] + 0.5);
    thin = max(thin, 0.8 * inTicks * strokeOf(degree, 0.6));
    thin = max(thin, inLongTicks * strokeOf(five, 0.8));
    thin = max(thin, step(radii[3], r) * step(r, radii[4]) * strokeOf(mountain, 0.8));
    thin = max(thin, step(radii[1], r) * step(r, radii[2]) * strokeOf(palace, 0.8));
    colour = mix(colour, vec4(thinColour, 1.0), thin * 0.85);
    colour = mix(colour, vec4(strongColour, 1.0), strong);
    gl_FragColor = colour;
  }
`;

/** Characters lying on the ring; those on the near half are turned so that their feet point outwards. */
export const GLYPH_VERTEX = /* glsl */ `
  attribute vec2 spot;
  attribute float kind;
  uniform float turn;
  uniform float readerBearing;
  varying vec2 vUv;
  varying float vKind;
  void main() {
    float bearing = radians(spot.x + turn);
    float isNear = step(0.0, cos(bearing - radians(readerBearing)));
    // Kind 2 are trigrams, read from the middle of the ring on every side.
    float flip = kind > 1.5 ? 0.0 : isNear * 3.14159265;
    float angle = bearing + flip;
    vec2 right = vec2(cos(angle), sin(angle));
    vec2 down = vec2(-sin(angle), cos(angle));
    vec2 middle = vec2(sin(bearing), -cos(bearing)) * spot.y;
    vec2 ground = middle + right * position.x + down * position.z;
    gl_Position = projectionMatrix * viewMatrix * vec4(ground.x, 0.05, ground.y, 1.0);
    vUv = uv;
    vKind = kind;
  }
`;

export const GLYPH_FRAGMENT = /* glsl */ `
  uniform sampler2D atlas;
  uniform vec3 plainColour;
  uniform vec3 cardinalColour;
  varying vec2 vUv;
  varying float vKind;
  void main() {
    float ink = texture2D(atlas, vUv).a;
    if (ink < 0.02) discard;
    gl_FragColor = vec4(vKind > 0.5 && vKind < 1.5 ? cardinalColour : plainColour, ink);
  }
`;

/** Upright pictures that face the reader, at the depth of their foot. */
export const UPRIGHT_VERTEX = /* glsl */ `
  attribute vec3 foot;
  uniform float nearer;
  uniform float size;
  varying vec2 vUv;
  void main() {
    vec4 at = modelViewMatrix * vec4(foot, 1.0);
    at.xyz += vec3(position.xy * size, nearer + position.z);
    gl_Position = projectionMatrix * at;
    vUv = uv;
  }
`;

export const PICTURE_FRAGMENT = /* glsl */ `
  ${HOUR}
  uniform sampler2D picture;
  varying vec2 vUv;
  void main() {
    vec4 colour = texture2D(picture, vUv);
    if (colour.a < 0.02) discard;
    gl_FragColor = vec4(atThisHour(colour.rgb, 0.0, 0.6), colour.a);
  }
`;

/** The sun as a seal-red disc in a dotted halo, or the moon in its phase. */
export const BODY_FRAGMENT = /* glsl */ `
  uniform float isMoon;
  uniform float cycle;
  /** 1 in a clear sky. */
  /** Middle and half axes, radii of the disc. */
  uniform vec4 maria[6];
  uniform vec3 sunColour;
  uniform vec3 haloColour;
  uniform vec3 moonLit;
  uniform vec3 moonDark;
  uniform vec3 moonRim;
  varying vec2 vUv;
  void main() {
    vec2 at = vUv * 2.0 - 1.0;
    // The picture has room for the halo of the moon.
    at *= 2.0;
    float r = length(at);
    float soft = length(vec2(dFdx(r), dFdy(r)));
    float disc = isMoon > 0.5 ? 0.74 : 0.58;
    float inside = 1.0 - smoothstep(disc - soft, disc, r);
    float angle = atan(at.y, at.x);
    float halo = (1.0 - smoothstep(soft, 2.0 * soft, abs(r - 0.95))) * step(0.5, fract(angle * 7.0)) * (1.0 - isMoon);
    vec3 colour = sunColour;
    if (isMoon > 0.5) {
      vec2 q = at / disc;
      float limb = sqrt(max(1.0 - q.y * q.y, 0.0));
      float k = cos(cycle * 6.28318530718);
      float edge = cycle < 0.5 ? q.x - k * limb : -q.x - k * limb;
      colour = mix(moonDark, moonLit, smoothstep(-soft, soft, edge));
      // The seas of the page's moon.
      vec2 sea = mat2(0.951, 0.309, -0.309, 0.951) * vec2(q.x, -q.y);
      float mare = 0.0;
      for (int i = 0; i < 6; i++) mare = max(mare, 1.0 - smoothstep(0.8, 1.0, length((sea - maria[i].xy) / maria[i].zw)));
      colour = mix(colour, moonRim, mare * 0.3);
      colour = mix(colour, moonRim, smoothstep(disc - 2.5 * soft, disc - 1.5 * soft, r));
    }
    float alpha = max(inside, halo);
    if (isMoon > 0.5) {
      float lit = (1.0 - cos(cycle * 6.28318530718)) * 0.5;
      float rings = step(r, 1.08) + step(r, 1.42) + step(r, 1.76);
      alpha = max(alpha, rings * 0.055 * lit);
      colour = mix(moonLit, colour, inside);
      gl_FragColor = vec4(colour, alpha);
      if (alpha < 0.02) discard;
      return;
    }
    if (alpha < 0.02) discard;
    gl_FragColor = vec4(mix(haloColour, colour, inside), alpha);
  }
`;

/** Light lying on the ground. */
export const LIGHT_VERTEX = /* glsl */ `
  varying vec2 vUv;
  void main() {
    vUv = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

/** Lamplight on the paving, soft towards its edges. */
export const GLOW_FRAGMENT = /* glsl */ `
  uniform vec3 colour;
  uniform float strength;
  varying vec2 vUv;
  void main() {
    float across = 1.0 - abs(vUv.x * 2.0 - 1.0);
    float fade = smoothstep(0.0, 0.6, across) * smoothstep(0.0, 0.15, vUv.y) * (1.0 - smoothstep(0.2, 1.0, vUv.y));
    gl_FragColor = vec4(colour, fade * strength);
  }
`;

/** A lamp over the middle of a room, where `uv` is zero: its floor is brightest there. */
export const LAMP_FRAGMENT = /* glsl */ `
  uniform vec3 colour;
  varying vec2 vUv;
  void main() {
    float away = min(length(vUv), 1.0);
    gl_FragColor = vec4(mix(colour, vec3(0.54, 0.45, 0.25), smoothstep(0.0, 0.5, away)), 0.74 * pow(1.0 - away, 1.6));
  }
`;

/** The shadow on the ground in layers, each farther from the walls. */
export const SHADE_VERTEX = /* glsl */ `
  attribute float layer;
  uniform vec3 offset;
  varying float vLayer;
  void main() {
    vLayer = layer;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position + offset * layer, 1.0);
  }
`;
export const SHADE_FRAGMENT = /* glsl */ `
  varying float vLayer;
  void main() {
    // One wash with its outline, and a little more at the foot of the walls.
    gl_FragColor = vec4(0.08, 0.09, 0.1, vLayer > 0.99 ? 0.12 : 0.035);
  }
`;

/** Words lying on a floor. */
export const NAME_VERTEX = /* glsl */ `
  attribute vec2 corner;
  uniform float turn;
  uniform float size;
  varying vec2 vUv;
  void main() {
    vec2 at = corner * size;
    vec3 right = vec3(cos(turn), 0.0, sin(turn));
    vec3 down = vec3(-sin(turn), 0.0, cos(turn));
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position + right * at.x + down * at.y, 1.0);
    // Over the lines of the floor and the legs of things; walls and the floor above hide it.
    gl_Position.z -= 0.016;
    vUv = uv;
  }
`;

export const NAME_FRAGMENT = /* glsl */ `
  uniform sampler2D atlas;
  varying vec2 vUv;
  void main() {
    vec4 colour = texture2D(atlas, vUv, -0.6);
    if (colour.a < 0.02) discard;
    gl_FragColor = colour;
  }
`;
