import { paths } from '@coffeeattack/contract/pages'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { composingState, useDraft } from '@coffeeattack/kit/conversation/composing'
import { HiddenParts } from '@coffeeattack/kit/conversation/HiddenParts'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Composer } from '@coffeeattack/ui/chat/Composer'
import { QuickReplies } from '@coffeeattack/ui/chat/QuickReplies'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import type { Offer } from '../../offers/offer-query.ts'
import { isDecidedElsewhere, offerQuery } from '../../offers/queries.ts'
import { RoomHeader } from '../RoomHeader.tsx'
import { RoomFrame } from '../RoomFrame.tsx'
import { RoomShapes } from '../RoomShapes.tsx'
import { type Room, roomsQuery } from '../rooms.ts'
import { NamelessBand } from './NamelessBand.tsx'
import { ASK_PLACEHOLDER, QuestionCups, READY_QUESTIONS } from './QuestionCups.tsx'
import { useWriter } from './use-writer.ts'

/** The first question about an offer (OFR-17). An existing room with the company is used instead. */
export default function AskPane({ offerId }: { offerId: string }) {
  const offer = useQuery(offerQuery(offerId))
  const rooms = useQuery(roomsQuery)
  const both = offer.data && rooms.data && { offer: offer.data, rooms: rooms.data.items }
  const query = offer.isError ? offer : rooms
  return (
    <RoomFrame>
      <Loaded
        query={{ ...query, data: both }}
        title="제안을 불러오지 못했어요"
        className="m-auto"
        skeleton={<RoomShapes />}
      >
        {(read) => <FirstQuestion {...read} />}
      </Loaded>
    </RoomFrame>
  )
}

/** A room about this offer, or one in which the two know each other's names. */
const isTheirs = ({ nameless, company }: Room, offer: Offer) =>
  nameless ? nameless.offerId === offer.id : company !== null && company.id === offer.company?.id

function FirstQuestion({ offer, rooms }: { offer: Offer; rooms: readonly Room[] }) {
  const room = rooms.find((each) => isTheirs(each, offer))
  if (room) return <Navigate to={paths.messageRoom(room.roomId)} replace />
  if (offer.status !== 'WAITING') return <Navigate to={paths.offer(offer.id)} replace />
  const nameless = { offerId: offer.id, status: offer.status, questionsLeft: NAMELESS.questions }
  const operator = { ...offer.operator, greeting: '' }
  return (
    <>
      <RoomHeader room={{ company: offer.company, operator, coffeechatId: null, nameless }} />
      <NamelessBand as="nameless" />
      <div className="flex flex-1 flex-col items-center justify-center gap-1 px-5 text-center">
        <p className="text-h3 font-bold">무엇이 궁금하세요?</p>
        <p className="max-w-72 text-label text-balance text-ink-3">
          정하기 전에 이름 없이 {NAMELESS.questions}번까지 물어볼 수 있어요.
        </p>
      </div>
      <QuestionComposer offerId={offer.id} />
    </>
  )
}

function QuestionComposer({ offerId }: { offerId: string }) {
  const navigate = useNavigate()
  const [text, write] = useDraft(offerId)
  const writer = useWriter({ isNameless: true })
  const asking = useCall(
    (message: string, clientId) =>
      api('POST /users/offers/ask/:id', { params: { id: offerId }, body: { message, clientId } }),
    {
      onFailed: (failure) => isDecidedElsewhere(offerId, failure),
      async onDone({ roomId }) {
        write('')
        await navigate(paths.messageRoom(roomId), { replace: true })
      },
    },
  )
  return (
    <div data-bottom-bar className="shrink-0 bg-page pt-1 pb-safe-3">
      {text === '' && <QuickReplies replies={READY_QUESTIONS} onPick={write} />}
      <QuestionCups left={NAMELESS.questions} />
      <Composer
        value={text}
        onValueChange={write}
        onSend={(message) => void asking.run(message)}
        placeholder={ASK_PLACEHOLDER}
        disabled={asking.busy}
        note={<HiddenParts text={text} writer={writer} />}
        {...composingState(text, { writer })}
      />
    </div>
  )
}
