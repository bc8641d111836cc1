import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  crossesSides,
  isSamePost,
  moveMail,
  moveMailEnds,
  type Post,
  postProblem,
  postText,
} from '@coffeeattack/domain/operators/move'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { postMail } from '../../notifications/core/mails.ts'
import { closeNotifications } from '../../notifications/core/tell.ts'
import { operator } from '../../sessions/core/owner.ts'
import { endSessions } from '../../sessions/core/store.ts'
import { recordDeed } from '../core/audit.ts'
import { companyNamed, revokeInvitationsBy } from './invitation-store.ts'
import { columnOf, type findOperator, hasWritten, roleOf, setPost } from './operator-store.ts'

/** `was`: the values that the admin saw. */
export type PostChange = { was: Post; next: Post }

type Moving = {
  found: NonNullable<Awaited<ReturnType<typeof findOperator>>>
  change: PostChange
  isLastAdmin: boolean
}

/**
 * Changes role or company (BIZ-18). Offers and rooms stay with the company; sessions end, open invitations are cancelled,
 * notifications are closed, and the operator gets a mail.
 */
export async function moveOperator(
  tx: Queries,
  { found, change: { was, next }, isLastAdmin }: Moving,
  caller: OperatorCaller,
  deps: Deps,
): Promise<void> {
  const { id, email } = found
  const now = deps.clock()
  const held: Post = { role: roleOf(found), companyId: found.companyId }
  if (isSamePost(held, next)) return
  const company = await companyOfPost(tx, next)
  if (isLastAdmin) throw new Refusal('LAST_ADMIN')
  if (crossesSides(held, next) && (await hasWritten(tx, id))) throw new Refusal('OPERATOR_HAS_WRITTEN')
  if (!(await setPost(tx, id, asColumns(was), asColumns(next)))) throw new Refusal('CONFLICT')
  await endSessions(tx, operator(id), null, 'SIGNED_OUT', now)
  await revokeInvitationsBy(tx, id, now)
  await closeNotifications(tx, id, now)
  const detail = { was: postText(held.role, found.companyName), next: postText(next.role, company) }
  await recordDeed(tx, caller, { action: 'operator.move', subject: 'operator', subjectId: id, detail }, now)
  const link = deps.settings.appOrigin + CONSOLE + consolePaths.signIn()
  const letter = moveMail({ role: next.role, company, link })
  await postMail(tx, { kind: 'NEWS', to: email, letter, expiresAt: moveMailEnds(now) }, deps)
}

const asColumns = ({ role, companyId }: Post) => ({ role: columnOf(role), companyId })

async function companyOfPost(tx: Queries, post: Post): Promise<string | null> {
  const name = post.companyId === null ? null : await companyNamed(tx, post.companyId)
  const problem = postProblem({ ...post, companyId: name === null ? null : post.companyId })
  if (problem) throw new Refusal('INVALID_INPUT', { fields: { companyId: problem } })
  return name
}
