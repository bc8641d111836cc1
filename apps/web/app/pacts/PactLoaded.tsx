import { paths } from '@coffeeattack/contract/pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '../layout/Page.tsx'
import { NoPact } from './NoPact.tsx'
import { type Pact, pactQuery } from './queries.ts'

/** A pact that a page beside its own shows. */
export function PactLoaded({ id, children }: { id: string; children: (pact: Pact) => ReactNode }) {
  return (
    <Loaded
      query={useQuery(pactQuery(id))}
      title="합의서를 불러오지 못했어요"
      className="m-auto"
      skeleton={
        <Skeletons
          label="합의서를 불러오는 중이에요"
          round="card"
          className="grid gap-3 px-4"
          shapes={['h-150', 'h-16']}
        />
      }
      renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoPact />}
      renderFrame={(inside) => (
        <Page tone="canvas" backTo={paths.pact(id)}>
          {inside}
        </Page>
      )}
    >
      {children}
    </Loaded>
  )
}
