// What `pnpm contrast` runs in pages: each function is sent alone and refers to nothing outside of it.

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
  for (const field of root.querySelectorAll('input, textarea')) {
    const words = field.value || field.placeholder;
    if (
      !words ||
      !isSeen(field) ||
      !field.matches(
        'textarea, :not([type]), [type="text"], [type="search"], [type="email"], [type="number"], [type="url"], [type="tel"]',
      )
    )
      continue;
    const style = getComputedStyle(field, field.value ? undefined : '::placeholder');
    add(field, words, field.getBoundingClientRect(), style, style.color);
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
