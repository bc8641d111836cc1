import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useState, type ReactNode } from 'react'
import { api } from '../api/client.ts'
import { conversations, tellRefused } from './queries.ts'

type CardDialogProps = {
  roomId: string
  open: boolean
  onClose: () => void
  title: string
  greeting: string
  /** What the message carries. */
  card: { offerId: string } | { survey: true }
  children?: ReactNode
}

/** Sends an offer or the survey as a card in the conversation, with a message. */
export function CardDialog({ roomId, open, onClose, title, greeting, card, children }: CardDialogProps) {
  const [message, setMessage] = useState(greeting)
  const problem = messageProblem(message)
  const send = useCall(
    // A repeated message keeps its client id, so that a lost answer does not duplicate it.
    (told: { message: string } & CardDialogProps['card'], clientId) =>
      api('POST /console/rooms/:id/messages', { params: { id: roomId }, body: { ...told, clientId } }),
    {
      onDone(told) {
        conversations.hear(roomId, told)
        setMessage(greeting)
        onClose()
      },
      onFailed(failure) {
        tellRefused(roomId, failure)
        return true
      },
    },
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      wide
      title={title}
      cancel={{ label: '닫기', onPress: onClose }}
      confirm={{
        label: '대화에 보내기',
        busy: send.busy && '보내는 중',
        onPress: () => problem === null && void send.run({ message, ...card }),
      }}
    >
      <div className="grid gap-4 text-left">
        {children}
        <TextArea
          label="함께 보낼 말"
          limit={MESSAGE.limit}
          atLimit={limitMessage(MESSAGE.limit)}
          value={message}
          onValueChange={setMessage}
          error={problem ?? undefined}
        />
      </div>
    </Dialog>
  )
}
