import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Fewer guesses than a hundred million: a name with a year, a walk over the keys, a word of the lists. */
const WEAK_BELOW = 3
/** What comes after so many letters makes a password better, never worse, and costs time to look at. */
const LOOKED_AT = 64

let loading: Promise<ZxcvbnFactory> | undefined

/** Half a megabyte of words, read when the first password is set and not when the service starts. */
async function load(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT })
}

/** Whether many people have this password, or somebody who knows these words would soon come to it. */
export async function isCommonPassword(password: string, words: readonly string[]): Promise<boolean> {
  const judge = await (loading ??= load())
  const spellings = new Set([password, password.replaceAll(/[\s._-]/g, '')])
  return [...spellings].some((spelling) => judge.check(spelling, [...words]).score < WEAK_BELOW)
}
