import { politeName } from '@coffeeattack/domain/text/names'
import { Card } from '@coffeeattack/ui/Card'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts'
import { insist } from '../../../failure/tell-failure.ts'
import { verificationState } from '../../../session/kept-state.ts'
import { careerText, loadedCareer } from '../loaded-career.ts'
import { salaryReportQuery } from '../../../salary/report-query.ts'
import { ExpectedSalary } from './ExpectedSalary.tsx'
import { IncomeCard } from './IncomeCard.tsx'
import { currentSeason } from './season.ts'
import { StepPage } from './StepPage.tsx'

/** What the verification found: the expected salary, the income behind it, the career. */
export function ResultStep({ onNext, onTax }: { onNext: () => void; onTax: () => void }) {
  const { data: report, refetch } = useQuery(salaryReportQuery)
  const [, runOne] = useOneAtATime()
  const { name } = verificationState.read()
  const { companies, totalMonth } = loadedCareer.read()

  const forgetTax = () =>
    runOne(async () => {
      await insist(() => api('DELETE /users/tax'))
      await refetch()
    })
  return (
    <StepPage
      lines={[name ? `${politeName(name)}의` : '나의', '예상 연봉이에요']}
      lead="같은 직무, 비슷한 연차와 견주어 계산했어요."
      next={{ label: '희망 연봉 정하러 가기', disabled: !report, onPress: onNext }}
    >
      <div className="mt-5 px-5 pb-6">
        {!report && <ResultShapes />}
        {report && (
          <>
            <ExpectedSalary report={report} />
            <div className="mt-7 grid gap-3">
              <IncomeCard title={currentSeason().incomeTitle} report={report}>
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
            <p className="mt-4 flex items-center gap-2 text-label text-ink-3">
              <Lock size={17} className="shrink-0" />
              지금 다니는 회사에는 프로필이 보이지 않아요.
            </p>
          </>
        )}
      </div>
    </StepPage>
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
