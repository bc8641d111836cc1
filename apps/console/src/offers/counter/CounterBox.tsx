import { dayText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { deadlineText } from '@coffeeattack/domain/offers/deadline'
import { moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Person } from '@coffeeattack/ui/icons/Person'
import type { SentCounter, SentOffer } from '../sent/queries.ts'
import { AnswerCounter } from './AnswerCounter.tsx'
import { CounterScale } from './CounterScale.tsx'

type CounterBoxProps = { offer: SentOffer; counter: SentCounter }

/** 연봉 되묻기 (OFR-16): what somebody without a name would meet for, and what we say or said to it. */
export function CounterBox({ offer, counter }: CounterBoxProps) {
  const waits = offer.status === 'WAITING' && counter.answer === null
  return (
    <section
      aria-label="연봉 되묻기"
      className="mt-4 rounded-field bg-surface-2 px-4 py-4 [--focus:var(--ink)]"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="inline-flex min-h-8 items-center gap-1.5 rounded-button-sm border border-dashed border-line-field px-3 text-label font-semibold tnum">
            <Person size={15} strokeWidth={2.2} />
            {moneyText(counter.amount)}이면 만날게요
          </p>
          {counter.note && (
            <p className="mt-2 text-body-s whitespace-pre-line">
              “<MaskedText text={counter.note} />”
            </p>
          )}
          <p className="mt-1.5 text-caption text-ink-3 tnum">{aboutIt(offer, counter, waits)}</p>
        </div>
        {waits && (
          <div className="min-w-0 flex-1 basis-72">
            <CounterScale offer={offer} counter={counter} />
          </div>
        )}
      </div>
      {waits ? (
        <AnswerCounter offer={offer} counter={counter} />
      ) : (
        <Answered offer={offer} counter={counter} />
      )}
    </section>
  )
}

const momentText = (iso: string) => `${dayText(kstDay(new Date(iso)))} ${spokenTimeText(new Date(iso))}`

function aboutIt({ expiredAt }: SentOffer, { askedAt }: SentCounter, waits: boolean): string {
  const asked = momentText(askedAt)
  if (!waits) return asked
  const until = `${deadlineText(new Date(expiredAt))} 한 번 답할 수 있어요`
  return [asked, until, '금액을 바꿔도 이름은 열리지 않아요'].join(' · ')
}

/** What was said, or that time or the candidate was quicker. */
function Answered({ offer, counter }: CounterBoxProps) {
  const { answer, answerNote, answeredAt } = counter
  return (
    <div className="mt-3 border-t border-line-2 pt-3 text-body-s">
      <p className="font-semibold tnum">
        {answer === null ? unanswered[offer.status] : saidText(offer, counter)}
      </p>
      {answerNote && (
        <p className="mt-0.5 whitespace-pre-line text-ink-2">
          “<MaskedText text={answerNote} />”
        </p>
      )}
      {answeredAt && (
        <p className="mt-0.5 text-caption text-ink-3 tnum">{momentText(answeredAt)}에 답했어요</p>
      )}
    </div>
  )
}

function saidText({ salaryMin, salaryMax }: SentOffer, { answer, was }: SentCounter): string {
  if (answer === 'TAKEN_BACK') return '제안을 거둬들였어요'
  if (answer === 'KEPT' || salaryMin === null || salaryMax === null) return '금액을 그대로 두었어요'
  const before = rangeText(was.salaryMin, was.salaryMax).replace(/만 원$/, '')
  return `${before}에서 ${rangeText(salaryMin, salaryMax)}으로 올렸어요`
}

const unanswered: Readonly<Record<SentOffer['status'], string>> = {
  WAITING: '',
  MATCHED: '답을 기다리지 않고 커피챗을 수락했어요',
  REFUSED: '답을 기다리지 않고 거절했어요',
  EXPIRED: '답하기 전에 기한이 지났어요',
  AGENT: '에이전트와 이야기하고 있어요',
}
