import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Person } from '@coffeeattack/ui/icons/Person'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { keepSuggestion, type SuggestedPosition, suggestionsChanged } from './queries.ts'

/** Says '관심 있어요' without a name, or takes it back (MATCH-1). A position that has gone is taken off the list. */
export function useInterest({ id }: SuggestedPosition, onDone?: () => void) {
  return useCall(
    (way: 'POST' | 'DELETE') => api(`${way} /users/suggestions/:id/interest`, { params: { id } }),
    {
      onDone(saved) {
        keepSuggestion(saved)
        toast(saved.interestedAt ? '이름 없이 관심을 전했어요' : '관심을 거뒀어요', { kind: 'done' })
        onDone?.()
      },
      onSettled: (failure) => failure !== null && suggestionsChanged(),
    },
  )
}

type InterestProps = { position: SuggestedPosition; className?: string }

/** The button, or the candidate's own mark with the way back. */
export function Interest({ position, className = '' }: InterestProps) {
  const interest = useInterest(position)
  if (!position.interestedAt)
    return (
      <Button
        size="md"
        className={className}
        busy={interest.busy && '전하는 중'}
        onClick={() => void interest.run('POST')}
      >
        관심 있어요
      </Button>
    )
  return (
    <div
      className={`flex items-center gap-2.5 rounded-button border-[1.5px] border-dashed border-line-field px-4 py-2.5 ${className}`}
    >
      <Person size={20} strokeWidth={1.8} className="shrink-0" />
      <span className="min-w-0 flex-1 leading-even">
        <b className="block text-body-s">관심을 전했어요</b>
        <span className="block text-caption text-ink-3">이름 없이 전했고, 맨 앞에 보여요</span>
      </span>
      <TextLink disabled={interest.busy} onClick={() => void interest.run('DELETE')}>
        거두기
      </TextLink>
    </div>
  )
}
