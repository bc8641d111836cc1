import { toast } from '@coffeeattack/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { tellFailure } from '../layout/tell-failure.ts'
import { coffeechatQuery, coffeechatsQuery, type Coffeechat } from './queries.ts'

/** What the company's side can do about the time. Every answer is the coffee chat as it now stands. */
export function useArrange(id: string) {
  const client = useQueryClient()
  const { queryKey } = coffeechatQuery(id)

  function settle(said: string) {
    return (chat: Coffeechat) => {
      client.setQueryData(queryKey, chat)
      void client.invalidateQueries({ queryKey: coffeechatsQuery.queryKey })
      toast(said, { kind: 'done' })
    }
  }
  /** The other side may have been quicker: what stands now is shown. */
  function fail(failure: unknown) {
    void tellFailure(failure)
    void client.invalidateQueries({ queryKey })
  }
  const propose = useMutation({
    mutationFn: ({ starts, minutes }: { starts: readonly Date[]; minutes: number }) =>
      api('POST /console/coffeechats/:id/times', {
        params: { id },
        body: { startItems: starts.map((start) => start.toISOString()), minutes },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: settle('시간을 제안했어요'),
    onError: fail,
  })
  const confirm = useMutation({
    mutationFn: (timeId: string) =>
      api('POST /console/coffeechats/:id/times/:timeId/confirm', { params: { id, timeId } }),
    onSuccess: settle('만날 시간을 정했어요'),
    onError: fail,
  })
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /console/coffeechats/:id/times', { params: { id } }),
    onSuccess: settle('시간을 다시 잡을 수 있어요'),
    onError: fail,
  })
  const cancel = useMutation({
    mutationFn: () => api('POST /console/coffeechats/:id/cancel', { params: { id } }),
    onSuccess: settle('커피챗을 취소했어요'),
    onError: fail,
  })
  const question = useMutation({
    mutationFn: (items: string[]) =>
      api('POST /console/coffeechats/:id/questions', {
        params: { id },
        body: { items },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: settle('질문을 보냈어요'),
    onError: fail,
  })
  return { propose, confirm, withdraw, cancel, question }
}

export type Arrange = ReturnType<typeof useArrange>
