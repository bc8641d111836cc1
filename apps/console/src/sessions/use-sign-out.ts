import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { api } from '../api/client.ts'
import { draftsOf, forgetDraftsOf } from '../drafts/kept.ts'
import { stopRinging } from '../notifications/push.ts'
import { tellHeldMoves } from '../pipeline/held-moves.ts'
import { leave } from './login.ts'
import { useMe } from './me.ts'

/**
 * Signs out of this browser even when the server is not reachable, turns off its push messages and deletes
 * drafts. With unsent drafts it asks first.
 */
export function useSignOut() {
  const me = useMe()
  const call = useCall(
    async () => {
      await tellHeldMoves()
      await stopRinging(me).catch(() => {})
      await api('POST /console/auth/logout')
    },
    {
      onFailed: () => true,
      onSettled() {
        forgetDraftsOf(localStorage, me.id)
        leave()
      },
    },
  )
  async function run() {
    const begun = draftsOf(me.id, Object.keys(localStorage)).length
    if (begun === 0 || (await mayForget(begun))) await call.run()
  }
  return { run, busy: call.busy }
}

async function mayForget(begun: number): Promise<boolean> {
  const answer = await ask({
    title: `쓰던 글 ${begun}개가 지워져요`,
    description: '로그아웃하면 이 기기에 남겨 둔 글을 모두 지워요.',
    confirm: '지우고 로그아웃',
    cancel: '이어서 쓰기',
    danger: true,
  })
  return answer === 'confirm'
}
