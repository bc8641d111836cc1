import { run, say } from './say.mjs'
import { ensureInstalled, execute, node } from './setup.mjs'

/** npm run dev: screens reload hot through Vite; a change in the server restarts it. */
await run(async () => {
  ensureInstalled()
  say('개발 서버를 켜요. 화면은 바로, 서버 코드는 저장하면 다시 시작돼요.')
  return execute(node(), ['--watch', '--watch-preserve-output', 'apps/server/src/dev.ts'])
})
