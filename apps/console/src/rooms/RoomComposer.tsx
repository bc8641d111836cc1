import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { lengthOf } from '@coffeeattack/domain/text/length'
import { Composer } from '@coffeeattack/ui/chat/Composer'
import { Chip } from '@coffeeattack/ui/Chip'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useDraft } from './drafts.ts'
import type { Reply, Room } from './queries.ts'
import { soughtIn } from './replies/matching.ts'
import { ReplyMenu } from './replies/ReplyMenu.tsx'
import { useReplyMenu } from './replies/use-reply-menu.ts'
import { tellRefused } from './tell-refused.ts'
import { conversations } from './threads.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { SurveyDialog } from './SurveyDialog.tsx'

/** From here on it is good to know how much is left. */
const NEAR_LIMIT = MESSAGE.limit - 100

/** Enter sends, Ctrl and ⌘ with it too; a slash at the beginning looks for a ready answer. */
export function RoomComposer({ room }: { room: Room }) {
  const [draft, setDraft] = useDraft(room.id)
  const [card, setCard] = useState<'offer' | 'survey' | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const sought = soughtIn(draft)
  const menu = useReplyMenu(sought, put)
  const length = lengthOf(draft)

  function put(reply: Reply) {
    setDraft(sought !== null || draft.trim() === '' ? reply.message : `${draft}\n${reply.message}`)
    box.current?.focus()
  }
  function send(text: string) {
    conversations.say(room.id, text, (failure) => tellRefused(room.id, failure))
    setDraft('')
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
      className="relative border-t border-line pt-2 pb-4"
    >
      {menu.isOpen && <ReplyMenu menu={menu} />}
      <ul aria-label="함께 보내기" className="flex gap-1.5 overflow-x-auto px-4 pb-2 [scrollbar-width:none]">
        <li>
          <Chip kind="line" aria-expanded={menu.isOpen} aria-keyshortcuts="/" onClick={menu.toggle}>
            자주 쓰는 답
          </Chip>
        </li>
        {room.offers.length > 0 && (
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
      <Composer
        ref={box}
        value={draft}
        onValueChange={setDraft}
        onSend={send}
        counter={length > NEAR_LIMIT && `${length} / ${MESSAGE.limit}`}
        problem={draft.trim() !== '' && messageProblem(draft)}
      />
      <OfferDialog room={room} open={card === 'offer'} onClose={() => setCard(null)} />
      <SurveyDialog room={room} open={card === 'survey'} onClose={() => setCard(null)} />
    </div>
  )
}
