import { sentence } from '@coffeeattack/domain/errors/row'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { toast } from '@coffeeattack/ui/toast'
import { refreshRoom } from './queries.ts'

/** Why a message was not taken. A room that takes nothing any more is looked at again. */
export function tellRefused(roomId: string, failure: unknown): void {
  const isBlocked = isApiError(failure) && failure.code === 'MESSAGE_BLOCKED'
  toast(isBlocked ? '지금은 이 대화에 메시지를 보낼 수 없어요' : sentence(wordsFor(failure)))
  if (isBlocked) refreshRoom(roomId)
}
