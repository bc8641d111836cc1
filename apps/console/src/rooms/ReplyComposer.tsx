import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { composingState } from '@coffeeattack/kit/conversation/composing'
import { HiddenParts } from '@coffeeattack/kit/conversation/HiddenParts'
import { Composer } from '@coffeeattack/ui/chat/Composer'
import { Chip } from '@coffeeattack/ui/Chip'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Restored } from '../drafts/Restored.tsx'
import { CardDialog } from './CardDialog.tsx'
import type { Reply, Room } from './queries.ts'
import { ReplyMenu } from './replies/ReplyMenu.tsx'
import { soughtIn, useReplyMenu } from './replies/use-reply-menu.ts'
import { useRoomDraft } from './use-room-draft.ts'

type OfferDialogProps = { room: Room; open: boolean; onClose: () => void }

/** One of the offers between the two, shown again where they talk about it. */
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
        {room.offers.map(({ id, name, position }) => (
          <option key={id} value={id}>{`${name} · ${position}`}</option>
        ))}
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

/** Enter sends, Ctrl and ⌘ with it too; a slash at the beginning looks for a ready answer. */
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
  /** The menu hears the keys first: Enter then takes an answer and sends nothing. */
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
