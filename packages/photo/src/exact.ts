// Engines may differ in the last digit of `Math.cbrt`, `Math.pow`, `Math.log2`, `Math.atan2` and the like (ECMA-262 asks
// for an approximation). Sums, products, quotients and `Math.sqrt` are identical everywhere (IEEE 754), so the readings
// are computed from these: the same bytes give the same numbers on every engine.

/** Cube root of a number from 0 to some millions, to 1e-15 of it. */
export function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let scale = 1;
  let rest = value;
  for (; rest < 0.125; rest *= 8) scale /= 2;
  for (; rest > 1; rest /= 8) scale *= 2;
  let root = 0.5 + rest / 2;
  for (let round = 0; round < 8; round += 1) root -= (root * root * root - rest) / (3 * root * root);
  return root * scale;
}

/** Logarithm to base 2 of a positive number, to 1e-13. */
export function log2(value: number): number {
  let whole = 0;
  let rest = value;
  for (; rest >= 2; rest /= 2) whole += 1;
  for (; rest < 1; rest *= 2) whole -= 1;
  // ln(rest) = 2 artanh((rest - 1) / (rest + 1)), whose series converges fast between 1 and 2.
  const step = (rest - 1) / (rest + 1);
  const square = step * step;
  let sum = 0;
  let power = step;
  for (let odd = 1; odd < 40; odd += 2) {
    sum += power / odd;
    power *= square;
  }
  return whole + (2 * sum) / Math.LN2;
}

/** 2 to a power between -60 and 60, to 1e-13 of it. */
export function exp2(power: number): number {
  const whole = Math.floor(power);
  const rest = (power - whole) * Math.LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 20; n += 1) {
    term *= rest / n;
    sum += term;
  }
  for (let n = 0; n < Math.abs(whole); n += 1) sum = whole < 0 ? sum / 2 : sum * 2;
  return sum;
}

/** Arc tangent of a number in degrees, to 1e-12. */
export function atanDegrees(value: number): number {
  if (value < 0) return -atanDegrees(-value);
  if (value > 1) return 90 - atanDegrees(1 / value);
  // Halved twice, so the series converges fast: atan(x) = 2 atan(x / (1 + sqrt(1 + x²))).
  const half = (x: number) => x / (1 + Math.sqrt(1 + x * x));
  const small = half(half(value));
  const square = small * small;
  let sum = 0;
  let power = small;
  for (let odd = 1; odd < 40; odd += 2) {
    sum += power / odd;
    power *= -square;
  }
  return (4 * sum * 180) / Math.PI;
}

/** Angle of a point from the x axis, degrees in (-180, 180]; 0 for the origin. */
export function atan2Degrees(y: number, x: number): number {
  if (x === 0 && y === 0) return 0;
  if (Math.abs(y) > Math.abs(x)) return (y > 0 ? 90 : -90) - atanDegrees(x / y);
  if (x > 0) return atanDegrees(y / x);
  return (y < 0 ? -180 : 180) + atanDegrees(y / x);
}

/** Sine and cosine of an angle in degrees between -360 and 360, to 1e-13. */
export function turn(degrees: number): { readonly sin: number; readonly cos: number } {
  const angle = (degrees * Math.PI) / 180 / 8;
  const square = angle * angle;
  let sin = 0;
  let term = angle;
  for (let n = 1; n < 20; n += 2) {
    sin += term;
    term *= -square / ((n + 1) * (n + 2));
  }
  let cos = Math.sqrt(1 - sin * sin);
  for (let doubling = 0; doubling < 3; doubling += 1) [sin, cos] = [2 * sin * cos, cos * cos - sin * sin];
  return { sin, cos };
}
