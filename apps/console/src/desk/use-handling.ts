import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { type QueryKey } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

type Calls = {
  take:
    | 'POST /console/more-requests/:id/take'
    | 'POST /console/applications/:id/take'
    | 'POST /console/kept-words/:id/take'
  done:
    | 'POST /console/more-requests/:id/done'
    | 'POST /console/applications/:id/done'
    | 'POST /console/kept-words/:id/done'
}

/** Takes and finishes a request. The list is reloaded either way, so a colleague's faster change shows. */
export function useHandling(id: string, calls: Calls, list: QueryKey) {
  const onSettled = () => queries.invalidateQueries({ queryKey: list })
  const take = useCall((from: string | null) => api(calls.take, { params: { id }, body: { from } }), {
    onSettled,
  })
  const done = useCall(() => api(calls.done, { params: { id } }), {
    onDone: () => toast('마친 것으로 표시했어요', { kind: 'done' }),
    onSettled,
  })
  return {
    busy: take.busy || done.busy,
    onTake: (from: string | null) => void take.run(from),
    onDone: () => void done.run(),
  }
}
