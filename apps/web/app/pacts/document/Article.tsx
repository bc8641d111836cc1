import type { Fact, PactBlock, PactDocument, PayRow } from '@coffeeattack/domain/pacts/document-shape'
import { payColumns, withWon } from '@coffeeattack/domain/pacts/document-shape'
import { FingerprintBox } from '@coffeeattack/kit/pacts/Fingerprint'

type ArticleProps = { document: PactDocument; fingerprint: string }

/** The document's articles, reflowed for the phone; on paper with the parties and the places to sign (PACT-5). */
export function Article({ document, fingerprint }: ArticleProps) {
  const [version, day, number] = document.versionLine
  return (
    <article className="pact-paper rounded-card bg-surface px-5.5 pt-6.5 pb-6">
      <h1 className="pl-[.18em] text-center text-[1.375rem] leading-snug font-bold tracking-[.18em]">
        {document.title}
      </h1>
      <p className="mt-1.5 text-center text-caption text-ink-3 tnum">
        {version} · {day}
        <span className="block">{number}</span>
      </p>
      <Parties {...document} />
      <p className="mt-4.5 text-body-s leading-loose text-ink-2">{document.opening}</p>
      {document.blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a document's blocks never move
        <Block key={place} block={block} />
      ))}
      <Signing {...document} />
      <div className="mt-5 break-inside-avoid">
        <FingerprintBox fingerprint={fingerprint} className="h-7" />
      </div>
      <p className="mt-4 hidden text-center text-note text-ink-3 print:block">{document.footer}</p>
    </article>
  )
}

/** The screen's reader knows them; the paper must name them. */
function Parties({ company, person }: Pick<PactDocument, 'company' | 'person'>) {
  return (
    <div className="mt-5 hidden grid-cols-2 gap-6 print:grid">
      {[company, person].map((side, place) => (
        <Facts key={place === 0 ? 'company' : 'person'} rows={side} isNarrow />
      ))}
    </div>
  )
}

function Signing({ signing: { heading, text, signers } }: Pick<PactDocument, 'signing'>) {
  return (
    <div className="hidden break-inside-avoid print:block">
      <h2 className="mt-6.5 text-body font-bold">{heading}</h2>
      <p className="mt-1.5 text-body-s leading-loose text-ink-2">{text}</p>
      <div className="mt-3 grid grid-cols-2 gap-4">
        {signers.map(({ side, name, title }) => (
          <div key={side} className="min-h-24 border border-line-field p-3 text-caption text-ink-3">
            {[side, title].filter(Boolean).join(' · ')}
            <b className="block text-body text-ink">{name}</b>
          </div>
        ))}
      </div>
    </div>
  )
}

function Block({ block }: { block: PactBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="mt-6.5 break-after-avoid text-body font-bold">{block.text}</h2>
    case 'paragraph':
      return <p className="mt-1.5 text-body-s leading-loose text-ink-2">{block.text}</p>
    case 'pay':
      return <PayTable rows={block.rows} />
    case 'facts':
      return <Facts rows={block.rows} />
    case 'clauses':
      return (
        <ol className="mt-2 grid gap-1">
          {block.items.map(({ mark, text }) => (
            <li
              key={mark}
              className="mt-1 grid grid-cols-[1.375rem_1fr] text-body-s leading-loose text-ink-2"
            >
              <span>{mark}</span>
              {text}
            </li>
          ))}
        </ol>
      )
    case 'bars':
      return <p className="mt-1.5 text-body-s font-semibold tnum">{block.text}</p>
    case 'quote':
      return (
        <p className="mt-1.5 border-l-2 border-line-field pl-3 text-body-s leading-loose text-ink-2">
          {block.text}
        </p>
      )
  }
}

const line = 'border-t border-line first:border-t-[1.5px] first:border-ink last:border-b last:border-b-line-2'
const label = 'py-2 pr-2.5 text-left align-top font-normal text-ink-3'

/** On paper five columns, on a phone two: what is agreed, and under it how, the offer and the difference. */
function PayTable({ rows }: { rows: readonly PayRow[] }) {
  return (
    <table className="mt-2.5 w-full border-collapse text-label tnum">
      <thead className="hidden print:table-header-group">
        <tr>
          {Object.values(payColumns).map((column) => (
            <th
              key={column}
              scope="col"
              className="py-1.5 text-right text-note font-normal text-ink-3 first:text-left"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PayLine key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const onPaper = 'hidden py-2 pl-3 text-right align-top print:table-cell'

function PayLine({ row }: { row: PayRow }) {
  const { name, level, agreed, how, offered, difference, isLower, isStrong } = row
  return (
    <tr className={line}>
      <th
        scope="row"
        className={`${label} ${level === 'PART' ? 'pl-3' : ''} ${level === 'SUM' ? 'font-bold text-ink' : ''}`}
      >
        {name}
      </th>
      <td className="py-2 text-right align-top">
        <span className={isStrong ? 'font-bold' : ''}>
          <span className="print:hidden">{withWon(agreed)}</span>
          <span className="hidden print:inline">{agreed}</span>
        </span>
        <span className="block text-caption text-ink-3 print:hidden">
          {[how, offered && `제안 ${withWon(offered)}`].filter(Boolean).map((told) => (
            <span key={told} className="block">
              {told}
            </span>
          ))}
          {difference.map((told) => (
            <span key={told} className={`block ${isLower ? 'font-bold text-ink' : ''}`}>
              차이 {withWon(told)}
            </span>
          ))}
        </span>
      </td>
      <td className={onPaper}>{how}</td>
      <td className={onPaper}>{offered}</td>
      <td className={`${onPaper} ${isLower ? 'font-bold' : ''}`}>
        {difference.map((told) => (
          <span key={told} className="block whitespace-nowrap">
            {told}
          </span>
        ))}
      </td>
    </tr>
  )
}

function Facts({ rows, isNarrow }: { rows: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <table className="mt-2.5 w-full border-collapse text-label tnum">
      <tbody>
        {rows.map(({ name, text, isStrong }) => (
          <tr key={name} className={line}>
            <th scope="row" className={`${label} ${isNarrow ? 'w-20' : 'w-26'}`}>
              {name}
            </th>
            <td className={`py-2 align-top [overflow-wrap:anywhere] ${isStrong ? 'font-bold' : ''}`}>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
