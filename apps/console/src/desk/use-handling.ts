import { useMutation, type QueryKey } from '@tanstack/react-query'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { tellFailure } from '../layout/tell-failure.ts'

type Calls = {
  take: 'POST /console/more-requests/:id/take' | 'POST /console/applications/:id/take'
  done: 'POST /console/more-requests/:id/done' | 'POST /console/applications/:id/done'
}

/** Taking and finishing. When a colleague was faster the list says so by itself: it is loaded anew either way. */
export function useHandling(id: string, calls: Calls, list: QueryKey) {
  const onSettled = () => queries.invalidateQueries({ queryKey: list })
  const take = useMutation({
    mutationFn: (from: string | null) => api(calls.take, { params: { id }, body: { from } }),
    onError: tellFailure,
    onSettled,
  })
  const done = useMutation({
    mutationFn: () => api(calls.done, { params: { id } }),
    onSuccess: () => toast('마친 것으로 표시했어요', { kind: 'done' }),
    onError: tellFailure,
    onSettled,
  })
  return {
    busy: take.isPending || done.isPending,
    onTake: (from: string | null) => take.mutate(from),
    onDone: () => done.mutate(),
  }
}
