import { paths } from '@coffeeattack/contract/pages'
import { kstDay } from '@coffeeattack/domain/kst'
import { endOfTerm } from '@coffeeattack/domain/proofs/proof'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { asksEarly } from '../early/early-calls.ts'
import { Page } from '../layout/Page.tsx'
import { PanelFigure } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import { NoProofYet } from './NoProofYet.tsx'
import { type ProofCard, proofsQuery } from './queries.ts'
import { leftText, lookDay, lookTime, shortDay, titleOf } from './words.ts'

/** Loaded on demand: few people are asked by a company right now. */
const OpenRequests = lazy(() => import('./request/OpenRequests.tsx'))

export const meta = () => privateMeta('증명서')

export const handle = asksEarly('GET /users/proofs')

export const clientLoader = () => prefetch(proofsQuery)

/** The person's own proofs: what can be read right now, and what is over (PROOF-1, PROOF-2). */
export default function ProofsScreen() {
  return (
    <Loaded
      query={useQuery(proofsQuery)}
      title="증명서를 불러오지 못했어요"
      className="mt-24"
      skeleton={
        <Skeletons
          className="flex flex-col gap-3 px-4 pt-4"
          round="card"
          label="증명서를 불러오는 중이에요"
          shapes={['h-33', 'h-33', 'h-40']}
        />
      }
      renderFrame={(inside) => (
        <Page tone="canvas" backTo={paths.account()} title="증명서">
          {inside}
        </Page>
      )}
    >
      {({ items, mayMake }) =>
        items.length === 0 ? (
          <NoProofYet isVerified={mayMake} />
        ) : (
          <Listed items={items} cta={<OnwardLink mayMake={mayMake} />} />
        )
      }
    </Loaded>
  )
}

/** Makes another; without a verified career that comes first. */
const OnwardLink = ({ mayMake }: { mayMake: boolean }) => (
  <nav aria-label="새 증명서">
    <Link to={mayMake ? paths.newProof() : paths.submit()} className={buttonLook()}>
      {mayMake ? '증명서 만들기' : '커리어 인증하기'}
    </Link>
  </nav>
)

function Listed({ items, cta }: { items: readonly ProofCard[]; cta: ReactNode }) {
  const now = useNow(nextMidnight)
  const running = items.filter((proof) => stateAt(proof, now) === 'RUNNING')
  const ended = items.filter((proof) => stateAt(proof, now) !== 'RUNNING')
  return (
    <Page tone="canvas" backTo={paths.account()} cta={cta}>
      {running.length > 0 && (
        <PanelFigure about="지금 쓰는 증명서">
          <span className="text-[.64em] leading-tight text-on-shot tnum">{running.length}장</span>
        </PanelFigure>
      )}
      <div className="flex flex-col gap-3 px-4 pb-7">
        <div className="px-1 pt-1 pb-2">
          <h1 className="text-h1">증명서</h1>
          <p className="mt-1.5 text-body-s text-ink-3">서류 대신, 꼭 필요한 한 줄만 보여 줘요.</p>
        </div>
        <Suspense>
          <OpenRequests />
        </Suspense>
        {running.length > 0 && (
          <>
            <Part title="쓰고 있어요" more={`${running.length}장`} />
            <ul className="flex flex-col gap-3">
              {running.map((proof) => (
                <li key={proof.id}>
                  <Running proof={proof} now={now} />
                </li>
              ))}
            </ul>
          </>
        )}
        {ended.length > 0 && (
          <>
            <Part title="지난 증명서" />
            <Card className="py-2!">
              <ul className="divide-y divide-line">
                {ended.map((proof) => (
                  <Ended key={proof.id} proof={proof} />
                ))}
              </ul>
            </Card>
          </>
        )}
      </div>
    </Page>
  )
}

/** A proof may end while the page is open. */
function stateAt({ state, untilDay }: ProofCard, now: Date): ProofCard['state'] {
  return state === 'RUNNING' && endOfTerm(untilDay) <= now ? 'EXPIRED' : state
}

function Part({ title, more }: { title: string; more?: string }) {
  return (
    <h2 className="flex items-baseline justify-between gap-3 px-1 pt-3 text-body-s font-semibold text-ink-2">
      {title}
      {more && <span className="text-caption font-normal text-ink-3 tnum">{more}</span>}
    </h2>
  )
}

function Running({ proof, now }: { proof: ProofCard; now: Date }) {
  const { id, receiver, untilDay, lookCount, lastLookAt } = proof
  return (
    <Link
      to={paths.ownProof(id, 'log')}
      className="block rounded-card bg-surface p-5 transition-colors duration-(--t1) press:bg-surface-2"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 pt-0.5 text-label leading-close text-ink-3 [overflow-wrap:anywhere]">
          {receiver}
        </span>
        <CountdownBadge kind="soft">{leftText(untilDay, now)}</CountdownBadge>
      </span>
      <b className="mt-0.5 block text-h2 tnum">{titleOf(proof)}</b>
      <span className="mt-3.5 flex items-center gap-1.5 border-t border-line pt-3.5 text-label text-ink-2 tnum">
        <Eye size={17} strokeWidth={1.9} className="shrink-0" />
        {lastLookAt === null ? (
          '아직 열지 않았어요'
        ) : (
          <span>
            {lookCount}번 열었어요{' '}
            <span className="text-ink-3">
              · {lookDay(lastLookAt, now)} {lookTime(lastLookAt)}
            </span>
          </span>
        )}
        <ChevronRight size={18} className="ml-auto shrink-0 text-ink-3" />
      </span>
    </Link>
  )
}

function Ended({ proof }: { proof: ProofCard }) {
  const { id, receiver, takenBackAt, untilDay } = proof
  const day = takenBackAt === null ? shortDay(untilDay) : shortDay(kstDay(new Date(takenBackAt)))
  return (
    <li>
      <Link to={paths.ownProof(id)} className="flex min-h-15 items-center gap-3 py-2">
        <span className="min-w-0 flex-1">
          <b className="block leading-close font-medium text-ink-2 tnum">{titleOf(proof)}</b>
          <span className="block text-caption text-ink-3 tnum [overflow-wrap:anywhere]">
            {receiver} · {day}
          </span>
        </span>
        <CountdownBadge kind="over">{takenBackAt === null ? '기한이 지났어요' : '거두었어요'}</CountdownBadge>
      </Link>
    </li>
  )
}
