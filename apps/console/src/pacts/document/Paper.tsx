import {
  pactDocument,
  type DocumentInput,
  sealWords,
  signatureFacts,
} from '@coffeeattack/domain/pacts/document'
import {
  type Fact,
  type PactBlock,
  type PactDocument,
  payColumns,
  type PayRow,
} from '@coffeeattack/domain/pacts/document-shape'
import type { Range } from '@coffeeattack/domain/offers/whole-pay'
import { Fragment, type ReactNode } from 'react'

/** An A4 at 96 dots an inch. */
export const PAPER = { width: 794, height: 1_123 } as const

/** The pages of the document, as the paper has them: pay and what is lower, then the conditions and the signatures. */
export function paperPages(input: DocumentInput): ReactNode[] {
  const paper = pactDocument(input)
  const cut = paper.blocks.findIndex((block) => block.kind === 'heading' && block.text.endsWith('근로조건'))
  const pages = [paper.blocks.slice(0, cut), paper.blocks.slice(cut)]
  return [
    <Page key="1" paper={paper} number={1}>
      <Head paper={paper} />
      {pages[0]?.map(block)}
    </Page>,
    <Page key="2" paper={paper} number={2}>
      {pages[1]?.map(block)}
      <Signatures paper={paper} />
    </Page>,
  ]
}

/** Always light: it is paper. */
function Page({ paper, number, children }: { paper: PactDocument; number: number; children: ReactNode }) {
  return (
    <div
      lang="ko"
      className="relative flex scheme-light flex-col bg-surface px-[60px] pt-[54px] pb-[46px] text-[14px] leading-[1.55] text-ink"
      style={{ width: PAPER.width, minHeight: PAPER.height }}
    >
      <span className="absolute top-[26px] right-[60px] rounded-[6px] border-[1.5px] border-dashed border-line-field px-2 text-[12px] font-semibold text-ink-2">
        초안
      </span>
      {children}
      <p className="mt-auto flex justify-between gap-4 border-t border-line-2 pt-2.5 text-[11.5px] text-ink-3">
        <span>{paper.footer}</span>
        <span>커피어택 · {number} / 2</span>
      </p>
    </div>
  )
}

function Head({ paper }: { paper: PactDocument }) {
  return (
    <>
      <p className="pl-[.32em] text-center text-[28px] leading-[1.3] font-bold tracking-[.32em]">
        {paper.title}
      </p>
      <p className="mt-1.5 text-center text-[12px] text-ink-3">{paper.versionLine.join(' · ')}</p>
      <div className="mt-5 grid grid-cols-2 gap-7">
        <Facts rows={paper.company} isSmall />
        <Facts rows={paper.person} isSmall />
      </div>
      <p className="mt-4 leading-[1.7]">{paper.opening}</p>
    </>
  )
}

function block(one: PactBlock, place: number): ReactNode {
  const key = `${one.kind}${place}`
  switch (one.kind) {
    case 'heading':
      return (
        <p key={key} className="mt-6 mb-2 text-[16px] leading-[1.4] font-bold tracking-snug first:mt-0">
          {one.text}
        </p>
      )
    case 'paragraph':
      return (
        <p key={key} className="leading-[1.7]">
          {one.text}
        </p>
      )
    case 'pay':
      return <PayTable key={key} rows={one.rows} />
    case 'facts':
      return <Facts key={key} rows={one.rows} />
    case 'clauses':
      return (
        <ol key={key} className="mt-2 grid gap-1.5">
          {one.items.map(({ mark, text }) => (
            <li key={mark} className="grid grid-cols-[22px_1fr] leading-[1.65] text-pretty">
              <span>{mark}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )
    case 'bars':
      return <Bars key={key} {...one} />
    case 'quote':
      return (
        <p key={key} className="mt-2 border-l-2 border-line-field pl-3.5 leading-[1.7]">
          {one.text}
        </p>
      )
  }
}

const cell = 'border-t border-line-2 px-1.5 py-[7px] align-top first:pl-0 last:pr-0'
const sheet =
  'w-full border-collapse border-t-[1.5px] border-b border-t-ink border-b-line-field text-[13.2px] leading-normal tnum'

function Facts({ rows, isSmall = false }: { rows: readonly Fact[]; isSmall?: boolean }) {
  return (
    <table className={sheet}>
      <tbody>
        {rows.map(({ name, text, isStrong }) => (
          <tr key={name}>
            <th
              scope="row"
              className={`${cell} text-left whitespace-nowrap ${isSmall ? 'w-[92px] font-normal text-ink-3' : 'w-[108px] font-semibold'}`}
            >
              {name}
            </th>
            <td className={`${cell} ${isStrong ? 'font-bold' : ''}`}>
              {text || <span className="text-danger">아직 적지 않았습니다</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PayTable({ rows }: { rows: readonly PayRow[] }) {
  const right = `${cell} text-right whitespace-nowrap`
  return (
    <table className={sheet}>
      <thead>
        <tr className="text-[12.5px] text-ink-3 [&>th]:border-t-0 [&>th]:font-normal">
          <th className={`${cell} text-left`}>{payColumns.name}</th>
          <th className={right}>{payColumns.agreed}</th>
          <th className={`${cell} pl-2.5 text-left`}>{payColumns.how}</th>
          <th className={right}>{payColumns.offered}</th>
          <th className={right}>{payColumns.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isSum = row.level === 'SUM'
          return (
            <tr
              key={row.name}
              className={
                isSum
                  ? 'font-bold [&>*]:border-t-[1.5px] [&>*]:border-t-ink'
                  : row.level === 'PART'
                    ? 'text-ink-2'
                    : ''
              }
            >
              <th
                scope="row"
                className={`${cell} text-left whitespace-nowrap ${row.level === 'PART' ? 'pl-3.5! font-normal' : 'font-semibold'}`}
              >
                {row.name}
              </th>
              <td className={`${right} ${row.isStrong ? 'font-bold' : ''}`}>
                {row.agreed || <span className="font-normal text-danger">아직 없음</span>}
              </td>
              <td className={`${cell} pl-2.5 font-normal whitespace-nowrap`}>{row.how}</td>
              <td className={`${right} font-normal`}>{row.offered}</td>
              <td className={`${right} ${row.isLower && !isSum ? 'font-bold' : 'font-normal'}`}>
                {row.difference.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type BarsProps = { name: string; offered: Range; agreed: Range | null; text: string }

function Bars({ name, offered, agreed, text }: BarsProps) {
  const said = agreed?.max ?? 0
  const end = Math.max(offered.max, said)
  return (
    <div className="mt-2.5 grid grid-cols-[92px_1fr_auto] items-center gap-3.5 text-[13.5px] whitespace-nowrap">
      <b className="font-semibold">{name}</b>
      <span aria-hidden="true">
        <i
          className="block h-[5px] rounded-xs bg-line-field"
          style={{ width: `${(offered.max / end) * 100}%` }}
        />
        <span className="mt-[3px] flex h-3 gap-0.5">
          <i className="block rounded-xs bg-primary" style={{ flex: said }} />
          {offered.max > said && (
            <i
              className="block rounded-xs border border-dashed border-ink-2"
              style={{ flex: offered.max - said }}
            />
          )}
        </span>
      </span>
      <span>{text}</span>
    </div>
  )
}

function Signatures({ paper: { signing } }: { paper: PactDocument }) {
  return (
    <>
      <p className="mt-6 mb-2 text-[16px] leading-[1.4] font-bold">{signing.heading}</p>
      <p className="leading-[1.7]">{signing.text}</p>
      <div className="mt-3 grid grid-cols-2 gap-5">
        {signing.signers.map(({ side, name, title }) => (
          <div key={side} className="rounded-[6px] border border-dashed border-line-field px-4 pt-3.5 pb-3">
            <p className="text-[12px] text-ink-3">{side}</p>
            <p className="mt-0.5 mb-2 flex items-baseline justify-between gap-2">
              <b className="text-[20px] whitespace-nowrap">{name}</b>
              <span className="text-right text-[12px] font-medium text-ink-2">{title}</span>
            </p>
            <dl className="grid grid-cols-[62px_1fr] gap-x-2 text-[12.5px] leading-[1.6]">
              {signatureFacts(null).map((fact) => (
                <Fragment key={fact.name}>
                  <dt className="text-ink-3">{fact.name}</dt>
                  <dd>{fact.text}</dd>
                </Fragment>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className="my-4 grid grid-cols-[84px_1fr] items-center gap-5 rounded-[6px] border border-line-field px-4 py-3.5">
        <span className="grid size-[84px] place-items-center rounded-full border-2 border-dashed border-line-field text-[11px] text-ink-3">
          {sealWords.place}
        </span>
        <p className="text-[12.5px] leading-[1.6] text-ink-2">{sealWords.notYet}</p>
      </div>
    </>
  )
}
