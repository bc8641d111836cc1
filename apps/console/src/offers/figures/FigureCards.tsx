import { funnelSteps } from '@coffeeattack/domain/offers/figures'
import { hoursText, reasonAdvice } from '@coffeeattack/domain/offers/figures-words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Card } from '../../home/Card.tsx'
import type { Figures } from '../queries.ts'
import { ReasonBars } from '../ReasonBars.tsx'
import { Funnel, NamedBars, SpanBars } from './charts.tsx'
import { FunnelTable } from './FunnelTable.tsx'
import { answeredWithRaise, colleagueRows, positionRows, raiseBars, timeBars } from './rows.ts'

type FigureCardsProps = { figures: Figures; isBusy: boolean; isNarrowed: boolean }

/** Seven questions, one card for each. */
export function FigureCards({ figures, isBusy, isNarrowed }: FigureCardsProps) {
  const { total, spans, spanKind, positions, colleagues } = figures
  return (
    <div
      aria-busy={isBusy || undefined}
      className="grid gap-3 *:min-w-0 aria-busy:opacity-60 lg:grid-cols-12"
    >
      <Card
        className="lg:col-span-5"
        title="어택이 지나온 길"
        aside={`보낸 ${groupDigits(total.sent)}건에서`}
        note={sentMeans(figures)}
      >
        <Funnel total={total} />
      </Card>
      <Card
        className="lg:col-span-7"
        title={spanKind === 'week' ? '주마다 보낸 어택' : '달마다 보낸 어택'}
        aside={<Legend sent={total.sent} matched={total.matched} />}
      >
        <SpanBars spans={spans} spanKind={spanKind} />
      </Card>
      <Card className="lg:col-span-7" title="포지션마다">
        <FunnelTable of="포지션" rows={positionRows(positions)} total={total} steps={funnelSteps} hasHours />
      </Card>
      <Reasons reasons={figures.reasons} isNarrowed={isNarrowed} />
      <AnswerTimes figures={figures} />
      <Raises raises={figures.raises} />
      <Card className="lg:col-span-4" title="동료마다">
        <FunnelTable
          of="동료"
          rows={colleagueRows(colleagues)}
          total={total}
          steps={['sent', 'answered', 'matched']}
        />
      </Card>
    </div>
  )
}

function Legend({ sent, matched }: { sent: number; matched: number }) {
  return (
    <p className="flex items-center gap-1.5">
      <i aria-hidden="true" className="size-2.5 rounded-[3px] bg-track" />
      {`보냄 ${groupDigits(sent)}`}
      <i aria-hidden="true" className="ml-1.5 size-2.5 rounded-[3px] bg-primary" />
      {`커피챗 ${groupDigits(matched)}`}
    </p>
  )
}

/** Why the number sent differs from the list and from the quota. */
function sentMeans({ total, listed, byAgents }: Figures): string | null {
  const gone = total.sent - listed
  const parts = [
    byAgents > 0 && `에이전트가 우리 회사 이름으로 보낸 ${byAgents}건도 들어 있어요.`,
    gone > 0 && `탈퇴했거나 더는 볼 수 없는 분께 보낸 ${gone}건은 보낸 어택에는 없고 여기에만 남아요.`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}

function Reasons({ reasons, isNarrowed }: Pick<Figures, 'reasons'> & { isNarrowed: boolean }) {
  const advice = reasons && reasonAdvice(reasons)
  const all = reasons?.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card
      className="lg:col-span-5"
      title="거절한 이유"
      aside={all ? `${all}명` : ''}
      note={isNarrowed && '거절한 이유는 동료나 포지션으로 나누지 않고 회사 전체를 보여 드려요.'}
    >
      <ReasonBars reasons={reasons} />
      {advice && (
        <p className="mt-3 rounded-button-sm bg-surface-2 px-3.5 py-3 text-label text-pretty text-ink-2">
          <b className="text-ink">{advice[0]}</b>
          {advice[1]}
        </p>
      )}
    </Card>
  )
}

/** Figures of fewer than five people are not shown. */
function TooFew({ what }: { what: string }) {
  return <p className="text-label text-pretty text-ink-3">{`다섯 명이 ${what} 보여 드려요.`}</p>
}

function AnswerTimes({ figures: { answerTimes, total } }: { figures: Figures }) {
  const median = total.answerHours === null ? '' : `가운데 값 ${hoursText(total.answerHours)}`
  return (
    <Card className="lg:col-span-4" title="답까지 걸린 시간" aside={median}>
      {answerTimes ? (
        <NamedBars bars={timeBars(answerTimes)} nameWidth="4.75rem" />
      ) : (
        <TooFew what="답하면" />
      )}
    </Card>
  )
}

function Raises({ raises }: Pick<Figures, 'raises'>) {
  return (
    <Card
      className="lg:col-span-4"
      title="올린 폭과 수락"
      aside={raises ? `답한 ${answeredWithRaise(raises)}건` : ''}
      note={
        raises &&
        '후보자가 공개한 소득에서 얼마나 올렸는지로 세고, 범위는 가운데 값으로 세요. 공개하지 않은 분은 빼요.'
      }
    >
      {raises ? (
        <NamedBars bars={raiseBars(raises)} nameWidth="4.5rem" hasNotes isMet />
      ) : (
        <TooFew what="비슷한 폭의 어택에 답하면" />
      )}
    </Card>
  )
}
