import { countdownText } from '@coffeeattack/domain/offers/deadline'
import { Button } from '@coffeeattack/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { useNow } from '../../clock/use-now.ts'
import type { SentCuration } from './queries.ts'
import { undoCuration } from './undo-curation.ts'

/** There while the candidate has not got it yet. */
export function UndoCuration({ curation }: { curation: SentCuration }) {
  return curation.status === 'WAITING' && <Undo curation={curation} />
}

function Undo({ curation: { groupId, deliverAt } }: { curation: SentCuration }) {
  const now = useNow(1_000)
  const undo = useMutation({ mutationFn: () => undoCuration(groupId) })
  const leftMs = new Date(deliverAt).getTime() - now.getTime()
  if (leftMs <= 0) return null
  return (
    <div className="mt-4 flex items-center justify-between gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4">
      <p className="text-label text-ink-2">
        <span role="timer" className="tnum">
          {countdownText(leftMs).slice(3)}
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
