import { Button } from '@coffeeattack/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useNow } from '../../clock/use-now.ts'
import { undoOffer } from '../undo.ts'
import type { SentOffer } from './queries.ts'

/** There while the candidate has not got it yet; a curation is taken back as a whole, where it was made. */
export function UndoButton({ offer }: { offer: SentOffer }) {
  const isOpen = offer.status === 'WAITING' && offer.groupId === null
  return isOpen && <Undo offer={offer} />
}

function Undo({ offer: { id, candidate, deliverAt } }: { offer: SentOffer }) {
  const now = useNow(1_000)
  const undo = useMutation({ mutationFn: () => undoOffer({ id, candidateId: candidate.id }) })
  const leftMs = new Date(deliverAt).getTime() - now.getTime()
  if (leftMs <= 0) return null
  const minutes = Math.floor(leftMs / 60_000)
  const seconds = String(Math.floor((leftMs % 60_000) / 1_000)).padStart(2, '0')
  return (
    <div className="mt-4 flex items-center justify-between gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4">
      <p className="text-label text-ink-2">
        <span className="tnum" role="timer">
          {minutes}:{seconds}
        </span>{' '}
        뒤에 후보자에게 전해져요
      </p>
      <Button
        kind="line"
        size="sm"
        className="bg-surface"
        busy={undo.isPending && '되돌리는 중'}
        onClick={() => undo.mutate()}
      >
        되돌리기
      </Button>
    </div>
  )
}
