/**
 * The exponential function, of nothing but sums and products, which every machine rounds alike. Math.exp may differ
 * in its last bit from one to the next, and with it the move of a computer player.
 */
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;
const PER_LN2 = 1.442695040888963387;
/** Beyond this the result is as good as nothing, or too large for any use here. */
const FARTHEST = 700;
const HALVINGS = 1100;

/** Powers of two from 2^-HALVINGS on; doubling is exact. */
const POWERS = ((): Float64Array => {
  const powers = new Float64Array(2 * HALVINGS + 1);
  let power = 1;
  for (let i = HALVINGS; i < powers.length; i++, power *= 2) powers[i] = power;
  power = 1;
  for (let i = HALVINGS; i >= 0; i--, power /= 2) powers[i] = power;
  return powers;
})();

/** The coefficients of the usual approximation between -ln 2 / 2 and ln 2 / 2. */
const P = [
  1.66666666666666019037e-1, -2.77777777770155933842e-3, 6.61375632143793436117e-5,
  -1.6533902205465251539e-6, 4.13813679705723846039e-8,
] as const;

export function exp(x: number): number {
  if (x > FARTHEST) return exp(FARTHEST);
  if (!(x > -FARTHEST)) return 0;
  const k = Math.floor(PER_LN2 * x + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c = r - t * (P[0] + t * (P[1] + t * (P[2] + t * (P[3] + t * P[4]))));
  const y = 1 - (low - (r * c) / (2 - c) - high);
  return y * (POWERS[k + HALVINGS] as number);
}
