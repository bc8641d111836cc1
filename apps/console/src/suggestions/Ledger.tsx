import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { Verdict } from '@coffeeattack/domain/suggestions/learning/outcome'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Minus } from '@coffeeattack/ui/icons/Minus'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { moreBelow } from '../list/ConsoleList.tsx'
import { type LedgerPage, ledgerQuery, type LedgerRow, shortDay } from './queries.ts'

/** From 1200 px on the rows share these columns; below, each figure stands under its name. */
const columns =
  'console:grid console:grid-cols-[7.5rem_9.5rem_3.5rem_6.5rem_8.5rem_minmax(9rem,1fr)_minmax(11rem,auto)] console:items-center console:gap-x-4'

/** Every model with its window, its figures and why it is or is not used (MATCH-3). */
export function Ledger() {
  const ledger = useInfiniteQuery(ledgerQuery)
  const first = ledger.data?.pages[0]
  return (
    <section aria-labelledby="ledger" className="mt-3 rounded-card bg-surface px-5 pt-4 pb-2 lg:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="ledger" className="text-body font-bold">
          모델 장부
        </h2>
        {first && <Standing {...first} />}
      </div>
      <PagedList
        query={ledger}
        title="모델 장부를 불러오지 못했어요"
        className="py-16"
        skeleton={<Skeletons shapes={['mt-4 h-8', 'mt-2 h-8', 'mt-2 mb-4 h-8']} />}
        empty={
          <p className="py-8 text-center text-label text-ink-3">
            아직 배운 모델이 없어요. 손으로 정한 무게를 써요.
          </p>
        }
        more={moreBelow}
      >
        {(rows) => (
          <>
            <div
              aria-hidden="true"
              className={`mt-2 h-8.5 text-note font-medium text-ink-3 max-console:hidden ${columns}`}
            >
              {['모델', '배운 기간', '결과', '배움 · 남겨 둠', '맞힌 순서', '무게', '쓰는지'].map((name) => (
                <span key={name}>{name}</span>
              ))}
            </div>
            <ul aria-labelledby="ledger">
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </section>
  )
}

type StandingProps = Pick<LedgerPage, 'gathered' | 'needed' | 'isLearningOn'>

/** How far it is to the first learnt weights, or by what rule they are taken. */
function Standing({ gathered, needed, isLearningOn }: StandingProps) {
  if (!isLearningOn)
    return <p className="text-caption text-ink-3">배우기를 꺼 두어서 손으로 정한 무게만 써요</p>
  if (gathered >= needed)
    return <p className="text-caption text-ink-3">남겨 둔 결과의 순서를 더 잘 맞힐 때만 바꿔요</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-caption text-ink-2 tnum">
      결과 {groupDigits(gathered)} / {groupDigits(needed)}
      <span aria-hidden="true" className="h-2 w-40 overflow-hidden rounded-full bg-surface-3">
        <i style={{ width: `${(gathered / needed) * 100}%` }} className="block h-full bg-primary" />
      </span>
      모이면 배우기 시작해요
    </p>
  )
}

function Row({ row }: { row: LedgerRow }) {
  const { on, isHand, from, to, outcomes, learnt, heldOut, weights } = row
  const parts = weights
    .filter(({ weight }) => weight > 0)
    .map(({ signal, label, weight }) => ({ signal, points: weight, text: label, detail: null }))
  return (
    <li className="border-t border-line py-2.5 text-label tnum">
      <dl className={`grid grid-cols-2 gap-x-4 gap-y-1.5 console:min-h-5 ${columns}`}>
        <Cell name="모델">
          <b>{isHand ? '손으로 정한 무게' : shortDay(on)}</b>
        </Cell>
        <Cell name="배운 기간">{from && to ? `${shortDay(from)}~${shortDay(to)}` : '–'}</Cell>
        <Cell name="결과">{counted(outcomes)}</Cell>
        <Cell name="배움 · 남겨 둠">
          {learnt === null ? '–' : `${counted(learnt)} · ${counted(heldOut)}`}
        </Cell>
        <Cell name="맞힌 순서">
          <Judged {...row} />
        </Cell>
        <Cell name="무게" wide>
          <ReasonRun
            reasons={parts}
            size="row"
            figures
            label={weights.map(({ label, weight }) => `${label} ${weight}`).join(', ')}
          />
        </Cell>
        <Cell name="쓰는지" wide>
          <Use row={row} />
        </Cell>
      </dl>
    </li>
  )
}

const counted = (figure: number | null) => (figure === null ? '–' : groupDigits(figure))

function Cell({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 max-console:col-span-2' : 'min-w-0'}>
      <dt className="text-note text-ink-3 console:sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** NDCG@10 on the held-out weeks, of the order before and of this one, and the gain with its interval. */
function Judged({ ndcgBefore, ndcg, gainLow, gainHigh }: LedgerRow) {
  if (ndcg === null) return ndcgBefore === null ? '–' : ndcgBefore.toFixed(2)
  return (
    <>
      {ndcgBefore !== null && `${ndcgBefore.toFixed(2)} → `}
      <b>{ndcg.toFixed(2)}</b>
      {gainLow !== null && gainHigh !== null && (
        <span className="block text-note text-ink-3">
          차이 {gain(gainLow)}~{gain(gainHigh)}
        </span>
      )}
    </>
  )
}

const gain = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(3)}`

const whyNot: Readonly<Record<Verdict, string>> = {
  HAND: '아직 쓰지 않았어요',
  USED: '아직 쓰지 않았어요',
  NOT_BETTER: '앞보다 낫지 않아 두었어요',
  SWITCHED_OFF: '배우기를 꺼 두었어요',
  NO_WEIGHTS: '무게를 정하지 못했어요',
}

function Use({ row: { isInUse, usedFrom, usedUntil, verdict } }: { row: LedgerRow }) {
  if (isInUse)
    return (
      <span className="flex items-center gap-1.5 font-semibold">
        <Check size={15} strokeWidth={2.6} className="shrink-0 text-success" />
        쓰고 있어요
      </span>
    )
  const Icon = usedFrom ? Clock : Minus
  return (
    <span className="flex items-center gap-1.5 text-ink-3">
      <Icon size={15} className="shrink-0" />
      {usedFrom ? usedText(usedFrom, usedUntil) : whyNot[verdict]}
    </span>
  )
}

const usedText = (from: string, until: string | null) =>
  until === null || until === from
    ? `${shortDay(from)}에 썼어요`
    : `${shortDay(from)}~${shortDay(until)}에 썼어요`
