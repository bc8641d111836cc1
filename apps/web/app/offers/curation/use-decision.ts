import type { GroupPatch } from '@coffeeattack/domain/offers/group'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { afterGroupPatchFailure } from '../../api/load-policy.ts'
import { queries } from '../../api/queries.ts'
import { isApiError } from '../../api/query-client.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { offersChanged } from '../offer-query.ts'
import { paths } from '../../paths.ts'
import { curationQuery } from './queries.ts'

/** Sends the answer to a group, then shows what the group has become, by this answer or by one given meanwhile. */
export function useDecision(groupId: string) {
  const navigate = useNavigate()
  const [busy, runOne] = useOneAtATime()

  const decide = (patch: GroupPatch) =>
    runOne(async () => {
      const sent = await send(groupId, patch)
      if (sent === 'failed') await navigate(paths.my(), { replace: true })
      // The group's own page speaks to whoever comes back to it, not to whoever tapped a moment ago.
      if (sent === 'refused') await navigate(paths.refused(groupId), { replace: true })
      if (sent === 'failed' || sent === 'login-over') return
      await offersChanged()
      if (sent === 'refused') return
      await queries.refetchQueries(curationQuery(groupId))
      window.scrollTo({ top: 0 })
    })
  return { busy, decide }
}

type Sent = 'answered' | 'refused' | 'failed' | 'login-over'

/** ROUTE-5: 409 means that somebody was faster, and the group is read anew; anything else leaves it. */
async function send(groupId: string, { isLike, offerItems }: GroupPatch): Promise<Sent> {
  try {
    const body = { isLike, groupId, offerItems: [...offerItems] }
    const { status } = await api('PATCH /users/offers/group/:groupId', { params: { groupId }, body })
    if (status === 'REFUSED') return 'refused'
    // The answer counts even when the network is lost before the group could be read again.
    queries.setQueryData(curationQuery(groupId).queryKey, (group) => group && { ...group, status })
    return 'answered'
  } catch (failure) {
    if (!isApiError(failure)) {
      // Not an answer of the server but a mistake of ours: it must not end here unseen.
      reportError(failure)
      return 'failed'
    }
    // The login's own exit is already under way (AUTH-8).
    if (failure.code === 'EXPIRED_TOKEN') return 'login-over'
    return afterGroupPatchFailure(failure) === 'refetch' ? 'answered' : 'failed'
  }
}
