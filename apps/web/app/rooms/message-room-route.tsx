import { MessagesScreen } from './MessagesScreen.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/message-room-route.ts'

export const meta = () => privateMeta('메시지')

export default function MessageRoom({ params: { roomId } }: Route.ComponentProps) {
  return <MessagesScreen roomId={roomId} />
}
