import { MessagesScreen } from './MessagesScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('메시지')

export default function Messages() {
  return <MessagesScreen />
}
