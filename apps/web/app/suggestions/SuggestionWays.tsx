import { paths } from '@coffeeattack/contract/pages'
import type { SuggestionState } from '@coffeeattack/domain/suggestions/interest'
import { Card } from '@coffeeattack/ui/Card'
import { Ban } from '@coffeeattack/ui/icons/Ban'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Scales } from '@coffeeattack/ui/icons/Scales'
import { Search } from '@coffeeattack/ui/icons/Search'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { answeredBy, type Review } from './queries.ts'
import { SuggestionSwitch } from './SuggestionSwitch.tsx'

type SuggestionWaysProps = {
  state: SuggestionState
  review: Review | null
  onReview: () => void
}

/** What a person can do about suggestions as a whole (MATCH-5). */
export function SuggestionWays({ state, review, onReview }: SuggestionWaysProps) {
  return (
    <Card aria-label="추천에 대해 할 수 있는 일" className="py-1!">
      <ul className="divide-y divide-line">
        <li>
          <Link to={paths.whyNotSuggested()} className={rowLook}>
            <Row Icon={Search} title="왜 이 회사는 없나요?" about="회사 이름으로 이유를 물어봐요" goesOn />
          </Link>
        </li>
        <ReviewRows review={review} onReview={onReview} />
        <li className={rowLook}>
          <Row Icon={Ban} title="추천 받기" about="꺼도 회사의 찾기에는 그대로 나와요">
            <SuggestionSwitch state={state} />
          </Row>
        </li>
        <li>
          <a href={paths.matchCriteria()} className={rowLook}>
            <Row Icon={Scales} title="무엇을 세고, 무엇을 세지 않나요?" goesOn />
          </a>
        </li>
      </ul>
    </Card>
  )
}

const rowLook = 'flex min-h-16 w-full items-center gap-3.5 py-2 text-left'

type RowProps = {
  Icon: ComponentType<IconProps>
  title: string
  about?: string
  goesOn?: boolean
  children?: ReactNode
}

function Row({ Icon, title, about, goesOn, children }: RowProps) {
  return (
    <>
      <Icon size={20} strokeWidth={1.8} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <b className="block text-body leading-close font-medium">{title}</b>
        {about && <span className="block text-caption leading-even text-ink-3 tnum">{about}</span>}
      </span>
      {children}
      {goesOn && <ChevronRight size={18} className="shrink-0 text-ink-3" />}
    </>
  )
}

/** The way to a person, by when they answer, or where their answer stands. */
function ReviewRows({ review, onReview }: Pick<SuggestionWaysProps, 'review' | 'onReview'>) {
  if (review && !review.answeredAt)
    return (
      <li className={rowLook}>
        <Row Icon={Person} title="사람이 다시 보고 있어요" about={`${answeredBy(review.dueOn)} 답해요`} />
      </li>
    )
  return (
    <>
      {review?.roomId && (
        <li>
          <Link to={paths.messageRoom(review.roomId)} className={rowLook}>
            <Row Icon={Person} title="사람이 보고 답했어요" about="메시지에서 읽어요" goesOn />
          </Link>
        </li>
      )}
      <li>
        <button type="button" onClick={onReview} className={rowLook}>
          <Row Icon={Person} title="사람이 다시 봐 주세요" about="이유가 맞지 않으면 알려 주세요" goesOn />
        </button>
      </li>
    </>
  )
}
