import { PAID_RULE, unknownReasons } from '@coffeeattack/domain/paid-checks/judgement'
import { missingText, unknownTexts } from '@coffeeattack/domain/paid-checks/words.ko'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Minus } from '@coffeeattack/ui/icons/Minus'
import { Logo } from '@coffeeattack/ui/Logo'
import type { ReactNode } from 'react'
import { Secret } from '../asking/Invitation.tsx'
import { type PaidCheck, type PaidResult, shortDay } from '../queries.ts'
import { PayBars } from './PayBars.tsx'
import { Deleting, DeleteRow } from './Deleting.tsx'
import { ProofRow } from './ProofRow.tsx'
import { NextSteps } from './NextSteps.tsx'

type ResultProps = { check: PaidCheck; result: PaidResult; name: string | null }

/** What health insurance told, to the person alone (KEEP-8, KEEP-10). */
export function ResultView({ check, result, name }: ResultProps) {
  const { figures } = result
  if (!figures) return <Unknown check={check} result={result} />
  const isKept = result.judgement === 'KEPT'
  return (
    <>
      <Card>
        <Head check={check} result={result}>
          {isKept ? ['약속한 연봉을', '받고 있어요'] : ['약속보다', `${missingText(figures)} 적게 보여요`]}
        </Head>
        <PayBars {...figures} />
        <Note>
          {isKept
            ? '한 달 보험료를 보험료율로 나눠 한 해로 어림했어요.'
            : '비과세 식대나 수습 기간 때문에 적게 보일 수 있어요.'}
          <br />
          {isKept
            ? `약속한 연봉의 ${PAID_RULE.keptPercent}%에서 비과세 식대 ${PAID_RULE.mealsYearly}만 원을 뺀 금액부터 지킨 걸로 봐요.`
            : '먼저 급여명세서와 처우 합의서를 견주어 보세요.'}
        </Note>
      </Card>
      {isKept ? (
        <>
          <DeleteRow id={check.id}>{result.isProvable && <ProofRow />}</DeleteRow>
          <Secret>회사 기록에는 다섯 분이 모인 뒤에 더해져요</Secret>
        </>
      ) : (
        <>
          <NextSteps check={check} name={name} />
          <Secret>회사에는 알리지 않았어요</Secret>
          <Deleting id={check.id} />
        </>
      )}
    </>
  )
}

/** No bar is drawn, and the reason is named. */
function Unknown({ check, result }: Omit<ResultProps, 'name'>) {
  return (
    <>
      <Card>
        <Head check={check} result={result}>
          {['이번에는 알 수 없었어요']}
        </Head>
        <div className="mt-5 grid h-14 place-items-center rounded-cell border-[1.5px] border-dashed border-line-field text-body-s text-ink-3">
          건강보험으로 셀 수 없는 달이에요
        </div>
        <ul className="mt-4">
          {unknownReasons.map((reason) => {
            const isIt = reason === result.reason
            const Mark = isIt ? Check : Minus
            return (
              <li
                key={reason}
                aria-current={isIt || undefined}
                className={`flex min-h-11 items-center gap-2.5 border-line text-body-s not-first:border-t ${isIt ? 'font-semibold text-ink' : 'text-ink-3'}`}
              >
                <Mark size={19} strokeWidth={isIt ? 2.4 : 2} className={isIt ? '' : 'text-line-2'} />
                {unknownTexts[reason]}
              </li>
            )
          })}
        </ul>
        <Note>
          알 수 없는 결과는 지켰다고도, 어겼다고도 세지 않아요.
          {check.round === 3 && ' 시작하고 열세 달이 지나면 한 번 더 여쭤볼게요.'}
        </Note>
      </Card>
      <DeleteRow id={check.id} />
    </>
  )
}

function Head({
  check,
  result,
  children,
}: {
  check: PaidCheck
  result: PaidResult
  children: readonly string[]
}) {
  const { company, startsOn } = check
  return (
    <>
      <div className="mb-4 flex items-center gap-3.5">
        <Logo name={company.name} src={company.logo} size={44} />
        <p className="min-w-0 flex-1 leading-close">
          <b className="block truncate font-semibold">{company.name}</b>
          <span className="text-caption text-ink-3 tnum">
            {shortDay(startsOn)} 시작 · {shortDay(result.checkedOn)} 확인
          </span>
        </p>
      </div>
      <h1 className="text-h1 tnum">
        {children.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h1>
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 border-t border-line pt-3.5 text-caption text-ink-3">{children}</p>
)
