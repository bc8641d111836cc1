/*
 * How long a run will take on this machine: as long as the last one, else an estimate by the number of cores.
 * The time of a step is kept only when it ran whole and passed.
 */

/** @typedef {Record<string, { seconds: number, tests: number }>} Paces By the step's name. */

/** Seconds on two slow cores. */
/** @type {Record<string, number>} */
const ON_TWO_CORES = { types: 80, lint: 80, build: 60, rules: 60, screens: 240, calls: 200, flows: 150 }
/** The steps that use all cores. */
const SPREADS = new Set(['rules', 'screens', 'calls', 'flows'])

export function secondsOf(
  /** @type {string} */ step,
  /** @type {Paces} */ last,
  /** @type {number} */ cores,
) {
  const guessed = ON_TWO_CORES[step] ?? 0
  return last[step]?.seconds ?? (SPREADS.has(step) ? (guessed * 2) / cores : guessed)
}

/** Each of these leaves half of two cores idle when it runs alone. */
const SIDE_BY_SIDE = new Set(['types', 'lint', 'build'])

/** The steps in the order in which they run; the steps of a round run at once. */
export function inRounds(/** @type {string[]} */ steps) {
  const first = steps.filter((step) => SIDE_BY_SIDE.has(step))
  const alone = steps.filter((step) => !SIDE_BY_SIDE.has(step)).map((step) => [step])
  return first.length > 0 ? [first, ...alone] : alone
}

const spoken = (/** @type {number} */ seconds) =>
  seconds < 60 ? `${Math.max(1, Math.round(seconds / 10)) * 10}초` : `${Math.round(seconds / 60)}분`

/** Printed before the first step. */
export function announcement(
  /** @type {string[]} */ steps,
  /** @type {Paces} */ last,
  /** @type {number} */ cores,
) {
  const whole = inRounds(steps).reduce(
    (sum, round) => sum + Math.max(...round.map((step) => secondsOf(step, last, cores))),
    0,
  )
  const isKnown = steps.every((step) => last[step])
  const reason = isKnown ? '지난번에 걸린 시간' : `코어 ${cores}개로 어림한 시간`
  return `${steps.join(', ')}: ${spoken(whole)}쯤 걸려요 (${reason}).`
}

/** The times of the last runs with those of the steps that have passed now. */
export const learned = (
  /** @type {Paces} */ last,
  /** @type {{ name: string, seconds: number }[]} */ passed,
  /** @type {{ tier: string }[]} */ tests,
) => ({
  ...last,
  ...Object.fromEntries(
    passed.map(({ name, seconds }) => [
      name,
      { seconds: Math.round(seconds), tests: tests.filter(({ tier }) => tier === name).length },
    ]),
  ),
})
