import type { Writer } from '@coffeeattack/domain/text/contacts'
import { useQuery } from '@tanstack/react-query'
import { personQuery } from '../../offers/offer-query.ts'

/**
 * The writer, whose own name is masked too. The browser does not know their phone number; the server masks it in
 * every notation.
 */
export function useWriter({ isNameless }: { isNameless: boolean }): Writer | undefined {
  const { data: person } = useQuery({ ...personQuery, enabled: isNameless })
  return person && { name: person.name ?? '', phone: '' }
}
