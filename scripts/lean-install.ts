import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { makeLeanTree } from './lean-tree.ts'
import { startProduct } from './product.ts'
import { askEachKind, hold, runProof } from './proofs/proof.ts'
import { say } from './say.mjs'
import { ensureInstalled } from './setup.mjs'

/*
 * npm run proof:lean-install: the built product starts and answers from an install without development packages, and
 * the next `npm start` installs them again, because it builds. It works on a copy of this tree, away from its node_modules.
 */

await runProof({ name: 'lean-install', minutes: 20 }, async (root, stopping) => {
  await ensureBuilt()
  say('개발용 패키지 없이 설치해요 …')
  await makeLeanTree(root)
  const product = await startProduct({ root, dataDir: path.join(root, '.data') })
  try {
    await askEachKind(product.port, stopping)
  } finally {
    await product.stop()
  }
  say('개발용 패키지 없이 켜지고 답했어요.')
  process.env['NODE_ENV'] = 'production'
  ensureInstalled(root)
  hold(
    existsSync(path.join(root, 'node_modules/vitest')),
    'NODE_ENV=production인 설치가 개발용 패키지를 빠뜨렸어요.',
  )
  say('다음 시작은 개발용 패키지까지 설치했어요.')
})
