import { paths } from '@coffeeattack/contract/pages'
import { notAsked } from '@coffeeattack/domain/rooms/nameless'
import { composingState, useDraft } from '@coffeeattack/kit/conversation/composing'
import { HiddenParts } from '@coffeeattack/kit/conversation/HiddenParts'
import { linesOf } from '@coffeeattack/kit/conversation/lines'
import { streamIsLost, useSignal } from '@coffeeattack/kit/live/signal'
import { Composer } from '@coffeeattack/ui/chat/Composer'
import { QuickReplies } from '@coffeeattack/ui/chat/QuickReplies'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOnline } from '../layout/use-online.ts'
import { Conversation } from './Conversation.tsx'
import { conversations } from './conversations.ts'
import { EndedBar } from './nameless/Ended.tsx'
import { NamelessBand } from './nameless/NamelessBand.tsx'
import { ASK_PLACEHOLDER, NoQuestionLeft, QuestionCups, READY_QUESTIONS } from './nameless/QuestionCups.tsx'
import { useWriter } from './nameless/use-writer.ts'
import { acquaintanceIn } from './room-words.ts'
import { MeetingBar, RoomHeader } from './RoomHeader.tsx'
import type { Room } from './rooms.ts'
import { offerSupport, useTellRefused } from './tell-refused.ts'

/** A stream that reconnects within this time shows no notice. */
const UNSEEN_MS = 3_000

/** Tells that new messages may be missing. While the browser is offline, the page's own notice says so. */
function LostLine() {
  const isLost = useSignal(streamIsLost)
  const lost = useOnline() && isLost
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!lost) return undefined
    const timer = setTimeout(() => setShown(true), UNSEEN_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [lost])
  return (
    <output className="block">
      {shown && (
        <span className="flex items-center justify-center gap-2 bg-surface-2 px-4 py-2 text-caption text-ink-2">
          <Spinner size={14} />
          다시 연결하고 있어요
        </span>
      )}
    </output>
  )
}

/** In place of the composer where nothing can be sent; the messages stay readable. */
function ClosedBar() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const explain = async () => {
    if (await offerSupport()) await navigate(paths.ask(pathname))
  }
  return (
    <div
      data-bottom-bar
      className="flex shrink-0 flex-col items-center border-t border-line bg-page px-5 pt-3 pb-safe-2 text-center"
    >
      <p className="text-body-s text-ink-2">끝난 대화예요. 나눈 이야기는 계속 볼 수 있어요.</p>
      <TextLink onClick={() => void explain()}>메시지를 보내고 싶어요</TextLink>
    </div>
  )
}

/** The composer, or what is left to do where nothing can be sent. */
function RoomFoot({ room }: { room: Room }) {
  if (room.canSend) return <RoomComposer room={room} />
  return acquaintanceIn(room) === 'ended' ? <EndedBar /> : <ClosedBar />
}

/** A conversation and its composer. */
export function OpenRoom({ room }: { room: Room }) {
  const as = acquaintanceIn(room)
  return (
    <>
      <RoomHeader room={room} />
      {as !== 'named' && <NamelessBand as={as} />}
      {room.coffeechatId && <MeetingBar coffeechatId={room.coffeechatId} />}
      <LostLine />
      <Conversation room={room} />
      <RoomFoot room={room} />
    </>
  )
}

/** Quick replies by the other side and whether names are known. */
const quickReplies = {
  company: ['포지션이 더 궁금해요', '팀 구성을 알려 주세요', '시간을 바꾸고 싶어요'],
  nameless: READY_QUESTIONS,
  agent: ['다른 회사도 보고 싶어요', '연봉이 더 궁금해요', '조금 더 생각해 볼게요'],
} as const

function RoomComposer({ room }: { room: Room }) {
  const { roomId, kind, nameless } = room
  const [text, write] = useDraft(roomId)
  const box = useRef<HTMLTextAreaElement>(null)
  const tellRefused = useTellRefused()
  const writer = useWriter({ isNameless: nameless !== null })
  const lines = linesOf(conversations.useThread(roomId))
  const ready = quickReplies[nameless ? 'nameless' : kind]
  const replies = nameless ? notAsked(ready, lines) : ready

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
      {text === '' && replies.length > 0 && <QuickReplies replies={replies} onPick={pick} />}
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
