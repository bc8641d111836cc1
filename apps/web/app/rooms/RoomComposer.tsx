import { composingState, useDraft } from '@coffeeattack/kit/conversation/composing'
import { HiddenParts } from '@coffeeattack/kit/conversation/HiddenParts'
import { Composer } from '@coffeeattack/ui/chat/Composer'
import { QuickReplies } from '@coffeeattack/ui/chat/QuickReplies'
import { useRef } from 'react'
import { conversations } from './conversations.ts'
import { ASK_PLACEHOLDER, NoQuestionLeft, QuestionCups, READY_QUESTIONS } from './nameless/QuestionCups.tsx'
import type { Room } from './rooms.ts'
import { useTellRefused } from './tell-refused.ts'
import { useWriter } from './nameless/use-writer.ts'

/** Quick replies by the other side and whether names are known. */
const quickReplies = {
  company: ['포지션이 더 궁금해요', '팀 구성을 알려 주세요', '시간을 바꾸고 싶어요'],
  nameless: READY_QUESTIONS,
  agent: ['다른 회사도 보고 싶어요', '연봉이 더 궁금해요', '조금 더 생각해 볼게요'],
} as const

export function RoomComposer({ room }: { room: Room }) {
  const { roomId, kind, nameless } = room
  const [text, write] = useDraft(roomId)
  const box = useRef<HTMLTextAreaElement>(null)
  const tellRefused = useTellRefused()
  const writer = useWriter({ isNameless: nameless !== null })

  function send(message: string) {
    write('')
    conversations.say(roomId, message, tellRefused)
  }
  /** Fills the composer without sending, so that the text can be changed. */
  function pick(reply: string) {
    write(reply)
    box.current?.focus()
  }
  if (nameless?.questionsLeft === 0) return <NoQuestionLeft offerId={nameless.offerId} />
  return (
    <div data-bottom-bar className="shrink-0 bg-page pt-1 pb-safe-3">
      {text === '' && <QuickReplies replies={quickReplies[nameless ? 'nameless' : kind]} onPick={pick} />}
      {nameless && <QuestionCups left={nameless.questionsLeft} />}
      <div className="pt-1">
        <Composer
          ref={box}
          value={text}
          onValueChange={write}
          onSend={send}
          {...(nameless && { placeholder: ASK_PLACEHOLDER })}
          {...(nameless && { note: <HiddenParts text={text} writer={writer} /> })}
          {...composingState(text, nameless && { writer })}
        />
      </div>
    </div>
  )
}
