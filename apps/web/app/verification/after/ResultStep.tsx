import { paths } from '@coffeeattack/contract/pages'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { incomeLabel } from '@coffeeattack/domain/salary/counted-income'
import { raiseText, rateText } from '@coffeeattack/domain/salary/format'
import { PART_YEAR_NOTE, partText } from '@coffeeattack/domain/salary/full-year'
import { politeName } from '@coffeeattack/domain/text/names'
import { isTaxOfficeAsked } from '@coffeeattack/domain/verification/tax-office'
import { useCall } from '@coffeeattack/kit/useCall'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextLink, textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { OriginLine, useIncomeWord } from '../../insight/salary/IncomeOrigin.tsx'
import { MoneyFigure } from '../../insight/salary/Figures.tsx'
import {
  countedIncome,
  isByOwnWord,
  OWN_WORD,
  incomeSourceText,
  type SalaryReport,
  salaryReportQuery,
} from '../../insight/salary/report.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { careerText, loadedCareer } from '../open-request.ts'
import { taxOfficeQuery } from '../tax/tax-office.ts'
import { StepPage } from './StepPage.tsx'

/** A rank is told only when it is good news; the report has all of it. */
const ABOVE_MOST = 50

/** The screen's figure. Only a raise is coloured. */
function ExpectedSalary({ report }: { report: SalaryReport }) {
  const { salaryAverage, percentile } = report
  const counted = countedIncome(report)
  const word = useIncomeWord(counted)
  if (salaryAverage === null) return <p className="text-body text-ink-2">{whyNone(report)}</p>
  const now = counted?.income ?? null
  const raise = now === null ? 0 : salaryAverage - now
  return (
    <>
      <MoneyFigure manwon={salaryAverage} size={44} />
      {now !== null && raise > 0 && (
        <p className="mt-1.5 text-h3 font-bold text-rise-text tnum">
          {word}보다 {raiseText(raise)} · {rateText((raise / now) * 100)}
        </p>
      )}
      <OriginLine origin={counted} className="mt-1 text-body-s text-ink-3" />
      {isByOwnWord(report) && <p className="mt-1.5 text-body-s text-ink-3">{OWN_WORD}이에요.</p>}
      {now !== null && percentile !== null && percentile <= ABOVE_MOST && (
        <p className="mt-1 text-body-s text-ink-3 tnum">
          {incomeLabel(word)}은 {topPercentText(percentile)}에 있어요.
        </p>
      )}
    </>
  )
}

/** Missing: the person's own income, or people to compare it with. */
function whyNone({ baseSalary, partIncome }: SalaryReport): string {
  if (baseSalary !== null)
    return '아직 비교할 수 있는 사람이 모자라요. 같은 직무의 참여자가 모이면 리포트에서 보여 드려요.'
  return partIncome
    ? '한 해를 채운 소득이 아직 없어서 예상 연봉은 계산하지 않았어요.'
    : '국세청에서 소득을 확인하면 예상 연봉을 계산해 드려요.'
}

/** The verified income of the year, labelled with its source (VER-14); a partial year is labelled as one. */
function IncomeCard({ report, children }: { report: SalaryReport; children?: ReactNode }) {
  const counted = countedIncome(report)
  const part = counted ? null : report.partIncome
  const shown = counted ?? part
  const title = counted ? `${counted.year}년 소득` : part ? `${partText(part)} 소득` : '소득'
  return (
    <Card ground="fill" aria-label={title}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-body-s font-medium text-ink-2 tnum">{title}</h2>
        {shown && <Tag kind="verified">{incomeSourceText[report.salaryType]}</Tag>}
      </div>
      <p className="mt-1.5">
        {shown ? (
          <MoneyFigure manwon={shown.income} size={24} />
        ) : (
          <span className="text-body text-ink-3">확인된 소득이 없어요</span>
        )}
      </p>
      {part && <p className="mt-1 text-caption text-ink-3">{PART_YEAR_NOTE}</p>}
      {children}
    </Card>
  )
}

/** The verification's results: the expected salary, the income behind it, the career. */
export function ResultStep({ onNext, onTax }: { onNext: () => void; onTax: () => void }) {
  const { data: report, refetch } = useQuery(salaryReportQuery)
  const { name } = verificationState.read()
  const { companies, totalMonth, employed } = loadedCareer.read()
  const hasFigure = !report || report.salaryAverage !== null

  const taxOffice = useQuery(taxOfficeQuery)
  const mayAskTax = taxOffice.data !== undefined && !isTaxOfficeAsked(taxOffice.data)

  const forgetTax = useCall(() => api('DELETE /users/tax'), {
    onSettled: () => Promise.all([refetch(), taxOffice.refetch()]),
  })
  return (
    <StepPage
      lines={[name ? `${politeName(name)}의` : '나의', hasFigure ? '예상 연봉이에요' : '커리어를 확인했어요']}
      lead={hasFigure ? '같은 직무, 비슷한 연차와 견주어 계산했어요.' : null}
      next={{ label: '희망 연봉 정하러 가기', disabled: !report, onPress: onNext }}
    >
      <div className="mt-5 px-5 pb-6">
        {!report && <ResultShapes />}
        {report && (
          <>
            <ExpectedSalary report={report} />
            <div className="mt-7 grid gap-3">
              <IncomeCard report={report}>
                {report.salaryType === 'TAX' ? (
                  <TextLink size="sm" className="-mb-2" onClick={() => void forgetTax.run()}>
                    건강보험 소득으로 돌아가기
                  </TextLink>
                ) : (
                  mayAskTax && (
                    <TextLink size="sm" className="-mb-2" onClick={onTax}>
                      국세청 소득으로 확인하기
                    </TextLink>
                  )
                )}
              </IncomeCard>
              {companies > 0 && (
                <Card ground="fill" aria-label="확인한 커리어">
                  <h2 className="text-body-s font-medium text-ink-2">확인한 커리어</h2>
                  <p className="mt-1 text-h3 tnum">{careerText({ companies, totalMonth })}</p>
                </Card>
              )}
            </div>
            <VisibleFromNow employed={employed} />
          </>
        )}
      </div>
    </StepPage>
  )
}

/** Companies see a verified career at once, so hiding it from some is offered here. */
function VisibleFromNow({ employed }: { employed: boolean }) {
  return (
    <div className="mt-4 text-label text-ink-3">
      <p className="flex items-start gap-2">
        <Lock size={17} className="mt-0.5 shrink-0" />
        <span>
          지금부터 회사에 프로필이 보여요.{' '}
          {employed ? '지금 다니는 회사에는 보이지 않아요.' : '이름과 연락처는 내가 고른 회사에만 공개돼요.'}
        </span>
      </p>
      <Link to={paths.hiddenFrom()} className={`${textLinkLook} ml-6`}>
        숨길 회사 고르기
      </Link>
    </div>
  )
}

function ResultShapes() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-12 w-52" />
      <Skeleton className="mt-3 h-6 w-40" />
      <Skeleton round="card" className="mt-7 h-32" />
      <Skeleton round="card" className="mt-3 h-21" />
    </SkeletonGroup>
  )
}
