import { useState } from 'react'
import type { Room } from './rooms-query.ts'
import { ClosedBar } from './ClosedBar.tsx'
import { Conversation } from './Conversation.tsx'
import { LostLine } from './LostLine.tsx'
import { MeetingBar } from './MeetingBar.tsx'
import { RoomComposer } from './RoomComposer.tsx'
import { RoomHeader } from './RoomHeader.tsx'

/** A conversation and what can be done in it. */
export function OpenRoom({ room }: { room: Room }) {
  /** Counts what I have sent, so that the conversation shows it wherever it was scrolled to. */
  const [sent, setSent] = useState(0)
  return (
    <>
      <RoomHeader room={room} />
      {room.coffeechatId && <MeetingBar coffeechatId={room.coffeechatId} />}
      <LostLine />
      <Conversation room={room} sent={sent} />
      {room.canSend ? (
        <RoomComposer room={room} onSent={() => setSent((count) => count + 1)} />
      ) : (
        <ClosedBar />
      )}
    </>
  )
}
