// The functions that `pnpm contrast` runs in pages: each is sent alone and refers to nothing outside itself.

/** Runs in the page: scrolls every scroller down by most of its visible height; false if none moved. */
export function scrollOn() {
  const root =
    [...document.querySelectorAll('[role="dialog"]')].filter(each => each.checkVisibility()).at(-1) ??
    document.body;
  const scrollers = [document.scrollingElement, root, ...root.querySelectorAll('*')].filter(
    each =>
      each === document.scrollingElement ||
      (each.scrollHeight > each.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(each).overflowY)),
  );
  let moved = false;
  for (const each of scrollers) {
    const before = each.scrollTop;
    each.scrollTo({ top: before + Math.max(60, each.clientHeight * 0.8), behavior: 'instant' });
    moved ||= each.scrollTop > before + 1;
  }
  return moved;
}

/** Runs in the page: every visible text, with its colour, box and drawn size. */
export function visibleTexts() {
  const found = [];
  const isSeen = element =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // 1.4.3 exempts disabled controls.
    !element.closest('.ui-hidden, [hidden], :disabled, [aria-disabled="true"], title, option, noscript');
  /** The part of a box left visible by its scrollers and frames. */
  const cut = (element, { left, top, right, bottom }) => {
    let box = { left, top, right, bottom };
    for (let up = element; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up);
      if (
        (overflowX !== 'visible' || overflowY !== 'visible') &&
        up !== document.documentElement &&
        up !== document.body
      ) {
        const frame = up.getBoundingClientRect();
        // A frame clips at the inner edge of its border, which is wide and transparent where bars of the page lie.
        const [x, y] = [frame.left + up.clientLeft, frame.top + up.clientTop];
        box = {
          left: Math.max(box.left, x),
          top: Math.max(box.top, y),
          right: Math.min(box.right, x + (up.clientWidth || frame.width)),
          bottom: Math.min(box.bottom, y + (up.clientHeight || frame.height)),
        };
      }
      if (position === 'fixed') break;
    }
    return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  };
  const isBar = element => {
    for (let up = element; up; up = up.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
    return false;
  };
  /** Whether something opaque covers a point of it; only bars, which text scrolls out of, with `bars`. */
  const isCovered = (element, at, bars = false) => {
    for (const over of document.elementsFromPoint(...at)) {
      if (over === element || over.contains(element) || element.contains(over)) return false;
      if (over instanceof SVGElement || (bars && !isBar(over))) continue;
      const { backgroundColor, opacity, borderImageSlice } = getComputedStyle(over);
      // A bar from edge to edge is painted by its border.
      if (borderImageSlice.includes('fill')) return true;
      const [, old, now] = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(backgroundColor) ?? [];
      if (Number(opacity) * Number(old ?? now ?? 1) > 0.5) return true;
    }
    return false;
  };
  const add = (element, words, whole, style, colour) => {
    const box = cut(element, whole);
    // Text clipped by the edge of a sheet is read a page later.
    if (box.width < 2 || box.height < Math.max(2, whole.height * 0.8)) return;
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const onPage = [0.1, 0.5, 0.9].map(part => [box.x + box.width * part, middle[1]]);
    if (onPage.some(([x, y]) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)) return;
    if (onPage.some(at => isCovered(element, at))) return;
    // Half under a bar it is read a page later too.
    const ends = onPage.flatMap(([x]) => [0.15, 0.85].map(part => [x, box.y + box.height * part]));
    if (ends.some(at => isCovered(element, at, true))) return;
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : undefined;
    let opacity = 1;
    for (let up = element; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const px = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const bold = Number(style.fontWeight) >= 700;
    found.push({
      words: words.slice(0, 40),
      colour,
      opacity,
      px,
      large: px >= 24 || (bold && px >= 18.66),
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    });
  };
  // Text behind an open dialog is not read; a veil dims it.
  const root =
    [...document.querySelectorAll('[role="dialog"]')].filter(each => each.checkVisibility()).at(-1) ??
    document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (words === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const colour = element instanceof SVGElement ? style.fill : style.color;
    // One line at a time: the box around several lines includes areas without letters.
    for (const line of range.getClientRects()) add(element, words, line, style, colour);
  }
  for (const field of root.querySelectorAll('input, textarea, select')) {
    const words = field.selectedOptions?.[0]?.text || field.value || field.placeholder;
    if (!words || !isSeen(field) || /^(checkbox|color|file|hidden|radio|range)$/.test(field.type)) continue;
    const style = getComputedStyle(field, field.value ? undefined : '::placeholder');
    add(field, words, field.getBoundingClientRect(), style, style.color);
  }
  return found;
}

/** Runs in the page: the boxes of every text of the DOM, measured or not, and of disabled controls. */
export function textBoxes() {
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.textContent.trim() !== '') boxes.push(...range.getClientRects());
  }
  for (const each of document.querySelectorAll('input, textarea, select, :disabled, [aria-disabled="true"]'))
    boxes.push(each.getBoundingClientRect());
  return boxes.map(({ x, y, width, height }) => ({ x, y, width, height }));
}

/**
 * Runs in the page before its own code: `Math.random`, which draws the weather, gives the same numbers at each visit of
 * an address, and the colours of letters on canvases are noted. In a window named `no letters` canvases are painted
 * without them, but with their outlines.
 */
export function watchPainting() {
  let chance = [...location.pathname, ...location.search].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521,
    innerWidth,
  );
  Math.random = () => {
    chance = (chance * 17_364 + 1) % 65_521;
    return chance / 65_521;
  };
  window.paintedInks = new Set();
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    const paint = prototype.fillText;
    prototype.fillText = function (...call) {
      if (typeof this.fillStyle === 'string') window.paintedInks.add(this.fillStyle);
      if (window.name !== 'no letters') paint.apply(this, call);
    };
  }
}

/**
 * Runs in the page: the names and sizes of letters outside the texts of the DOM, which are those of a pseudo-element or
 * of a marker. Behind an open dialog nobody reads them; anything else there, such as a drawing, merely moved.
 */
export function namesOf(boxes) {
  const root = [...document.querySelectorAll('[role="dialog"]')]
    .filter(each => each.checkVisibility())
    .at(-1);
  return boxes.flatMap(box => {
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!at || (root && !root.contains(at))) return [];
    const name = `${at.localName}.${at.getAttribute('class') ?? ''}`;
    const { display, listStyleType } = getComputedStyle(at);
    const hasMarker = display === 'list-item' && listStyleType !== 'none';
    for (const pseudo of ['::before', '::after', '::marker']) {
      const { content, fontSize } = getComputedStyle(at, pseudo);
      if (pseudo === '::marker' ? hasMarker : !/^(none|normal|"")$/.test(content))
        return [{ ...box, words: `${name}${pseudo}`, px: Number.parseFloat(fontSize) }];
    }
    return [];
  });
}

/**
 * Runs in a blank page: the contrast of letters that are in none of the boxes, a word at a time. Their colour is that of
 * their clearest pixel, or the one of `inks` that it is a thinner stroke of.
 * @param {{ picture: string, letters: string, boxes: ReadonlyArray<any>, inks?: ReadonlyArray<string> }} given
 */
export async function otherLetters({ picture, letters, boxes, inks = [] }) {
  /** Pixels between the letters of a word, at the most; a line of an underline is not as high as a letter. */
  const BETWEEN = 4;
  const LOWEST = 5;
  const [behind, shown] = await Promise.all(
    [picture, letters].map(async base64 => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    }),
  );
  const { width, height } = behind;
  const open = new Uint8Array(width * height);
  for (let i = 0; i < open.length; i++)
    if ([0, 1, 2].some(channel => Math.abs(behind.data[4 * i + channel] - shown.data[4 * i + channel]) > 8))
      open[i] = 1;
  for (const box of boxes)
    for (let y = Math.max(0, Math.floor(box.y) - 3); y < Math.min(height, box.y + box.height + 3); y++)
      for (let x = Math.max(0, Math.floor(box.x) - 3); x < Math.min(width, box.x + box.width + 3); x++)
        open[y * width + x] = 0;
  const colourOf = ({ data }, i) => [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
  const lightOf = rgb => {
    const [r, g, b] = rgb.map(value =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const light = (image, i) => lightOf(colourOf(image, i));
  const known = inks.map(ink => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen.fillStyle = ink;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
  /** The known colour that mixes with that ground to the seen one, and the most like it; or the seen one. */
  const inkOf = (seen, ground) => {
    let [ink, most] = [seen, 0.6];
    for (const each of known) {
      const [way, gone] = [each, seen].map(rgb => rgb.map((value, channel) => value - ground[channel]));
      const part =
        way.reduce((sum, value, channel) => sum + value * gone[channel], 0) / Math.hypot(...way) ** 2;
      const off = Math.hypot(...gone.map((value, channel) => value - part * way[channel]));
      if (part > most && part < 1.05 && off < 15) [ink, most] = [each, part];
    }
    return ink;
  };
  const ratio = (one, two) => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  const around = function* (i, reach) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) yield v * width + u;
  };
  const found = [];
  for (let from = 0; from < open.length; from++) {
    if (!open[from]) continue;
    open[from] = 0;
    const word = [from];
    for (const i of word)
      for (const next of around(i, BETWEEN))
        if (open[next]) {
          open[next] = 0;
          word.push(next);
        }
    const columns = word.map(i => i % width);
    const [left, right] = columns.reduce(([a, b], x) => [Math.min(a, x), Math.max(b, x)], [width, 0]);
    const [top, bottom] = [
      Math.floor(from / width),
      word.reduce((most, i) => Math.max(most, Math.floor(i / width)), 0),
    ];
    if (bottom - top + 1 < LOWEST) continue;
    let [clearest, best] = [from, 0];
    for (const i of word) {
      const clear = ratio(light(shown, i), light(behind, i));
      if (clear > best) [clearest, best] = [i, clear];
    }
    const ink = lightOf(inkOf(colourOf(shown, clearest), colourOf(behind, clearest)));
    // Only what lies under the letter: a tree before the ring of the house is not its ground.
    const ratios = word.map(i => ratio(ink, light(behind, i))).sort((p, q) => p - q);
    found.push({
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1,
      low: ratios[Math.floor(ratios.length * 0.1)],
    });
  }
  return found;
}

/**
 * Runs in a blank page: the contrast reached by all but a tenth of the pixels behind each text. A text is not visible
 * if none of its pixels changes when letters are hidden: something covers or clips it.
 */
export async function contrasts({ picture, letters, found }) {
  /** Pixels around a letter that separate it from its background. */
  const AROUND = 1;
  const [pen, shown] = await Promise.all(
    [picture, letters].map(async base64 => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return context;
    }),
  );
  const { canvas } = pen;
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = rgb => {
    const [r, g, b] = rgb.map(value =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return found.flatMap(text => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = text.colour;
    probe.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = probe.getImageData(0, 0, 1, 1).data;
    const alpha = (a / 255) * text.opacity;
    const x = Math.max(0, Math.floor(text.box.x));
    const y = Math.max(0, Math.floor(text.box.y));
    const width = Math.max(1, Math.min(canvas.width - x, Math.ceil(text.box.width)));
    const height = Math.max(1, Math.min(canvas.height - y, Math.ceil(text.box.height)));
    const { data } = pen.getImageData(x, y, width, height);
    const { data: inked } = shown.getImageData(x, y, width, height);
    // Only pixels behind and around letters: the corners of a rotated line, and the border above it, are not
    // background.
    const ground = new Set();
    const rows = new Set();
    for (let i = 0; i < width * height; i++) {
      const differs = [0, 1, 2].some(channel => Math.abs(data[4 * i + channel] - inked[4 * i + channel]) > 8);
      if (!differs) continue;
      const [column, row] = [i % width, Math.floor(i / width)];
      rows.add(row);
      for (let dy = -AROUND; dy <= AROUND; dy++)
        for (let dx = -AROUND; dx <= AROUND; dx++)
          if (column + dx >= 0 && column + dx < width && row + dy >= 0 && row + dy < height)
            ground.add((row + dy) * width + column + dx);
    }
    const isDrawn = rows.size >= Math.min(height, text.px) * 0.3;
    const ratios = [];
    for (const i of isDrawn ? ground : Array.from({ length: width * height }, (_, at) => at)) {
      const behind = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
      const ink = [r, g, b].map((value, channel) => value * alpha + behind[channel] * (1 - alpha));
      const [one, two] = [light(ink), light(behind)];
      ratios.push((Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05));
    }
    ratios.sort((p, q) => p - q);
    // Letters in the colour of their background change no pixel either.
    if (!isDrawn && ratios[Math.floor(ratios.length * 0.9)] > 1.2) return [];
    return [{ ...text, low: ratios[Math.floor(ratios.length * 0.1)] }];
  });
}
