import { dayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { objections } from '@coffeeattack/domain/suggestions/objection'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Tag } from '@coffeeattack/ui/Tag'
import type { Inquiry } from './queries.ts'

type Objection = NonNullable<Inquiry['objection']>

/** '11월 25일 (수)까지', and whether that day is over. */
function useTerm({ dueOn }: Objection) {
  const due = parseDay(dueOn) ?? 0
  return { text: `${dayText(due)}까지`, isOver: due < kstDay(useNow(nextMidnight)) }
}

/** In the list: the day that the person was told. */
export function ObjectionTag({ objection }: { objection: Objection }) {
  const { text, isOver } = useTerm(objection)
  return (
    <Tag kind="shot">
      <Clock size={14} />
      {isOver ? `${text} 답했어야 해요` : `${text} 답해요`}
    </Tag>
  )
}

/** Above the words of an objection to suggestions: what is wrong, and by when a person must have answered (MATCH-5). */
export function ObjectionTerm({ objection, isAnswered }: { objection: Objection; isAnswered: boolean }) {
  const { text, isOver } = useTerm(objection)
  return (
    <div className="mb-3 rounded-field bg-surface-2 px-4 py-3 text-label text-ink-2">
      <b className="block text-ink">{objections[objection.kind]}</b>
      {!isAnswered && (
        <span className={isOver ? 'font-medium text-danger' : undefined}>
          {isOver
            ? `${text} 답하기로 했는데 지났어요`
            : `${text} 답하기로 했어요. 사람이 읽고 직접 답해 주세요.`}
        </span>
      )}
      {objection.kind === 'AGAINST' && <span className="block">이분의 추천은 이미 꺼졌어요.</span>}
    </div>
  )
}
