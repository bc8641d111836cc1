import { consolePaths } from '@coffeeattack/contract/pages'
import { monthText } from '@coffeeattack/domain/companies/statement'
import { parseMonth } from '@coffeeattack/domain/kst'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { PageTitle } from '../../layout/ConsolePage.tsx'
import { useOpenedTitle } from '../../layout/opened-title.ts'
import { saveText } from '../../operators/audit/save-text.ts'
import { useMe } from '../../sessions/me.ts'
import { keepStatement, type MonthOfCompany, type Statement, statementQuery } from './queries.ts'
import { StatementSheet } from './StatementSheet.tsx'

/** One month of one company, as the paper that it is printed on (KEEP-6). */
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
        skeleton={<SheetSkeleton />}
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

/** Cannot be undone, so it is asked once more. */
function CloseButton({ params }: { params: MonthOfCompany }) {
  const close = useCall(() => api('POST /console/statements/:companyId/:month/close', { params }), {
    onDone(closed) {
      keepStatement(closed)
      toast('정산서를 마감했어요', { kind: 'done' })
    },
    onSettled: (failure) =>
      failure ? queries.invalidateQueries({ queryKey: statementQuery(params).queryKey }) : undefined,
  })
  async function confirm() {
    const answer = await ask({
      title: `${monthText(params.month)}을 마감할까요?`,
      description: '마감하면 채용과 금액이 더는 바뀌지 않고, 되돌릴 수 없어요.',
      confirm: '마감하기',
      cancel: '나중에 하기',
    })
    if (answer === 'confirm') await close.run()
  }
  return (
    <Button size="sm" busy={close.busy && '마감하는 중'} onClick={() => void confirm()}>
      마감하기
    </Button>
  )
}

function SheetSkeleton() {
  return (
    <SkeletonGroup label="정산서를 불러오는 중이에요">
      <Skeleton round="card" className="mx-auto h-150 max-w-198" />
    </SkeletonGroup>
  )
}
