import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { tellFailure } from '../../layout/tell-failure.ts'
import { refreshInquiry, type OpenedInquiry } from './queries.ts'

/** Takes the inquiry from whomever it is seen with; a colleague who was faster keeps it. */
export function useTake({ id, handler }: Pick<OpenedInquiry, 'id' | 'handler'>) {
  return useMutation({
    mutationFn: () =>
      api('POST /console/inquiries/:id/take', { params: { id }, body: { from: handler?.id ?? null } }),
    onError: tellFailure,
    onSettled: () => refreshInquiry(id),
  })
}
