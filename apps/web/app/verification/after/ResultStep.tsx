import { politeName } from '@coffeeattack/domain/text/names'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink, textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { paths } from '../../paths.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { careerText, loadedCareer } from '../loaded-career.ts'
import { salaryReportQuery } from '../../insight/salary/report-query.ts'
import { ExpectedSalary } from './ExpectedSalary.tsx'
import { IncomeCard } from './IncomeCard.tsx'
import { StepPage } from './StepPage.tsx'

/** What the verification found: the expected salary, the income behind it, the career. */
export function ResultStep({ onNext, onTax }: { onNext: () => void; onTax: () => void }) {
  const { data: report, refetch } = useQuery(salaryReportQuery)
  const [, runOne] = useOneAtATime()
  const { name } = verificationState.read()
  const { companies, totalMonth, employed } = loadedCareer.read()
  const hasFigure = !report || report.salaryAverage !== null

  const forgetTax = () =>
    runOne(async () => {
      await insist(() => api('DELETE /users/tax'))
      await refetch()
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
                  <TextLink size="sm" className="-mb-2" onClick={() => void forgetTax()}>
                    건강보험 소득으로 돌아가기
                  </TextLink>
                ) : (
                  <TextLink size="sm" className="-mb-2" onClick={onTax}>
                    국세청 소득으로 확인하기
                  </TextLink>
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

/** A verified career is shown to companies at once: whom not to show it to is offered now. */
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
