import { tellFailure } from '@coffeeattack/kit/failure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { type NoticeSettings, settingsQuery } from '../queries.ts'

/**
 * The settings, and the way to change them: what was pressed shows at once, and is kept in the order it was pressed,
 * however fast. When it could not be kept, it stands again as the server has it.
 */
export function useNoticeSettings() {
  const query = useQuery(settingsQuery)
  const { mutate } = useMutation({
    scope: { id: 'notice-settings' },
    mutationFn: (body: NoticeSettings) => api('PUT /console/notices/settings', { body }),
    onError: async (failure) => {
      await tellFailure(failure)
      await queries.invalidateQueries(settingsQuery)
    },
  })
  function change(next: NoticeSettings) {
    queries.setQueryData(settingsQuery.queryKey, next)
    mutate(next)
  }
  return { query, change }
}
