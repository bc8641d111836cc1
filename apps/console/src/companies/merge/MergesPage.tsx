import { consolePaths } from '@coffeeattack/contract/console-pages'
import { momentText } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { PagedRows } from '../../list/ConsoleList.tsx'
import { ReviewTabs } from '../review/ReviewTabs.tsx'
import { type Merge, mergesQuery, reloadCompanies } from './queries.ts'

/** The companies that were merged, each undoable for a day (FIRM-2). */
export function MergesPage() {
  const merges = useInfiniteQuery(mergesQuery)
  return (
    <ConsolePage title="회사" tab="합친 회사">
      <ReviewTabs chosen="merges" />
      <PagedRows
        label="합친 회사"
        query={merges}
        empty="합친 회사가 없어요"
        description="회사 화면의 '같은 회사와 합치기'에서 합칠 수 있어요."
        renderRow={(merge) => <Row merge={merge} />}
      />
    </ConsolePage>
  )
}

function Row({ merge }: { merge: Merge }) {
  const { id, from, into, mergedBy, mergedAt, undoUntil, undoneAt, moved } = merge
  const now = useNow()
  const undo = useCall(() => api('POST /console/company-merges/:id/undo', { params: { id } }), {
    asks: () => ({
      title: '합친 것을 되돌릴까요?',
      description: `옮긴 것이 ${from.name}에 돌아가고 다시 열려요.`,
      confirm: '되돌리기',
      cancel: '그대로 두기',
    }),
    onDone: () => toast('합친 것을 되돌렸어요', { kind: 'done' }),
    onSettled: reloadCompanies,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-body-s font-bold [overflow-wrap:anywhere]">
          {from.name} →{' '}
          <Link
            to={consolePaths.company(into.id)}
            className="relative underline decoration-line-2 underline-offset-3 before:absolute before:-inset-y-2.5 before:-inset-x-1"
          >
            {into.name}
          </Link>
        </p>
        <p className="text-label text-ink-3 tnum">
          어택 {moved.offers} · 채용 {moved.hires} · 대화 {moved.rooms} · 사람 {moved.operators}
        </p>
        <p className="text-caption text-ink-3 tnum">
          {mergedBy} 님이 {momentText(new Date(mergedAt))}에 합쳤어요
        </p>
      </div>
      {undoneAt ? (
        <Tag>되돌렸어요</Tag>
      ) : (
        now < new Date(undoUntil) && (
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-caption text-ink-3 tnum">{momentText(new Date(undoUntil))}까지</span>
            <Button kind="line" size="sm" busy={undo.busy && '되돌리는 중'} onClick={() => void undo.run()}>
              되돌리기
            </Button>
          </div>
        )
      )}
    </div>
  )
}
