import { discloseIncome, type DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import { Button } from '@coffeeattack/ui/Button'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { disclosureQuery, incomesQuery } from '../queries.ts'
import { CompanyView } from './CompanyView.tsx'
import { DisclosureShapes } from './DisclosureShapes.tsx'
import { LevelChoice } from './LevelChoice.tsx'
import { toldIncome } from './levels.ts'
import { privateMeta } from '../../seo.ts'

/**
 * How much of the verified income a company sees (TRUST-1). What is told cannot be taken back from whoever read it, so
 * choosing only shows what it would be; the button makes it so.
 */
export default function IncomeDisclosureScreen() {
  const disclosure = useQuery(disclosureQuery)
  const incomes = useQuery(incomesQuery)
  const [chosen, setChosen] = useState<DisclosureLevel | null>(null)
  const [busy, runOne] = useOneAtATime()
  const saved = disclosure.data
  const level = chosen ?? saved?.incomeDisclosure
  const income = incomes.data ? toldIncome(incomes.data) : null

  const save = () =>
    runOne(async () => {
      if (!level) return
      const body = { incomeDisclosure: level }
      const answer = await insist(() => api('PATCH /users/income-disclosure', { body }))
      if (!answer) return
      queries.setQueryData(disclosureQuery.queryKey, answer)
      setChosen(null)
      toast('회사에 보이는 소득을 바꿨어요', { kind: 'done' })
    })
  function retry() {
    void disclosure.refetch()
    void incomes.refetch()
  }
  return (
    <SettingsPage
      lines={['내 소득을 회사에', '얼마나 보여줄까요?']}
      lead="어떻게 골라도 나에게는 정확한 인상률을 보여 드려요."
      bottom={
        <BottomCta>
          <Button
            disabled={!level || level === saved?.incomeDisclosure}
            busy={busy && '저장하는 중'}
            onClick={() => void save()}
          >
            이렇게 보여주기
          </Button>
        </BottomCta>
      }
    >
      {saved && level && incomes.data && (
        <div className="flex flex-col gap-2.5 px-4 pt-5 pb-6">
          <CompanyView
            income={income}
            disclosed={level === saved.incomeDisclosure ? saved.preview : discloseIncome(income, level)}
          />
          <LevelChoice level={level} income={income} onChoose={setChosen} />
        </div>
      )}
      {(disclosure.isPending || incomes.isPending) && !disclosure.isError && !incomes.isError && (
        <DisclosureShapes />
      )}
      {((disclosure.isError && !saved) || (incomes.isError && !incomes.data)) && (
        <ErrorState
          className="px-5 pt-16"
          busy={(disclosure.isFetching || incomes.isFetching) && '불러오는 중'}
          onRetry={retry}
        />
      )}
    </SettingsPage>
  )
}

export const meta = () => privateMeta('소득 공개')
