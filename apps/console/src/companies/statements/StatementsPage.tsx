import { consolePaths } from '@coffeeattack/contract/console-pages'
import { stateNames, statementStates } from '@coffeeattack/domain/companies/billing'
import { monthText, rateLabel, wonText } from '@coffeeattack/domain/companies/statement'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { Options } from '@coffeeattack/ui/Options'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { EmptyBox, moreBelow } from '../../list/ConsoleList.tsx'
import { useFilterParams } from '../../list/use-filter-params.ts'
import { useMe } from '../../sessions/me.ts'
import { CompanyLookup } from '../CompanyLookup.tsx'
import { companyQuery, type StatementRow, statementsQuery } from '../queries.ts'
import { MonthSums } from './MonthSums.tsx'
import { StateTag } from './StateTag.tsx'

/** Monthly fees, newest first. An admin sees all companies, a recruiter the own one (KEEP-6). */
export function StatementsPage() {
  const { role } = useMe()
  const [search, setSearch] = useFilterParams()
  const companyId = search.get('company') ?? undefined
  const state = statementStates.find((each) => each === search.get('state'))
  const statements = useInfiniteQuery(statementsQuery({ companyId, state }))
  const filter = (next: { company?: string | undefined; state?: string | undefined }) => {
    const chosen = { company: companyId, state, ...next }
    setSearch(
      Object.entries(chosen).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    )
  }
  const isAdmin = role === 'admin'
  const fee = statements.data?.pages[0]?.fee
  return (
    <ConsolePage title="정산">
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">
        {isAdmin
          ? '서로 채용을 확정한 달마다 회사별 성공 보수를 모아요. 지난달까지 마감하면 번호를 매겨 회사에 보내요.'
          : '서로 채용을 확정한 달마다 성공 보수를 모아 보여드려요.'}
      </p>
      {fee && <FeeLine {...fee} />}
      {isAdmin && (
        <>
          <MonthSums companyId={companyId} />
          <div className="mb-4 grid gap-3 sm:max-w-160 sm:grid-cols-2">
            <CompanyFilter companyId={companyId} onChange={(id) => filter({ company: id ?? undefined })} />
            <SelectField
              label="상태"
              value={state ?? ''}
              onChange={(event) => filter({ state: event.currentTarget.value || undefined })}
            >
              <Options
                of={[['', '모두'], ...statementStates.map((each) => [each, stateNames[each]] as const)]}
              />
            </SelectField>
          </div>
        </>
      )}
      <PagedList
        query={statements}
        title="정산서를 불러오지 못했어요"
        className="rounded-card bg-surface py-22"
        skeleton={<TableSkeleton />}
        empty={
          <EmptyBox
            empty={state ? '그런 정산서가 없어요' : '아직 정산할 채용이 없어요'}
            description={
              state
                ? '다른 상태를 골라 보세요.'
                : '회사와 후보자가 모두 채용을 확정하면 그달의 정산서가 생겨요.'
            }
          />
        }
        more={moreBelow}
      >
        {(rows) => (
          <StatementTable rows={rows} isBusy={statements.isPlaceholderData} hasCompanies={isAdmin} />
        )}
      </PagedList>
    </ConsolePage>
  )
}

/** The current fee rate, and a change that will apply (BIZ-18). */
function FeeLine({ rate, nextRate }: { rate: number; nextRate: number }) {
  const changes = rate !== nextRate && ` 다음 달 채용부터는 ${rateLabel(nextRate)}예요.`
  return (
    <p className="mb-4 rounded-field bg-surface px-4 py-3 text-body-s text-ink-2">
      이번 달 성공 보수는 기본 연봉의 <b className="font-semibold text-ink tnum">{rateLabel(rate)}</b>예요.
      {changes}
    </p>
  )
}

type CompanyFilterProps = { companyId: string | undefined; onChange: (companyId: string | null) => void }

function CompanyFilter({ companyId, onChange }: CompanyFilterProps) {
  const chosen = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== undefined })
  const name = chosen.data?.name ?? '고른 회사'
  return (
    <div className="self-end">
      {companyId ? (
        <RemovableChip name={name} onRemove={() => onChange(null)} />
      ) : (
        <CompanyLookup label="회사로 찾기" without={[]} onPick={({ id }) => onChange(id)} />
      )}
    </div>
  )
}

const figure = 'px-2 text-right tnum whitespace-nowrap sm:px-5'

type StatementTableProps = { rows: readonly StatementRow[]; isBusy: boolean; hasCompanies: boolean }

/** On narrow screens the company and the hires stand below their month. */
function StatementTable({ rows, isBusy, hasCompanies }: StatementTableProps) {
  return (
    <div className="overflow-hidden rounded-card bg-surface">
      <table
        aria-label="정산서"
        aria-busy={isBusy || undefined}
        className="w-full border-collapse text-body-s"
      >
        <thead className="text-left text-caption text-ink-3">
          <tr className="border-b border-line *:h-10 *:font-medium">
            <th className="pl-5">달</th>
            {hasCompanies && <th className="px-5 max-sm:hidden">회사</th>}
            <th className={`${figure} max-sm:hidden`}>채용</th>
            <th className={`${figure} max-lg:hidden`}>공급가액</th>
            <th className={`${figure} max-lg:hidden`}>부가세</th>
            <th className={figure}>합계</th>
            <th className="pr-5 pl-2 text-right">상태</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.companyId} ${row.month}`} row={row} hasCompany={hasCompanies} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, hasCompany }: { row: StatementRow; hasCompany: boolean }) {
  const { companyId, companyName, month, hireCount, sum, vat, total, number, state, closedAt } = row
  const place = [hasCompany && companyName, `${hireCount}명`, number].filter(Boolean).join(' · ')
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-surface-2">
      <td className="py-3 pl-5 max-sm:w-full max-sm:max-w-0">
        <Link
          to={consolePaths.statement(companyId, month)}
          className="font-semibold whitespace-nowrap tnum after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {monthText(month)}
          {hasCompany && <span className="sr-only">{` ${companyName}`}</span>}
        </Link>
        <span aria-hidden="true" className="block truncate text-caption text-ink-3 sm:hidden">
          {place}
        </span>
        {number && <span className="block text-caption text-ink-3 tnum max-sm:hidden">{number}</span>}
      </td>
      {hasCompany && <td className="px-5 font-medium max-sm:hidden">{companyName}</td>}
      <td className={`${figure} max-sm:hidden`}>{hireCount}명</td>
      <td className={`${figure} max-lg:hidden`}>{wonText(sum)}</td>
      <td className={`${figure} max-lg:hidden`}>{wonText(vat)}</td>
      <td className={`${figure} font-semibold`}>{wonText(total)}</td>
      <td className="pr-5 pl-2 text-right">
        <StateTag state={state} closedAt={closedAt} />
      </td>
    </tr>
  )
}

function TableSkeleton() {
  return (
    <SkeletonGroup
      label="정산서를 불러오는 중이에요"
      className="grid gap-5 rounded-card bg-surface px-5 py-5"
    >
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </SkeletonGroup>
  )
}
