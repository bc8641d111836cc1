import { consolePaths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { monthText, rateLabel, wonText } from '@coffeeattack/domain/companies/statement'
import { dayText, kstDay, parseDay, parseMonth } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { PageTitle, useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { saveText } from '../../operators/audit/save-text.ts'
import { useMe } from '../../sessions/me.ts'
import { keepStatement, type MonthOfCompany, type Statement, statementQuery } from '../queries.ts'

/** The statement of one company and month, as it is printed (KEEP-6). */
export function StatementPage() {
  const { companyId = '', month = '' } = useParams()
  const statement = useQuery(statementQuery({ companyId, month }))
  useOpenedTitle(statement.data?.companyName)
  const title = parseMonth(month) === null ? '정산서' : `${monthText(month)} 정산서`
  return (
    <main className="mx-auto w-full max-w-console px-4 py-6 lg:px-6 print:p-0">
      <PageTitle name={title} />
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <Link
          to={consolePaths.statements()}
          aria-label="정산으로 돌아가기"
          className={`${iconButtonLook} -mr-2 -ml-3`}
        >
          <ChevronLeft size={22} />
        </Link>
        <h1 className="mr-auto text-h1">{title}</h1>
        {statement.data && <Actions statement={statement.data} />}
      </div>
      <Loaded
        query={statement}
        title={wordsFor(statement.error).title}
        className="rounded-card bg-surface py-24"
        skeleton={
          <Skeletons label="정산서를 불러오는 중이에요" round="card" shapes={['mx-auto h-150 max-w-198']} />
        }
      >
        {(loaded) => <StatementSheet statement={loaded} />}
      </Loaded>
    </main>
  )
}

function Actions({ statement }: { statement: Statement }) {
  const { role } = useMe()
  const { companyId, month } = statement
  const params = { companyId, month }
  const download = useCall(() => api('POST /console/statements/:companyId/:month/download', { params }), {
    onDone({ fileName, csv }) {
      saveText(fileName, csv, 'text/csv;charset=utf-8')
      toast('정산서를 내려받았어요', { kind: 'done' })
    },
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="line"
        size="sm"
        className="bg-surface"
        busy={download.busy && '만드는 중'}
        onClick={() => void download.run()}
      >
        CSV 내려받기
      </Button>
      <Button kind="line" size="sm" className="bg-surface" onClick={() => window.print()}>
        인쇄하기
      </Button>
      {role === 'admin' && statement.canClose && <CloseButton params={params} />}
    </div>
  )
}

/** Closing a statement cannot be undone, so the button asks first. */
function CloseButton({ params }: { params: MonthOfCompany }) {
  const close = useCall(() => api('POST /console/statements/:companyId/:month/close', { params }), {
    asks: () => ({
      title: `${monthText(params.month)}을 마감할까요?`,
      description: '마감하면 채용과 금액이 더는 바뀌지 않고, 되돌릴 수 없어요.',
      confirm: '마감하기',
      cancel: '나중에 하기',
    }),
    onDone(closed) {
      keepStatement(closed)
      toast('정산서를 마감했어요', { kind: 'done' })
    },
    onSettled: (failure) =>
      failure ? queries.invalidateQueries({ queryKey: statementQuery(params).queryKey }) : undefined,
  })
  return (
    <Button size="sm" busy={close.busy && '마감하는 중'} onClick={() => void close.run()}>
      마감하기
    </Button>
  )
}

/** The printed page: light theme, no backgrounds behind text, no names of people. */
function StatementSheet({ statement }: { statement: Statement }) {
  const { companyName, month, hireCount, sum, lines, closedAt, canClose } = statement
  const isGoingOn = closedAt === null && !canClose
  const basePay = lines.reduce((all, line) => all + line.basePay, 0)
  return (
    <article
      aria-label={`${companyName} ${monthText(month)} 정산서`}
      className="mx-auto flex max-w-198 scheme-light flex-col bg-surface px-5 py-8 text-ink shadow-2 sm:min-h-280 sm:px-15 sm:py-14 print:min-h-0 print:max-w-none print:p-0 print:shadow-none"
    >
      <Head statement={statement} />
      <h2 className="mt-6 text-h1 text-balance tnum">
        <span className="block">{`${hireCount}명이 함께하기로 해서 `}</span>
        <span className="block">{`성공 보수는 ${wonText(sum)}이에요`}</span>
      </h2>
      <dl className="mt-5 grid divide-line-2 rounded-card px-5 py-3 inset-ring inset-ring-line-2 max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:py-4 print:grid-cols-3 print:divide-x print:py-4">
        <Total name="채용 확정">{`${hireCount}명`}</Total>
        <Total name="기본 연봉을 모두 더하면">{moneyText(basePay)}</Total>
        <Total name="성공 보수">{wonText(sum)}</Total>
      </dl>
      <Lines lines={lines} basePay={basePay} sum={sum} />
      <div className="mt-auto pt-10">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line-2 pt-3 text-caption text-ink-3">
          <span className="text-pretty">
            {isGoingOn && '이달이 끝나기 전이라 채용이 더해지면 달라져요. '}
            채용마다 기본 연봉에 비율을 곱한 금액이에요. 후보자의 이름과 연락처는 싣지 않았어요.
          </span>
          <span>{BRAND.ko}</span>
        </p>
      </div>
    </article>
  )
}

function Head({ statement }: { statement: Statement }) {
  const { companyName, companyLogo, businessNumber, month, closedAt } = statement
  const facts = [monthText(month), businessNumber && `사업자등록번호 ${businessNumberText(businessNumber)}`]
  return (
    <header className="flex items-center gap-3 border-b border-ink pb-4 max-sm:flex-wrap print:flex-nowrap">
      <Logo name={companyName} src={companyLogo} size={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-bold">{`${companyName} 정산서`}</p>
        <p className="text-caption text-ink-3 tnum">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="shrink-0 text-right text-caption text-ink-3 tnum max-sm:basis-full max-sm:text-left print:basis-auto print:text-right">
        {closedAt ? `${dayText(kstDay(new Date(closedAt)))}에 마감했어요` : '마감 전이에요'}
      </p>
    </header>
  )
}

function Total({ name, children }: { name: string; children: string }) {
  return (
    <div className="py-2 sm:px-5 sm:py-0 sm:first:pl-0 print:px-5 print:py-0 print:first:pl-0">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="text-h2 tnum">{children}</dd>
    </div>
  )
}

/** Hidden on a phone, where the cells stand below the position. */
const wide = 'max-sm:hidden print:table-cell'
const figure = 'py-2.5 pl-4 text-right whitespace-nowrap tnum'

const dayOf = (day: string) => dayText(parseDay(day) ?? 0)

/** The fee of each hire, and the sum. */
function Lines({ lines, basePay, sum }: Pick<Statement, 'lines' | 'sum'> & { basePay: number }) {
  return (
    <table aria-label="채용마다" className="mt-7 w-full border-collapse text-body-s">
      <thead className="text-caption text-ink-3">
        <tr className="border-b border-line-2 *:font-medium">
          <th className="py-2 text-left">포지션</th>
          <th className={`${figure} ${wide}`}>채용 확정</th>
          <th className={`${figure} ${wide}`}>첫 출근</th>
          <th className={`${figure} ${wide}`}>기본 연봉</th>
          <th className={`${figure} ${wide}`}>비율</th>
          <th className={figure}>성공 보수</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ hireId, position, startsOn, hiredAt, basePay, feeRate, fee }) => (
          <tr key={hireId} className="border-b border-line break-inside-avoid last:border-0">
            <td className="py-2.5 font-medium">
              {position || '포지션 없이'}
              <span className="block text-caption font-normal text-ink-3 tnum sm:hidden print:hidden">
                {`${moneyText(basePay)}의 ${rateLabel(feeRate)} · ${dayOf(startsOn)} 첫 출근`}
              </span>
            </td>
            <td className={`${figure} ${wide}`}>{dayText(kstDay(new Date(hiredAt)))}</td>
            <td className={`${figure} ${wide}`}>{dayOf(startsOn)}</td>
            <td className={`${figure} ${wide}`}>{moneyText(basePay)}</td>
            <td className={`${figure} ${wide}`}>{rateLabel(feeRate)}</td>
            <td className={figure}>{wonText(fee)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-bold">
          <th scope="row" className="py-2.5 text-left">
            모두
          </th>
          <td colSpan={3} className={`${figure} ${wide}`}>
            {moneyText(basePay)}
          </td>
          <td className={`${figure} ${wide}`}>–</td>
          <td className={figure}>{wonText(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
