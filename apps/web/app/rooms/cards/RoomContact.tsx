import { useQuery } from '@tanstack/react-query'
import ContactCard from '../../coffeechats/ContactCard.tsx'
import { coffeechatQuery } from '../../coffeechats/queries.ts'

/** Whom the person met by name: stands under the line that says so (OFR-20). */
export default function RoomContact({ coffeechatId }: { coffeechatId: string }) {
  const chat = useQuery(coffeechatQuery(coffeechatId))
  return chat.data ? <ContactCard chat={chat.data} ground="line" /> : null
}
