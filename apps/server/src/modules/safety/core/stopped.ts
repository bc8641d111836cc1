import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { stopIsInForce } from './sql.ts'

type Sender = Pick<OperatorCaller, 'operatorId'>

/** Whether the sender is stopped: then no offer, no message and no reminder goes out (FIRM-9). */
export async function isStopped(tx: Queries, { operatorId }: Sender, now: Date): Promise<boolean> {
  const { rowCount } = await tx.$client.query({
    name: 'sender-is-stopped',
    text: `select from sender_stops s where s.sender_id = $1 and ${stopIsInForce('s', '$2')}`,
    values: [operatorId, now],
  })
  return rowCount !== 0
}

export async function refuseStopped(tx: Queries, sender: Sender, now: Date): Promise<void> {
  if (await isStopped(tx, sender, now)) throw new Refusal('SENDING_STOPPED')
}
