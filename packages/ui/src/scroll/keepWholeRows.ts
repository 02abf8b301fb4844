/** Room for the mark that more follows, px. */
const MARK = 16;
/** How far a row draws beyond its box, px. */
const RIM = 6;
/** Anything lower than this is one row and is not cut; in higher things lines of text are the rows, px. */
const ROW = 80;
/** Where sparing such rows would leave a gap, only lines of text and what is as low as a button are spared, px. */
const LINE = 48;
/** More than this is a gap, px. */
const GAP = 24;
/** How long scrolling must rest, milliseconds: rows that came and went with every frame would flicker. */
const REST = 140;
const HEADINGS = ':is(h2, h3, h4, h5):not([data-peek])';
/** What stays at the end of a sheet or a panel that scrolls as a whole. */
const FOOT = '.ui-dialog__footer, .finding-foot';

/**
 * R910: at rest a scrolling region ends on whole rows, until `signal` aborts. A region inside `area` is masked, above
 * and below; a panel that scrolls itself and has a ground of its own, and a sheet that scrolls as a whole on a phone,
 * cover their last row with `--cut` px of that ground.
 */
export function keepWholeRows(area: HTMLElement, signal: AbortSignal): void {
  const view = area.querySelector<HTMLElement>(':scope > :is([tabindex="0"], [data-scrolls])') ?? area;
  const panel = view === area ? area : area.closest<HTMLElement>('.ui-dialog');
  const marked = [...(view === area ? [] : [area]), ...(panel?.querySelectorAll<HTMLElement>(FOOT) ?? [])];
  const clear = () => {
    view.style.mask = '';
    panel?.style.removeProperty('--cut');
    for (const each of marked) delete each.dataset['more'];
  };
  let isHeld = false;
  const look = () => {
    // R602: measuring the rows is longer than a frame of what is dragged.
    if (isHeld) return wait();
    clear();
    // The same box may scroll on one screen and not on another.
    if (view !== area && getComputedStyle(view).overflowY !== 'hidden') clip(view, area);
    if (panel) cover(panel);
  };
  let timer = setTimeout(look, REST);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, REST);
  };
  const hold = ({ type }: Event) => {
    isHeld = type === 'pointerdown';
  };
  const move = () => {
    clear();
    wait();
  };
  const sizes = new ResizeObserver(wait);
  for (const each of [view, ...view.children]) sizes.observe(each);
  const changes = new MutationObserver(wait);
  changes.observe(view, { childList: true, subtree: true });
  for (const each of [view, panel]) each?.addEventListener('scroll', move, { signal });
  for (const event of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(event, hold, { signal, capture: true });
  for (const event of ['focusin', 'focusout'] as const) view.addEventListener(event, move, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
    changes.disconnect();
  });
}

const restOf = (view: HTMLElement) => view.scrollHeight - view.clientHeight - view.scrollTop;

function clip(view: HTMLElement, area: HTMLElement): void {
  const { top, bottom } = view.getBoundingClientRect();
  // Not a share of a pixel of the next row: it would be a line.
  const end = restOf(view) > MARK ? Math.floor(endAbove(view, bottom)) : bottom;
  // R951: a picture was seen whole before it was scrolled; hidden here it would leave an empty sheet.
  const start = view.scrollTop > 1 ? wholeEnd(view, top, 'bottom', WAYS.slice(1)) : top;
  // The ring of a focused region is not cut either.
  if (view.matches(':focus-visible') || hidesFocus(view, start, end)) return;
  // Unlike a clip, a mask leaves the pointer to what is under it: the wheel scrolls there too.
  if (end < bottom || start > top) {
    const part = (x: string, y: number, wide: string, high: string) =>
      `linear-gradient(#000 0 0) ${x} ${y}px / ${wide} ${high} no-repeat`;
    // R986: `--frame` is the width of the sides that run on, where they hold no words.
    const frame = getComputedStyle(view).getPropertyValue('--frame');
    view.style.mask = [
      part('0', start - top, '100%', `${end - start}px`),
      ...(frame ? [part('0', 0, frame, '100%'), part('100%', 0, frame, '100%')] : []),
    ].join(', ');
  }
  if (end < bottom) area.dataset['more'] = '';
}

function cover(panel: HTMLElement): void {
  if (restOf(panel) <= MARK) return;
  // The plan desk draws its own on a phone.
  const drawn = getComputedStyle(panel, '::after');
  const height = drawn.position === 'fixed' ? Number.parseFloat(drawn.height) || 0 : 0;
  const foot = height > 0 ? null : panel.querySelector<HTMLElement>(FOOT);
  const bottom = foot?.getBoundingClientRect().top ?? panel.getBoundingClientRect().bottom - height;
  const end = endAbove(panel, bottom);
  if (hidesFocus(panel, 0, end)) return;
  panel.style.setProperty('--cut', `${bottom - end}px`);
  if (foot) foot.dataset['more'] = '';
}

/** Whether what has the focus is not between them: it may be in the row that would be hidden. */
function hidesFocus(view: HTMLElement, start: number, end: number): boolean {
  const held = view.querySelector(`:focus-visible:not(${FOOT}, :is(${FOOT}) *)`)?.getBoundingClientRect();
  return held !== undefined && held.height <= ROW && (held.top < start || held.bottom > end);
}

/** What an edge does not cross: things up to this height, px, and pictures of any height. */
interface Spared {
  readonly height: number;
  readonly pictures: boolean;
}
const WAYS: readonly Spared[] = [
  { height: ROW, pictures: true },
  { height: ROW, pictures: false },
  { height: LINE, pictures: false },
];

/**
 * The edge nearest to `y` that crosses no row, up to the `top` of the one it crosses or down to its `bottom`. Pictures
 * are rows too, and so is what holds several lines, unless that would leave a gap.
 */
function wholeEnd(view: Element, y: number, towards: 'top' | 'bottom', ways = WAYS): number {
  for (const spared of ways) {
    let edge = y;
    // Columns have rows of their own: an edge that spares one can cross another.
    for (let row = rowAt(view, edge, spared); row; row = rowAt(view, edge, spared)) edge = row[towards];
    if (edge < y && !rowAt(view, edge - RIM, spared)) edge -= RIM;
    if (Math.abs(y - edge) <= (spared === ways.at(-1) ? view.clientHeight / 3 : GAP)) return edge;
  }
  return y;
}

/**
 * Where the last whole row with room for the mark below it ends: without the mark nothing would seem to follow. Of a high
 * picture no sliver is seen.
 */
function endAbove(view: Element, bottom: number): number {
  const at = bottom - MARK;
  const picture = rowAt(view, at, { height: 0, pictures: true });
  const isSliver = picture && picture.height > ROW && at - picture.top < LINE;
  return withRow(view, wholeEnd(view, isSliver ? picture.top - RIM : at, 'top'));
}

/** A heading is one with its next row: where that would be hidden, so is the heading, unless it says what follows. */
function withRow(view: Element, end: number): number {
  const headings = [...view.querySelectorAll(HEADINGS)].map(each => each.getBoundingClientRect());
  const last = headings.findLast(({ top, bottom, height }) => height > 0 && top < end && bottom <= end + 1);
  if (!last || last.height > ROW || last.top <= view.getBoundingClientRect().top) return end;
  for (let y = last.bottom + 3; y < end - 1; y += 4) if (rowAt(view, y, WAYS[0]!)) return end;
  return rowAt(view, last.top - RIM, WAYS[0]!) ? last.top : last.top - RIM;
}

/** The row that a horizontal line at `y` crosses. */
function rowAt(parent: Element, y: number, spared: Spared): DOMRect | undefined {
  const crosses = ({ top, bottom, width }: DOMRect) => width > 1 && top < y - 1 && bottom > y + 1;
  for (const child of parent.childNodes) {
    if (child instanceof Text && child.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(child);
      const line = [...range.getClientRects()].find(crosses);
      if (line) return line;
    }
    if (!(child instanceof Element) || child.matches(FOOT)) continue;
    const box = child.getBoundingClientRect();
    // Boxes of `display: contents` have no size, but their children do.
    if (!crosses(box) && box.height > 0) continue;
    const isPicture = child.matches('svg, img, canvas');
    if (box.height > 0 && ((isPicture && spared.pictures) || box.height <= spared.height)) return box;
    const row = isPicture ? undefined : rowAt(child, y, spared);
    if (row) return row;
  }
  return undefined;
}
