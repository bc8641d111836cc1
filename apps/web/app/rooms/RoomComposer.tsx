import { Composer } from '@coffeeattack/ui/chat/Composer'
import { QuickReplies } from '@coffeeattack/ui/chat/QuickReplies'
import { useRef, useState } from 'react'
import { conversations } from './conversations.ts'
import type { Room } from './rooms-query.ts'
import { composingState, quickReplies } from './composing.ts'
import { useTellRefused } from './use-tell-refused.ts'

/** What was begun in a room is still there when one comes back to it. */
const drafts = new Map<string, string>()

export function RoomComposer({ room, onSent }: { room: Room; onSent: () => void }) {
  const { roomId, kind } = room
  const [text, setText] = useState(() => drafts.get(roomId) ?? '')
  const box = useRef<HTMLTextAreaElement>(null)
  const tellRefused = useTellRefused()
  const { counter, problem } = composingState(text)

  function write(value: string) {
    drafts.set(roomId, value)
    setText(value)
  }
  function send(message: string) {
    write('')
    conversations.say(roomId, message, tellRefused)
    onSent()
  }
  /** Put into the box, not sent: the words can still be changed. */
  function pick(reply: string) {
    write(reply)
    box.current?.focus()
  }
  return (
    <div data-bottom-bar className="shrink-0 bg-page pt-1 pb-safe-3">
      {text === '' && <QuickReplies replies={quickReplies[kind]} onPick={pick} />}
      <div className="pt-1">
        <Composer
          ref={box}
          value={text}
          onValueChange={write}
          onSend={send}
          counter={counter}
          problem={problem}
        />
      </div>
    </div>
  )
}
