import { paths } from '@coffeeattack/contract/pages'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { CupCount } from '@coffeeattack/ui/CupCount'
import { Link } from 'react-router'

export const ASK_PLACEHOLDER = '이름 없이 물어보세요'

/** Common questions before a decision. */
export const READY_QUESTIONS = [
  '재택도 할 수 있나요?',
  '팀은 몇 명인가요?',
  '수습 기간에도 연봉이 같나요?',
] as const

/** Five cups beside the composer: each question fills one. */
export function QuestionCups({ left }: { left: number }) {
  const asked = NAMELESS.questions - left
  return (
    <p className="flex items-center justify-between gap-3 px-5 pt-1 pb-1.5 text-label text-ink-2">
      <b className="font-semibold text-ink tnum">
        {left > 0 ? `질문 ${left}개 남았어요` : '질문을 모두 썼어요'}
      </b>
      <CupCount
        count={asked}
        of={NAMELESS.questions}
        label={`${NAMELESS.questions}번 가운데 ${asked}번 물었어요`}
      />
    </p>
  )
}

/** In place of the composer after the last question: the company can still answer, and the person decides. */
export function NoQuestionLeft({ offerId }: { offerId: string }) {
  return (
    <div data-bottom-bar className="shrink-0 border-t border-line bg-page pt-2 pb-safe-3">
      <QuestionCups left={0} />
      <p className="px-5 pb-3 text-label text-ink-3">커피챗을 수락하면 이어서 이야기할 수 있어요.</p>
      <div className="px-4">
        <Link to={paths.offer(offerId)} className={buttonLook({ kind: 'weak', size: 'md' })}>
          제안 보고 정하기
        </Link>
      </div>
    </div>
  )
}
