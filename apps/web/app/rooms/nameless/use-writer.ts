import type { DisclosedKind } from '@coffeeattack/domain/coffeechats/disclosure'
import type { Writer } from '@coffeeattack/domain/text/contacts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/client.ts'

/** What a match would tell of the person: the one call that gives them their own number. */
const ownContactsQuery = queryOf(
  'GET /users/coffeechats/disclosure',
  ['own-contacts'],
  { query: { to: 'AGENT' } },
  { staleTime: 60_000, meta: { load: 'account' } },
)

/** The person who writes: a nameless room hides their own name and number too, in any spelling. */
export function useWriter({ isNameless }: { isNameless: boolean }): Writer | undefined {
  const { data } = useQuery({ ...ownContactsQuery, enabled: isNameless })
  const given = (kind: DisclosedKind) => data?.items.find((item) => item.kind === kind)?.text ?? ''
  return data && { name: given('NAME'), phone: given('PHONE') }
}
