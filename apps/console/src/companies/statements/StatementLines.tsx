import { entryLabels } from '@coffeeattack/domain/companies/correction'
import { monthText, rateLabel, wonText } from '@coffeeattack/domain/companies/statement'
import { dayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import type { Statement } from '../queries.ts'

/** Hidden on a phone, where the cells stand below the position. */
const wide = 'max-sm:hidden print:table-cell'
const figure = 'py-2.5 pl-4 text-right whitespace-nowrap tnum'

const dayOf = (day: string) => dayText(parseDay(day) ?? 0)

type Line = Statement['lines'][number]
type Corrected = Statement['corrected'][number]

/** The fee and the tax of each entry, and their sums. */
export function StatementLines({ statement }: { statement: Statement }) {
  const { lines, sum, vat, corrected } = statement
  return (
    <table aria-label="채용마다" className="mt-7 w-full border-collapse text-body-s">
      <thead className="text-caption text-ink-3">
        <tr className="border-b border-line-2 *:font-medium">
          <th className="py-2 text-left">포지션</th>
          <th className={`${figure} ${wide}`}>첫 출근</th>
          <th className={`${figure} ${wide}`}>기본 연봉</th>
          <th className={`${figure} ${wide}`}>비율</th>
          <th className={figure}>성공 보수</th>
          <th className={`${figure} ${wide}`}>부가세</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line break-inside-avoid last:border-0">
            <td className="py-2.5 font-medium">
              <Position line={line} corrected={corrected.find(({ hireId }) => hireId === line.hireId)} />
            </td>
            <td className={`${figure} ${wide}`}>{dayOf(line.startsOn)}</td>
            <td className={`${figure} ${wide}`}>{moneyText(line.basePay)}</td>
            <td className={`${figure} ${wide}`}>{rateLabel(line.feeRate)}</td>
            <td className={figure}>{wonText(line.fee)}</td>
            <td className={`${figure} ${wide}`}>{wonText(line.vat)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-bold">
          <th scope="row" className="py-2.5 text-left">
            모두
          </th>
          <td colSpan={3} aria-hidden className={`${figure} ${wide}`} />
          <td className={figure}>{wonText(sum)}</td>
          <td className={`${figure} ${wide}`}>{wonText(vat)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const small = 'block text-caption font-normal text-ink-3 tnum text-pretty'

/** A correction says what it corrects and why. A hire that was corrected later says so on the screen alone: paper stays as it was. */
function Position({ line, corrected }: { line: Line; corrected: Corrected | undefined }) {
  const { kind, position, startsOn, basePay, feeRate, vat, at, corrects, reason } = line
  return (
    <>
      {kind !== 'HIRE' && <span className="mr-1.5 text-caption text-ink-3">{entryLabels[kind]}</span>}
      {position || '포지션 없이'}
      {kind === 'HIRE' ? (
        <span className={`${small} max-sm:hidden print:block`}>
          {`${dayText(kstDay(new Date(at)))} 채용 확정`}
        </span>
      ) : (
        <span className={small}>{`${monthText(corrects ?? '')} 정산서를 바로잡음 · ${reason ?? ''}`}</span>
      )}
      <span className={`${small} sm:hidden print:hidden`}>
        {`${moneyText(basePay)}의 ${rateLabel(feeRate)} · ${dayOf(startsOn)} 첫 출근 · 부가세 ${wonText(vat)}`}
      </span>
      {kind === 'HIRE' && corrected && (
        <span className={`${small} print:hidden`}>
          {`${monthText(corrected.month)} 정산서에서 바로잡았어요 · `}
          {corrected.stands
            ? `지금은 ${moneyText(corrected.stands.basePay)}의 ${rateLabel(corrected.stands.feeRate)}`
            : '지금은 청구하지 않아요'}
        </span>
      )}
    </>
  )
}
