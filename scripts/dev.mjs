import path from 'node:path'
import { Stop, run, say } from './say.mjs'
import { ROOT, ensureInstalled, execute, node } from './setup.mjs'

/** npm run dev: Vite reloads changed screens; Node restarts the server when its code changes. */
await run(async () => {
  ensureInstalled()
  if ((await execute(node(), ['scripts/subset-fonts.ts'], { cwd: path.join(ROOT, 'apps/web') })) !== 0) {
    throw new Stop('글꼴을 만들지 못했어요. 바로 위에 나온 오류를 고치고 다시 실행해 주세요.')
  }
  say('개발 서버를 켜요. 화면은 바로, 서버 코드는 저장하면 다시 시작돼요.')
  return execute(node(), ['--watch', '--watch-preserve-output', 'apps/server/src/dev.ts'])
})
