import { paths } from '@coffeeattack/contract/pages'
import { type ProofRow, proofView } from '@coffeeattack/domain/companies/proof'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { Link } from 'react-router'
import type { CompanyProof } from './queries.ts'

/** Where the labour ministry publishes its list. */
const LIST = 'https://www.moel.go.kr/info/defaulter/defaulterList.do'

type ProofSheetProps = {
  company: { id: string; name: string }
  proof: CompanyProof
  /** On the company's own page the sheet does not lead there. */
  isOnPage: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Every check of a company with its source and day, and what is missing in the same size (FIRM-7). */
export default function ProofSheet({ company, proof, isOnPage, open, onOpenChange }: ProofSheetProps) {
  const view = proofView(proof, company.name, useNow(nextMidnight))
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={view.title}
      footer={
        !isOnPage && (
          <Link to={paths.company(company.id)} className={buttonLook()}>
            회사 페이지 보기
          </Link>
        )
      }
    >
      <div aria-hidden="true" className="-mt-1 mb-1 flex gap-1.25">
        {view.rows.toSorted(byMark).map(({ check, mark }) => (
          <i key={check} className={`h-1.5 w-7 rounded-[3px] ${pips[mark]}`} />
        ))}
      </div>
      <ul className="mt-2.5">
        {view.rows.map((row) => (
          <Row key={row.check} row={row} />
        ))}
      </ul>
      <p className="mt-2 rounded-field bg-surface-2 px-3.5 py-3 text-label text-ink-2">{view.closing}</p>
    </Sheet>
  )
}

/** What passed comes first, so that the row reads as a count. */
const order: readonly ProofRow['mark'][] = ['PASSED', 'NOTED', 'MISSING']
const byMark = (a: ProofRow, b: ProofRow): number => order.indexOf(a.mark) - order.indexOf(b.mark)

const pips: Readonly<Record<ProofRow['mark'], string>> = {
  PASSED: 'bg-success',
  NOTED: 'bg-ink',
  MISSING: 'inset-ring inset-ring-line-field',
}

const marks: Readonly<Record<ProofRow['mark'], string>> = {
  PASSED: 'bg-success-tint text-success',
  NOTED: 'bg-ink text-elevated font-bold',
  MISSING: 'border-[1.5px] border-dashed border-line-field',
}

function Row({ row: { mark, text, source, isList } }: { row: ProofRow }) {
  return (
    <li className="flex gap-3 py-2.5">
      <span
        aria-hidden="true"
        className={`mt-px grid size-6 shrink-0 place-items-center rounded-full text-label leading-none ${marks[mark]}`}
      >
        {mark === 'PASSED' && <Check size={14} strokeWidth={3} />}
        {mark === 'NOTED' && '!'}
      </span>
      <span className="min-w-0">
        <span
          className={`block text-body leading-close tracking-tight ${mark === 'MISSING' ? 'font-medium text-ink-2' : 'font-semibold'}`}
        >
          {text}
        </span>
        <span className="block text-label text-ink-3 tnum">
          {source}
          {isList && (
            <>
              {' · '}
              <a
                href={LIST}
                target="_blank"
                rel="noopener noreferrer"
                className="relative text-ink-2 underline underline-offset-3 before:absolute before:-inset-y-3 before:inset-x-0"
              >
                명단 보기<span className="sr-only"> 새 창에서 열기</span>
              </a>
            </>
          )}
        </span>
      </span>
    </li>
  )
}
