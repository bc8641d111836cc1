import { exits } from '@coffeeattack/domain/session/destinations'
import { ask } from '@coffeeattack/ui/ask'
import { queries } from '../../api/queries.ts'
import { applicationState, verificationState } from '../../session/kept-state.ts'
import { takeExit } from '../../session/take-exit.ts'
import { loadedCareer } from './loaded-career.ts'

/** The way out of the flow (AUTH-9). What was typed is about to be lost, so it is asked about first. */
export async function leaveFlow({ asks }: { asks: boolean }): Promise<void> {
  if (asks) {
    const answer = await ask({
      title: '여기서 그만둘까요?',
      description: '지금까지 입력한 내용이 사라져요.',
      confirm: '그만두기',
      cancel: '계속하기',
    })
    if (answer !== 'confirm') return
  }
  forgetFlow()
  takeExit(exits.flowLeft)
}

/** What the flow remembered of the person goes when the flow is over; what other pages read before it is out of date. */
export function forgetFlow(): void {
  for (const kept of [verificationState, applicationState, loadedCareer]) kept.forget()
  void queries.invalidateQueries({ refetchType: 'none' })
}
