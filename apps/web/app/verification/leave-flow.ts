import { exits } from '@coffeeattack/domain/sessions/destinations'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import { ask } from '@coffeeattack/ui/ask'
import { queries } from '../api/queries.ts'
import { applicationState, verificationState } from '../sessions/kept-state.ts'
import { takeExit } from '../sessions/take-exit.ts'
import { tokens } from '../sessions/tokens.ts'
import { loadedCareer } from './open-request.ts'

/**
 * Leaving the flow (AUTH-9). The typed values stay in this tab, and so does the login until its request expires, so
 * that a person who returns to the form continues where they stopped.
 */
export async function leaveFlow({ asks }: { asks: boolean }): Promise<void> {
  if (asks) {
    const answer = await ask({
      title: '여기서 그만둘까요?',
      description: '입력한 내용은 이 창을 닫을 때까지 남아 있어요. 다시 오면 이어서 할 수 있어요.',
      confirm: '그만두기',
      cancel: '계속하기',
    })
    if (answer !== 'confirm') return
  }
  applicationState.change({ accessToken: tokens.access() ?? '' })
  takeExit(exits.flowLeft)
}

/** Restores the login with which the flow was left, while it is valid (AUTH-5). */
export function resumeLogin(now: Date): boolean {
  const { accessToken } = applicationState.read()
  if (accessToken === '') return false
  applicationState.change({ accessToken: '' })
  const startedAt = Date.parse(verificationState.read().startedAt)
  // A minute for the press itself.
  const isGood = now.getTime() - startedAt < TOKENS.accessMs - 60_000
  if (isGood && tokens.access() === null) tokens.save({ accessToken, refreshToken: '' })
  return isGood
}

/** Clears the flow's state when it is finished, and the queries of other pages, which are outdated. */
export function forgetFlow(): void {
  for (const kept of [verificationState, applicationState, loadedCareer]) kept.forget()
  void queries.invalidateQueries({ refetchType: 'none' })
}
