import { notices } from '@coffeeattack/domain/errors/notices'
import { activityToasts, extendedToast } from '@coffeeattack/domain/profiles/attack-period'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { isApiError } from '../../api/query-client.ts'
import { insist, tellFailure } from '../../layout/failure/tell-failure.ts'
import { activityQuery, offeredQuery } from '../queries.ts'

/** Hides the profile (PRO-13). Somebody hidden already, in another tab, is told so; any other failure says its own word. */
export async function stopAttacks(): Promise<void> {
  try {
    await api('PATCH /v2/users/stop')
    toast(activityToasts.stopped, { kind: 'done' })
  } catch (failure) {
    if (isApiError(failure) && failure.code === 'ALREADY_INACTIVE') await tellFailure(failure)
    else toast(notices.STOP_FAILED.title)
  }
  await readActivityAnew()
}

/** Shows the profile for so many months more; answers whether it came to that. */
export async function receiveAttacks(month: number, wasHidden: boolean): Promise<boolean> {
  const extended = await insist(() => api('PATCH /v2/users/attack', { body: { month } }))
  if (!extended) return false
  toast(wasHidden ? activityToasts.restarted : extendedToast(new Date(extended.expiredAt)), { kind: 'done' })
  return true
}

/** The settings and the home card both say whether offers come in. */
export async function readActivityAnew(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: activityQuery.queryKey }),
    queries.invalidateQueries({ queryKey: offeredQuery.queryKey }),
  ])
}
