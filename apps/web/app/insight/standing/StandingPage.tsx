import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queryOf } from '../../api/client.ts'
import { Page } from '../../layout/Page.tsx'
import { personQuery } from '../../offers/offer-query.ts'
import { TaxOfficeLink } from '../../verification/tax/TaxOfficeLink.tsx'

export type Standing = ApiResult<'GET /users/standing'>

/** The person's verified path and rank. Never cached, because the person may return from verifying. */
export const standingQuery = queryOf(
  'GET /users/standing',
  ['standing'],
  {},
  { staleTime: 0, meta: { load: 'salary' } },
)

/** The frame of a page about the verified income: its content, its skeleton, or why there is none. */
export function StandingPage({ children }: { children: (standing: Standing) => ReactNode }) {
  return (
    <Page backTo={paths.report()}>
      <Loaded
        query={useQuery(standingQuery)}
        className="m-auto"
        title="소득을 불러오지 못했어요"
        skeleton={<StandingShapes />}
      >
        {(standing) => (
          <>
            {children(standing)}
            <TaxOfficeLink className="px-5 pb-safe-4 text-center lg:px-7" />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function StandingShapes() {
  return (
    <SkeletonGroup label="소득을 불러오는 중이에요">
      <div className="px-5 pt-2 lg:px-7">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-2 h-9 w-56" />
        <Skeleton round="card" className="mt-8 h-60" />
      </div>
    </SkeletonGroup>
  )
}

type NotYetProps = {
  lines: readonly [string, string]
  about: string
  action?: { label: string; to: string } | undefined
}

/** Nothing to draw yet: the reason, and what to do. */
export function NotYet({ lines: [first, second], about, action }: NotYetProps) {
  return (
    <section className="m-auto flex flex-col items-center px-5 py-10 text-center">
      <Cup size={148} />
      <h1 className="mt-6 text-h1">
        {first} <span className="block">{second}</span>
      </h1>
      <p className="mt-2 max-w-80 text-body text-balance text-ink-2">{about}</p>
      {action && (
        <Link to={action.to} className={`${buttonLook({ size: 'md', wide: false })} mt-6`}>
          {action.label}
        </Link>
      )}
    </section>
  )
}

/** A person with a career verifies the income next; a new one starts with the career. */
export function VerifyFirst({ lines, about }: { lines: readonly [string, string]; about: string }) {
  const { data } = useQuery(personQuery)
  const action = data?.certified
    ? { label: '소득 인증하기', to: paths.income() }
    : { label: '커리어 인증하기', to: paths.submit() }
  return <NotYet lines={lines} about={about} action={data && action} />
}
