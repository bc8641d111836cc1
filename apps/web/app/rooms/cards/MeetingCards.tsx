import { useQuery } from '@tanstack/react-query'
import { arrangementOf } from '../../coffeechats/arrangement.ts'
import { coffeechatQuery } from '../../coffeechats/queries.ts'
import { OfferedTimesCard } from './OfferedTimesCard.tsx'
import { QuestionsCard } from './QuestionsCard.tsx'

/** What the other side waits for, at the end of the conversation: a time to choose, questions to answer. */
export function MeetingCards({ coffeechatId }: { coffeechatId: string }) {
  const { data: chat } = useQuery(coffeechatQuery(coffeechatId))
  if (!chat) return null
  const arrangement = arrangementOf(chat)
  const asks = arrangement.kind !== 'cancelled' && chat.questionCount > chat.answeredCount
  if (arrangement.kind !== 'offered' && !asks) return null
  return (
    <div className="flex flex-col gap-1.5 pl-[42px]">
      {arrangement.kind === 'offered' && <OfferedTimesCard chat={chat} times={arrangement.times} />}
      {asks && <QuestionsCard chat={chat} />}
    </div>
  )
}
