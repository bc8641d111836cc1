import { paths } from '@coffeeattack/contract/pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { paidCheckQuery, readAnew } from '../queries.ts'

/** Asks once, because nobody can bring it back; the company's figure stays as it is (KEEP-10). */
function useDeleting(id: string) {
  const navigate = useNavigate()
  return useCall(() => api('DELETE /users/paid-checks/:id', { params: { id } }), {
    asks: () => ({
      title: '이 결과를 지울까요?',
      description: '나만 보던 결과가 사라져요. 누구의 답인지 알 수 없게 더해진 회사 기록은 그대로예요.',
      confirm: '지우기',
    }),
    async onDone() {
      toast('결과를 지웠어요', { kind: 'done' })
      await navigate(paths.my(), { replace: true })
      queries.removeQueries({ queryKey: paidCheckQuery(id).queryKey })
      await readAnew()
    },
    onSettled: (failure) => failure !== null && readAnew(),
  })
}

/** As a row, below what else can be done with the result. */
export function DeleteRow({ id, children }: { id: string; children?: ReactNode }) {
  const { run, busy } = useDeleting(id)
  return (
    <Card className="px-5! py-1! [&>*+*]:border-t [&>*+*]:border-line">
      {children}
      <button
        type="button"
        disabled={busy}
        onClick={() => void run()}
        className="flex min-h-15 w-full items-center gap-3 text-left font-medium"
      >
        <Trash size={21} strokeWidth={1.8} className="shrink-0" />
        <span className="min-w-0 flex-1">
          이 결과 지우기
          <span className="block text-caption font-normal text-ink-3">나만 보던 기록이 사라져요</span>
        </span>
        <ChevronRight size={18} className="shrink-0 text-ink-3" />
      </button>
    </Card>
  )
}

/** As a quiet word under the page. */
export function Deleting({ id }: { id: string }) {
  const { run, busy } = useDeleting(id)
  return (
    <TextLink wide disabled={busy} onClick={() => void run()}>
      이 결과 지우기
    </TextLink>
  )
}
