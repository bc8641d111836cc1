import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { api } from '../api/client.ts'
import { tellRefused } from './tell-refused.ts'
import { conversations } from './threads.ts'

type CardDialogProps = {
  roomId: string
  open: boolean
  onClose: () => void
  title: string
  greeting: string
  /** What goes along with the words. */
  card: { offerId: string } | { survey: true }
  children?: ReactNode
}

/** Shows the candidate something inside the conversation, with a few words of one's own. */
export function CardDialog({ roomId, open, onClose, title, greeting, card, children }: CardDialogProps) {
  const [message, setMessage] = useState(greeting)
  const tried = useRef({ what: '', clientId: '' })
  const problem = messageProblem(message)
  const send = useMutation({
    mutationFn() {
      const what = JSON.stringify({ message, card })
      // The same once more is one message, even if the first answer was lost; anything else is another one.
      if (tried.current.what !== what) tried.current = { what, clientId: crypto.randomUUID() }
      const { clientId } = tried.current
      return api('POST /console/rooms/:id/messages', {
        params: { id: roomId },
        body: { message, clientId, ...card },
      })
    },
    onSuccess(told) {
      conversations.hear(roomId, told)
      tried.current = { what: '', clientId: '' }
      setMessage(greeting)
      onClose()
    },
    onError: (failure) => tellRefused(roomId, failure),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      wide
      title={title}
      cancel={{ label: '닫기', onPress: onClose }}
      confirm={{
        label: '대화에 보내기',
        busy: send.isPending && '보내는 중',
        onPress: () => problem === null && !send.isPending && send.mutate(),
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
