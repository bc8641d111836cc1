import { Amounts } from '@coffeeattack/ui/Amounts'
import { ChevronsUp } from '@coffeeattack/ui/icons/ChevronsUp'
import type { CSSProperties, ReactNode } from 'react'

/** On a phone the label is above the columns; from 1024 px it is a column of its own (TRUST-3). */
const columns =
  'grid grid-cols-[repeat(var(--offers),minmax(0,1fr))] gap-x-1 pr-1 pl-5 lg:grid-cols-[11.5rem_repeat(var(--offers),minmax(0,1fr))] lg:pr-9 lg:pl-7'

type CompareTableProps = { head: readonly { id: string; content: ReactNode }[]; children: ReactNode }

export function CompareTable({ head, children }: CompareTableProps) {
  return (
    <table
      aria-label="조건 비교"
      className="block rounded-card bg-surface pb-4 tnum lg:pb-5"
      style={{ '--offers': head.length } as CSSProperties}
    >
      <thead className="sticky top-14 z-5 block rounded-t-card bg-surface">
        <tr className={columns}>
          {head.map(({ id, content }) => (
            <th
              key={id}
              scope="col"
              className="min-w-0 pt-4.5 pb-3 text-left first:lg:col-start-2 lg:pt-5.5 lg:text-right"
            >
              {content}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

/** Rows of one kind under a heading. */
export function CompareGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody className="block [&>tr:nth-child(2)]:border-t-0">
      <tr className="block px-5 pt-5.5 pb-1.5 lg:px-7">
        <th scope="rowgroup" className="block text-left text-h3">
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

export type CompareCell = {
  id: string
  /** A range may break only after its tilde; null is a dash. */
  content: ReactNode
  isBest?: boolean
}

type CompareRowProps = {
  label: string
  /** The cells' own text is the row's name. */
  hideLabel?: boolean
  cells: readonly CompareCell[]
  /** Only the raise is coloured. */
  tone?: keyof typeof tones
}

const tones = {
  plain: { usual: 'text-ink-2', best: 'font-bold text-ink' },
  sum: { usual: 'text-ink-2 lg:text-h3 lg:font-normal', best: 'font-bold text-ink lg:text-h3 lg:font-bold' },
  rise: { usual: 'font-semibold text-rise-text', best: 'font-bold text-rise-text' },
}

/** One property of all offers. The best of a row is bold and has a mark, never a colour of its own. */
export function CompareRow({ label, hideLabel, cells, tone = 'plain' }: CompareRowProps) {
  return (
    <tr className={`${columns} border-t border-line py-3 lg:items-baseline lg:py-2.5`}>
      <th
        scope="row"
        className="col-span-full text-left text-caption font-medium text-ink-3 lg:col-auto lg:text-body-s"
      >
        <span className={hideLabel ? 'sr-only' : 'block pb-0.5'}>{label}</span>
      </th>
      {cells.map(({ id, content, isBest = false }) => (
        <td
          key={id}
          className={`relative min-w-0 text-label leading-close tracking-tight lg:text-right lg:text-body ${tones[tone][isBest ? 'best' : 'usual']}`}
        >
          <CellContent content={content} mark={isBest && <BestMark />} />
        </td>
      ))}
    </tr>
  )
}

/** The mark stays with the last amount. */
function CellContent({ content, mark }: { content: ReactNode; mark: ReactNode }) {
  if (content === null) return <Missing />
  const [, from = '', last] = (typeof content === 'string' && /^(.*~)?(.*)$/.exec(content)) || []
  return (
    <>
      {from && <Amounts>{from}</Amounts>}
      <span className={last === undefined ? undefined : 'whitespace-nowrap'}>
        {last ?? content}
        {mark}
      </span>
    </>
  )
}

function Missing() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-4">
        –
      </span>
      <span className="sr-only">없어요</span>
    </>
  )
}

/** On a desktop it hangs outside, so that the figures stay aligned. */
function BestMark() {
  return (
    <span className="ml-0.5 inline-block w-3 lg:absolute lg:top-1/2 lg:left-full lg:ml-1.5 lg:w-3.5 lg:-translate-y-1/2">
      <ChevronsUp size={14} strokeWidth={3.4} className="w-full" />
      <span className="sr-only">가장 좋아요</span>
    </span>
  )
}
