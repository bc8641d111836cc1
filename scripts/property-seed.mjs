/*
 * A failed property prints its seed ("{ seed: -1819918769, path: … }"). PROPERTY_SEED repeats its values; without it every
 * run draws new ones.
 */

const seed = process.env['PROPERTY_SEED']

if (seed !== undefined) {
  const { default: fc } = await import('fast-check')
  if (!/^-?\d+$/.test(seed)) throw new Error(`PROPERTY_SEED is a whole number, not ‘${seed}’.`)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}
