import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './setup.mjs'

/* The source files of the repository, and what each of them imports. */

/** @typedef {{ from: string, typeOnly: boolean, isLazy: boolean }} Import `isLazy`: import() */

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|(?<![\w.])(import)\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm

/** @returns {Import[]} */
export const importsOf = (/** @type {string} */ text) =>
  [...text.matchAll(importPattern)].map((match) => ({
    from: match[2] ?? match[4] ?? match[5] ?? '',
    typeOnly: Boolean(match[1]),
    isLazy: Boolean(match[3]),
  }))

/** The file that an import means, or nothing when it means a package of others. Our packages export their source. */
export function targetOf(
  /** @type {string} */ file,
  /** @type {string} */ from,
  /** @type {{ has: (file: string) => boolean }} */ known,
) {
  const [, name, rest] = /^@coffeeattack\/([^/]+)\/(.+)$/.exec(from) ?? []
  if (!name && !from.startsWith('.')) return undefined
  const base = name
    ? `${name === 'sandbox' ? 'apps' : 'packages'}/${name}/src/${rest}`
    : path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, ''))
  return ['', '.ts', '.tsx'].map((ending) => base + ending).find((one) => known.has(one))
}

/**
 * The imports of ours that each file makes, by its path.
 * @returns {Map<string, (Import & { target: string })[]>}
 */
export const importGraph = (/** @type {ReadonlyMap<string, string>} */ texts) =>
  new Map(
    [...texts].map(([file, text]) => [
      file,
      importsOf(text).flatMap((one) => {
        const target = targetOf(file, one.from, texts)
        return target ? [{ ...one, target }] : []
      }),
    ]),
  )

/** Every source file that git knows or would add, with its text. */
export function sources() {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const files = git.stdout
    .split('\n')
    .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && existsSync(path.join(ROOT, file)))
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
}
