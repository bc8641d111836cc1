import { readFileSync } from 'node:fs'
import path from 'node:path'
import { complaints, coreComplaints, screenComplaints } from './house-rules.mjs'
import { sources } from './imports.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT } from './setup.mjs'
import { migrationComplaints, unreleasedMigrations } from './sql-lint.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')

await run(async () => {
  const texts = sources()
  const found = [
    ...[...texts].flatMap(([file, text]) => complaints(file, text)),
    ...screenComplaints(texts),
    ...coreComplaints(texts, read('ARCHITECTURE.md')),
    ...migrationComplaints(unreleasedMigrations()),
    // A lock file that names a host ties the project to one registry.
    ...(/"resolved": "https?:/.test(read('package-lock.json'))
      ? ['package-lock.json: holds registry hosts']
      : []),
  ]
  if (found.length > 0)
    throw new Stop(`집의 규칙을 어긴 곳이 ${found.length}군데 있어요.\n  ${found.join('\n  ')}`)
  say(`집의 규칙: 파일 ${texts.size}개를 읽었고, 어긴 곳이 없어요.`)
})
