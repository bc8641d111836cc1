import type { CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { paths } from '../../paths.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { SimpleAuthSheet } from '../../verification/SimpleAuthSheet.tsx'
import { verifiedQuery } from '../../verification/verified-query.ts'
import { freshChoice, knownPerson, type KnownPerson } from './known-person.ts'
import { BeginPage } from './BeginPage.tsx'
import { GatheringPage } from './GatheringPage.tsx'
import { ResultScreen } from './ResultScreen.tsx'
import { type Incomes, incomesQuery } from './queries.ts'
import { useLoading } from './use-loading.ts'
import { useRequest } from './use-request.ts'
import { privateMeta } from '../../seo.ts'

/** Everything that the person has earned, gathered five years at a time (PUB-6). */
export default function MoneyScreen() {
  const verified = useQuery(verifiedQuery)
  const incomes = useQuery(incomesQuery)
  const showsResult = useSearchParams()[0].get('step') === 'result'
  const failed = [verified, incomes].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <Page header={<Header backTo={paths.my()} />}>
        <ErrorState
          className="m-auto"
          busy={failed.isFetching && '불러오는 중'}
          onRetry={() => void failed.refetch()}
        />
      </Page>
    )
  if (!verified.data || !incomes.data) return <PageSkeleton />
  const person = knownPerson(verified.data.userItems)
  // Name and birthday come with the career: whoever has not verified one begins there.
  if (!person) return <Navigate to={paths.submit()} replace />
  if (showsResult) return <ResultScreen incomes={incomes.data} />
  return <Gathering person={person} incomes={incomes.data} />
}

function Gathering({ person, incomes }: { person: KnownPerson; incomes: Incomes }) {
  const { status, next, items } = incomes
  const [choosing, setChoosing] = useState(false)
  const { busy, request } = useRequest(() => setChoosing(false))
  useLoading(status === 'LOADING')

  const ask = (choice: CompleteChoice) => next && void request({ person, range: next, choice })
  function more() {
    // After a failure nothing is remembered at the tax office.
    const choice = status === 'DONE' ? freshChoice(verificationState.read(), person, new Date()) : null
    if (choice) ask(choice)
    else setChoosing(true)
  }
  const hasBegun = status === 'LOADING' || items.length > 0 || status === 'DONE'
  return (
    <>
      {hasBegun ? (
        <GatheringPage incomes={incomes} busy={busy && !choosing} onMore={more} />
      ) : (
        <BeginPage person={person} failed={status === 'FAILED'} onBegin={() => setChoosing(true)} />
      )}
      <SimpleAuthSheet
        about="본인 확인이 끝나면 국세청에서 소득을 불러와요."
        open={choosing}
        onOpenChange={setChoosing}
        busy={busy}
        onNext={ask}
      />
    </>
  )
}

export const meta = () => privateMeta('지금까지 번 소득')
