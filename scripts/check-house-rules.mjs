import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { complaints } from './house-rules.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT } from './setup.mjs'
import { unusedExports } from './unused-exports.mjs'

/** Every text that programs are made of, by its path, as git knows it or would add it. */
function sources() {
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

/** A lock file that names a host ties the project to one registry. */
const lockHosts = () =>
  /"resolved": "https?:/.test(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
    ? ['package-lock.json: holds registry hosts']
    : []

await run(async () => {
  const texts = sources()
  const files = [...texts].filter(([file]) => /\.(tsx?|mjs|css)$/.test(file))
  const found = [
    ...files.flatMap(([file, text]) => complaints(file, text)),
    ...unusedExports(texts),
    ...lockHosts(),
  ]
  if (found.length > 0)
    throw new Stop(`집의 규칙을 어긴 곳이 ${found.length}군데 있어요.\n  ${found.join('\n  ')}`)
  say(`집의 규칙: 파일 ${files.length}개를 읽었고, 어긴 곳이 없어요.`)
})
