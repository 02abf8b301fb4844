import {
  createField,
  DRAW_RADIUS,
  fitCamera,
  placeBubbles,
  SPACE,
  seededRandom,
} from '@app/dreamspace/field';
import { field as control, element, stage } from './page';

const WIDTH = 1120;
const HEIGHT = 640;
const canvas = element('canvas');
canvas.width = WIDTH;
canvas.height = HEIGHT;
canvas.setAttribute('role', 'img');
canvas.setAttribute('aria-label', 'Bubbles that drift and keep out of each other’s way');
const caption = element('p');
const pen = canvas.getContext('2d')!;
const styles = getComputedStyle(document.documentElement);
stage.append(canvas, caption);

const count = control('Bubbles', { type: 'range', min: '1', max: '10000', value: '13' }, begin);
const seed = control('Seed', { type: 'number', min: '0', max: '9999', value: '7' }, begin);
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const moving = control('Moving', { type: 'checkbox' }, () => undefined);
moving.checked = !calm.matches;

let field = createField({ capacity: 1 });
let camera = fitCamera({ width: WIDTH, height: HEIGHT });
let hovered = -1;
let last = performance.now();
let spent = 0;
begin();
requestAnimationFrame(draw);
canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
  hovered = field.hit((offsetX / canvas.clientWidth) * WIDTH, (offsetY / canvas.clientHeight) * HEIGHT);
});

/** A space that grows with its bubbles, so a crowd covers the same share of it as thirteen do. */
function begin(): void {
  const random = seededRandom(Number(seed.value));
  const wanted = Number(count.value);
  const grown = Math.sqrt(Math.max(1, wanted / 13));
  const area = { width: SPACE.width * grown, height: SPACE.height * grown, depth: SPACE.depth };
  field = createField({ capacity: wanted, ...area });
  for (const position of placeBubbles(wanted, random, { area }).positions) {
    const turn = random.next() * 2 * Math.PI;
    field.spawn({ position, velocity: { x: 8 * Math.cos(turn), y: 8 * Math.sin(turn), z: 1 } });
  }
  const whole = fitCamera({ width: WIDTH, height: HEIGHT });
  const { zoomX, zoomY, size } = whole;
  camera = { ...whole, zoomX: zoomX / grown, zoomY: zoomY / grown, size: size / grown };
}

function draw(now: number): void {
  const start = performance.now();
  if (moving.checked) field.step(now - last);
  field.project(camera);
  spent += (performance.now() - start - spent) / 30;
  last = now;
  const { sx, sy, scale } = field.columns;
  const [paper, ink, seal] = ['--paper', '--ink', '--seal'].map(name => styles.getPropertyValue(name));
  pen.clearRect(0, 0, WIDTH, HEIGHT);
  for (const index of field.drawOrder()) {
    if (index >= field.count) break;
    pen.beginPath();
    pen.arc(sx[index]!, sy[index]!, DRAW_RADIUS * scale[index]! * camera.size, 0, 2 * Math.PI);
    pen.fillStyle = paper!;
    pen.fill();
    pen.strokeStyle = index === hovered ? seal! : ink!;
    pen.stroke();
  }
  caption.textContent = `${field.count} bubbles, ${spent.toFixed(3)} ms a frame for steps and projection`;
  requestAnimationFrame(draw);
}
