import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { composingState } from '@coffeeattack/kit/conversation/composing'
import { HiddenParts } from '@coffeeattack/kit/conversation/HiddenParts'
import { Composer } from '@coffeeattack/ui/chat/Composer'
import { Chip } from '@coffeeattack/ui/Chip'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { asText, type Begun, forgetDraft, keepDraft, keptDraft } from '../drafts/kept.ts'
import { Restored, useDraft } from '../drafts/use-draft.tsx'
import { useMe } from '../sessions/me.ts'
import { CardDialog } from './CardDialog.tsx'
import { conversations, type Reply, type Room, tellRefused } from './queries.ts'
import { ReplyMenu } from './replies/ReplyMenu.tsx'
import { soughtIn, useReplyMenu } from './replies/use-reply-menu.ts'

type OfferDialogProps = { room: Room; open: boolean; onClose: () => void }

/** Sends one of the offers between the two sides as a card. */
function OfferDialog({ room, open, onClose }: OfferDialogProps) {
  const [chosen, setChosen] = useState(room.offers[0]?.id)
  const offer = room.offers.find(({ id }) => id === chosen) ?? room.offers[0]
  if (!offer) return null
  return (
    <CardDialog
      roomId={room.id}
      open={open}
      onClose={onClose}
      title="어택 보여 주기"
      greeting="보내 드린 어택을 함께 살펴볼까요?"
      card={{ offerId: offer.id }}
    >
      <SelectField label="어택" value={offer.id} onChange={(event) => setChosen(event.currentTarget.value)}>
        <Options of={room.offers.map(({ id, name, position }) => [id, `${name} · ${position}`])} />
      </SelectField>
    </CardDialog>
  )
}

const GREETING = '잘 맞는 회사를 찾아 드리고 싶어요. 세 가지만 알려 주세요.'

type SurveyDialogProps = { room: Room; open: boolean; onClose: () => void }

function SurveyDialog({ room, open, onClose }: SurveyDialogProps) {
  return (
    <CardDialog
      roomId={room.id}
      open={open}
      onClose={onClose}
      title="설문 보내기"
      greeting={GREETING}
      card={{ survey: true }}
    >
      <ol className="grid list-decimal gap-1 rounded-card bg-surface-2 py-4 pr-4 pl-9 text-body-s text-ink-2">
        {surveyQuestions.map(({ surveyCode, question }) => (
          <li key={surveyCode}>{question}</li>
        ))}
      </ol>
    </CardDialog>
  )
}

/** Enter sends, also with Ctrl or ⌘; a slash at the beginning opens the saved replies. */
export function ReplyComposer({ room }: { room: Room }) {
  const { draft, say } = useRoomDraft(room.id)
  const { value: text, write } = draft
  const [card, setCard] = useState<'offer' | 'survey' | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const sought = soughtIn(text)
  const menu = useReplyMenu(sought, put)

  function put(reply: Reply) {
    write(sought !== null || text.trim() === '' ? reply.message : `${text}\n${reply.message}`)
    box.current?.focus()
  }
  /** The menu handles keys first, so that Enter chooses a reply and does not send. */
  function press(event: KeyboardEvent) {
    if (!menu.hears(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      data-bottom-bar
      onKeyDownCapture={press}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && menu.close()}
      className="relative border-t border-line pt-1 pb-4"
    >
      {menu.isOpen && <ReplyMenu menu={menu} />}
      <ul
        aria-label="함께 보내기"
        className="flex gap-1.5 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none]"
      >
        <li>
          <Chip kind="line" aria-expanded={menu.isOpen} aria-keyshortcuts="/" onClick={menu.toggle}>
            자주 쓰는 답
          </Chip>
        </li>
        {room.offers.length > 0 && !room.nameless && (
          <li>
            <Chip kind="line" onClick={() => setCard('offer')}>
              어택 보여 주기
            </Chip>
          </li>
        )}
        {room.canAskSurvey && (
          <li>
            <Chip kind="line" onClick={() => setCard('survey')}>
              설문 보내기
            </Chip>
          </li>
        )}
      </ul>
      <Restored draft={draft} className="-my-1.5 px-7" />
      <Composer
        ref={box}
        value={text}
        onValueChange={write}
        onSend={say}
        {...(room.nameless && { note: <HiddenParts text={text} /> })}
        {...composingState(text, room.nameless && {})}
      />
      <OfferDialog room={room} open={card === 'offer'} onClose={() => setCard(null)} />
      <SurveyDialog room={room} open={card === 'survey'} onClose={() => setCard(null)} />
    </div>
  )
}

/** Rooms with messages from this tab, and the storage place of their unsent texts. */
const spokenIn = new Map<string, Begun>()

/** A page can end before a message arrives, for example with the login, so pending messages are stored. */
conversations.listen(() => {
  for (const [roomId, whose] of spokenIn) {
    const unsaid = conversations.threadOf(roomId).unsent.map(({ text }) => text)
    if (unsaid.length > 0) keepDraft(localStorage, whose, unsaid, new Date())
    else forgetDraft(localStorage, whose)
  }
})

/** Messages that an earlier page could not send. Those this page is sending stand in the conversation. */
function unsaidIn(roomId: string, whose: Begun): string[] {
  const kept = keptDraft(localStorage, whose)
  const isStillHere = conversations.threadOf(roomId).unsent.length > 0
  return Array.isArray(kept) && !isStillHere ? kept.filter((text) => typeof text === 'string') : []
}

/** The text of a room's message box and the function that sends it. */
function useRoomDraft(roomId: string) {
  const whose = { operatorId: useMe().id, place: `unsaid:${roomId}` }
  const draft = useDraft({
    place: `room:${roomId}`,
    empty: '',
    read: (kept) => [...unsaidIn(roomId, whose), asText(kept)].filter(Boolean).join('\n') || null,
  })
  const { operatorId, place } = whose
  const { write } = draft
  useEffect(() => {
    // The text is in the box now and is stored as its draft.
    if (unsaidIn(roomId, { operatorId, place }).length === 0) return
    write((text) => text)
    forgetDraft(localStorage, { operatorId, place })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each room: what is written later is no remnant
  }, [roomId, operatorId, place])

  function say(text: string) {
    spokenIn.set(roomId, whose)
    conversations.say(roomId, text, (failure) => tellRefused(roomId, failure))
    draft.forget()
  }
  return { draft, say }
}
