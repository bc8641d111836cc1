import type { Writer } from '@coffeeattack/domain/text/contacts'
import { useQuery } from '@tanstack/react-query'
import { personQuery } from '../../offers/offer-query.ts'

/**
 * Who writes: their own name is hidden in a nameless room, too. The screen does not know their number; the server hides it
 * however it is written.
 */
export function useWriter({ isNameless }: { isNameless: boolean }): Writer | undefined {
  const { data: person } = useQuery({ ...personQuery, enabled: isNameless })
  return person && { name: person.name ?? '', phone: '' }
}
