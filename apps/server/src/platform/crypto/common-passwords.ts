import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** zxcvbn scores below 3 need fewer than 10⁸ guesses: names with a year, keyboard patterns, words of the lists. */
const WEAK_BELOW = 3
/** Only the beginning is checked: further characters take time and cannot weaken a password. */
const LOOKED_AT = 64

let loading: Promise<ZxcvbnFactory> | undefined

/** Half a megabyte of words, loaded when the first password is set. */
async function load(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT })
}

/** True for common passwords and those easily guessed from the given words. */
export async function isCommonPassword(password: string, words: readonly string[]): Promise<boolean> {
  const judge = await (loading ??= load())
  const spellings = new Set([password, password.replaceAll(/[\s._-]/g, '')])
  return [...spellings].some((spelling) => judge.check(spelling, [...words]).score < WEAK_BELOW)
}
