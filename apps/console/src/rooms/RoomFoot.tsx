import { useMe } from '../sessions/me.ts'
import type { Room } from './queries.ts'
import { RoomComposer } from './RoomComposer.tsx'
import { ReopenButton } from './Closing.tsx'

/** Where one writes, or why one cannot. */
export function RoomFoot({ room }: { room: Room }) {
  const { role } = useMe()
  if (room.canSend) return <RoomComposer room={room} />
  return (
    <div
      data-bottom-bar
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line px-6 py-4 text-body-s text-ink-2"
    >
      {whyNot(room, role)}
      {room.isClosed && role !== 'admin' && <ReopenButton room={room} />}
    </div>
  )
}

function whyNot({ isClosed, kind, isMine }: Room, role: string): string {
  if (isClosed) return '닫힌 대화예요.'
  if (role === 'admin') return '읽을 수만 있어요.'
  if (kind === 'agent' && !isMine) return '이 대화를 맡으면 답할 수 있어요.'
  return '지금은 이 분에게 메시지를 보낼 수 없어요.'
}
