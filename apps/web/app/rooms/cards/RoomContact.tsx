import { useQuery } from '@tanstack/react-query'
import ContactCard from '../../coffeechats/ContactCard.tsx'
import { coffeechatQuery } from '../../coffeechats/queries.ts'

/** The contact, under the system message of the match (OFR-20). */
export default function RoomContact({ coffeechatId }: { coffeechatId: string }) {
  const chat = useQuery(coffeechatQuery(coffeechatId))
  return chat.data ? <ContactCard chat={chat.data} ground="line" /> : null
}
