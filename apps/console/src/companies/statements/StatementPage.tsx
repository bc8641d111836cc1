import { consolePaths } from '@coffeeattack/contract/console-pages'
import { monthText } from '@coffeeattack/domain/companies/statement'
import { parseMonth } from '@coffeeattack/domain/kst'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { PageTitle, useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { saveBytes, saveText } from '../../operators/audit/save-text.ts'
import { useMe } from '../../sessions/me.ts'
import { keepStatement, type MonthOfCompany, type Statement, statementQuery } from '../queries.ts'
import { CorrectionButton } from './CorrectionButton.tsx'
import { PaymentButton } from './PaymentButton.tsx'
import { StatementSheet } from './StatementSheet.tsx'

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
  const { companyId, month, sentAt } = statement
  const params = { companyId, month }
  return (
    <div className="flex flex-wrap gap-2">
      <DownloadButtons params={params} isSent={sentAt !== null} />
      <LineButton onClick={() => window.print()}>인쇄하기</LineButton>
      {role === 'admin' && sentAt !== null && (
        <>
          <CorrectionButton statement={statement} />
          <PaymentButton statement={statement} />
        </>
      )}
      {role === 'admin' && statement.canClose && <CloseButton params={params} />}
    </div>
  )
}

const LineButton = (props: Pick<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children'>) => (
  <Button kind="line" size="sm" className="bg-surface" {...props} />
)

/** A PDF has a number and a day, so there is none before the statement is sent. */
function DownloadButtons({ params, isSent }: { params: MonthOfCompany; isSent: boolean }) {
  const saved = () => toast('정산서를 내려받았어요', { kind: 'done' })
  const csv = useCall(() => api('POST /console/statements/:companyId/:month/download', { params }), {
    onDone(file) {
      saveText(file.fileName, file.csv, 'text/csv;charset=utf-8')
      saved()
    },
  })
  const pdf = useCall(() => api('POST /console/statements/:companyId/:month/pdf', { params }), {
    onDone(file) {
      saveBytes(file.fileName, file.pdf, 'application/pdf')
      saved()
    },
  })
  return (
    <>
      {isSent && (
        <LineButton busy={pdf.busy && '만드는 중'} onClick={() => void pdf.run()}>
          PDF 내려받기
        </LineButton>
      )}
      <LineButton busy={csv.busy && '만드는 중'} onClick={() => void csv.run()}>
        CSV 내려받기
      </LineButton>
    </>
  )
}

/** Closing a statement cannot be undone, so the button asks first. */
function CloseButton({ params }: { params: MonthOfCompany }) {
  const close = useCall(() => api('POST /console/statements/:companyId/:month/close', { params }), {
    asks: () => ({
      title: `${monthText(params.month)}을 마감할까요?`,
      description:
        '번호를 매겨 회사의 채용 담당자에게 메일로 보내요. 그 뒤로는 채용과 금액이 바뀌지 않고, 되돌릴 수 없어요.',
      confirm: '마감하고 보내기',
      cancel: '나중에 하기',
    }),
    onDone(closed) {
      keepStatement(closed)
      toast('정산서를 마감하고 보냈어요', { kind: 'done' })
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
