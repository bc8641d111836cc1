import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  isHeard,
  kindsOf,
  operatorChannels,
  type OperatorChannel,
  type OperatorKind,
  operatorKinds,
} from '@coffeeattack/domain/notifications/operator-notices'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { DEFAULT_READER, type OperatorReader, readersOf, saveReader } from './settings-store.ts'

type Settings = Omit<OperatorReader, 'choices'> & {
  kinds: { kind: OperatorKind; channels: OperatorChannel[] }[]
}

export async function showSettings({ operatorId, role }: OperatorCaller, { db }: ApiDeps): Promise<Settings> {
  const { choices, quiet, digest } =
    (await readersOf(db.drizzle, [operatorId])).get(operatorId) ?? DEFAULT_READER
  const channels = (kind: OperatorKind) =>
    operatorChannels.filter((channel) => isHeard(kind, channel, choices))
  return { kinds: kindsOf(role).map((kind) => ({ kind, channels: channels(kind) })), quiet, digest }
}

/** All of it at once: the last who saves wins, whole. */
export async function changeSettings(
  { kinds, quiet, digest }: Settings,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { operatorId, role } = caller
  const own = kindsOf(role)
  const foreign = kinds.find(({ kind }) => !own.includes(kind))
  if (foreign) {
    const { label } = operatorKinds[foreign.kind]
    throw new Refusal('INVALID_INPUT', { fields: { kinds: `‘${label}’ 소식은 받을 수 없는 역할이에요` } })
  }
  const choices = Object.fromEntries(kinds.map(({ kind, channels }) => [kind, [...new Set(channels)]]))
  await saveReader(deps.db.drizzle, operatorId, { choices, quiet, digest }, deps.clock())
  return showSettings(caller, deps)
}
