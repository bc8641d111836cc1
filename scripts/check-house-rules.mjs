import { readFileSync } from 'node:fs'
import path from 'node:path'
import { undeclaredImports } from './declared-imports.mjs'
import { circleComplaint, importCircles } from './import-circles.mjs'
import { complaints } from './house-rules.mjs'
import { readModules } from './modules.mjs'
import { routeComplaints } from './route-modules.mjs'
import { Stop, run, say } from './say.mjs'
import { coreComplaints, coreGraph } from './server-modules.mjs'
import { ROOT } from './setup.mjs'
import { sources } from './sources.mjs'
import { migrationComplaints, unreleasedMigrations } from './sql-lint.mjs'
import { unusedExports } from './unused-exports.mjs'

/** A lock file that names a host ties the project to one registry. */
const lockHosts = () =>
  /"resolved": "https?:/.test(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
    ? ['package-lock.json: holds registry hosts']
    : []

await run(async () => {
  const texts = sources()
  const files = [...texts].filter(([file]) => /\.(tsx?|mjs|css)$/.test(file))
  const modules = readModules(texts)
  const architecture = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  const found = [
    ...files.flatMap(([file, text]) => complaints(file, text)),
    ...unusedExports(texts),
    ...undeclaredImports(texts),
    ...importCircles(modules).map(circleComplaint),
    ...coreComplaints(coreGraph(modules), architecture),
    ...routeComplaints(texts, modules),
    ...migrationComplaints(unreleasedMigrations()),
    ...lockHosts(),
  ]
  if (found.length > 0)
    throw new Stop(`집의 규칙을 어긴 곳이 ${found.length}군데 있어요.\n  ${found.join('\n  ')}`)
  say(`집의 규칙: 파일 ${files.length}개를 읽었고, 어긴 곳이 없어요.`)
})
