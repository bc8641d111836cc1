import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './setup.mjs'

/** Every text that programs are made of, by its path, as git knows it or would add it. */
export function sources() {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const files = git.stdout
    .split('\n')
    .filter((file) => /\.(tsx?|m?js|mdx|css|html)$|(^|\/)package\.json$/.test(file))
    .filter((file) => existsSync(path.join(ROOT, file)))
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
}
