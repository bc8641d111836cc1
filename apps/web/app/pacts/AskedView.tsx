import { versionName } from '@coffeeattack/domain/pacts/state'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useNow, nextMidnight } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { drawing } from '@coffeeattack/ui/drawing'
import { Logo } from '@coffeeattack/ui/Logo'
import { leftText, RequestDashes } from './answers/RequestDashes.tsx'
import { usedRequests } from './answers/PactAnswers.tsx'
import { pactApi } from './api.ts'
import { PactPage, Said, Words } from './PactPage.tsx'
import { newestOf, type Pact, usePactCall, type Version } from './queries.ts'
import { WholeDocument } from './WholeDocument.tsx'
import { dateOf, daysUntil, shortWeekday } from './words.ts'

/** A change was asked for: what, how often still, and until when the version stands (PACT-3). */
export function AskedView({ pact }: { pact: Pact }) {
  const { company } = pact
  const version = newestOf(pact)
  const { number, terms, sentAt, untilDay } = version
  const used = usedRequests(pact)
  const asked = pact.requestItems.findLast(({ closedAt }) => closedAt === null)
  const takeBack = usePactCall(pact.id, () =>
    pactApi('DELETE /users/pacts/:id/requests', { params: { id: pact.id } }),
  )
  return (
    <PactPage
      pact={pact}
      cta={
        <Button
          kind="weak"
          className="bg-surface!"
          busy={takeBack.busy && '거두는 중'}
          onClick={() => void takeBack.run()}
        >
          부탁 거두고 {versionName(number)} 보기
        </Button>
      }
    >
      <Said lines={[`${company.name}에`, '바꿔 달라고 했어요']}>
        새 안이 오면 바로 알려 드려요. 그때까지 서명하지 않아도 돼요.
      </Said>
      <Card aria-label={versionName(number)}>
        <div className="flex items-center gap-3">
          <Logo name={company.name} src={company.logo} size={44} />
          <p className="min-w-0 leading-snug">
            <b className="block text-h3">{versionName(number)}</b>
            <span className="block text-caption text-ink-3 tnum">
              연봉 {moneyText(terms.base)} · {dateOf(sentAt)}에 왔어요
            </span>
          </p>
        </div>
        {asked && (
          <div className="mt-4">
            <Words by="내가 부탁한 것">{asked.text}</Words>
          </div>
        )}
        <p className="mt-4 flex items-center justify-between gap-3 text-body-s text-ink-2">
          부탁할 수 있는 횟수
          <span className="flex items-center gap-2.5 font-semibold text-ink">
            <RequestDashes used={used} />
            <span aria-hidden="true">{leftText(used)}</span>
          </span>
        </p>
        <p className="mt-3.5 flex items-center justify-between gap-3 text-body-s text-ink-2">
          {versionName(number)}의 기한
          <b className="font-semibold text-ink tnum">{shortWeekday(untilDay)}까지</b>
        </p>
        <DaysDrawing {...version} />
      </Card>
      <WholeDocument pact={pact} />
      <p className="text-center text-caption text-ink-3">
        기한이 지나면 {withJosa(versionName(number), '은/는')} 닫혀요
      </p>
    </PactPage>
  )
}

/** A dash for each day that the company gave; the past ones are pale (PACT-8). */
function DaysDrawing({ sentAt, untilDay }: Version) {
  const now = useNow(nextMidnight)
  const all = daysUntil(untilDay, new Date(sentAt))
  const left = Math.max(0, daysUntil(untilDay, now))
  return (
    <div {...drawing(`${all}일 가운데 ${left}일 남았어요`)} className="mt-3.5 flex gap-[3px]">
      {Array.from({ length: all }, (_, day) => (
        <i
          key={day}
          className={`block h-[5px] flex-1 rounded-full ${day < all - left ? 'bg-line-2' : 'bg-ink'}`}
        />
      ))}
    </div>
  )
}
