import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { CallOptions } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { query } from '../api/query.ts'

export type Pact = ApiResult<'GET /console/pacts/:id'>
export type Version = Pact['versionItems'][number]
export type Signer = Pact['signer']
export type PactSettings = ApiResult<'GET /console/pact-settings'>

/** The pact of a coffee chat, or none yet. */
export const pactQuery = (coffeechatId: string) =>
  query('GET /console/coffeechats/:id/pact', ['pact', coffeechatId], { params: { id: coffeechatId } })

export const pactSettingsQuery = query('GET /console/pact-settings', ['pact-settings'], {})

/** Shows an answer without asking again. */
export function keepPact(pact: Pact): void {
  queries.setQueryData(pactQuery(pact.coffeechatId).queryKey, (was) => ({
    canDraft: was?.canDraft ?? false,
    pact,
  }))
}

/** What another page tells of the pact. */
function tellOthers(): void {
  for (const name of ['coffeechats', 'coffeechat', 'pipeline'])
    void queries.invalidateQueries({ queryKey: [name] })
}

/** Options of a call that changes a pact: the answer is shown, and after a failure the pact is read again. */
export const pactCallOptions =
  (coffeechatId: string) =>
  <Input>(said?: string): CallOptions<Input, Pact> => ({
    onDone(pact) {
      keepPact(pact)
      tellOthers()
      if (said) toast(said, { kind: 'done' })
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: pactQuery(coffeechatId).queryKey }),
  })

/** Begins the next version, filled with the terms of the last one. */
export const beginDraft = (id: string) => api('POST /console/pacts/:id/draft', { params: { id } })

/** The newest version that was sent. */
export const newestOf = ({ versionItems }: Pact): Version | undefined => versionItems.at(-1)
