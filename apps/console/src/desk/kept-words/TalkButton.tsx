import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Message } from '@coffeeattack/ui/icons/Message'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useMe } from '../../sessions/me.ts'
import { KEPT_WORDS, type KeptWord } from './queries.ts'

/** A kind beginning that blames nobody and names no company. */
const greetings: Readonly<Record<KeptWord['kind'], string>> = {
  MEETING: '커피챗 뒤에 남겨 주신 답을 보고 연락드려요. 그날 어떤 일이 있었는지 편하게 알려 주세요.',
  STAGE: '커피챗 뒤의 진행이 회사와 다르게 남아 있어 연락드려요. 어떻게 되었는지 편하게 알려 주세요.',
  MISSED_TWICE: '커피챗에 나오기 어려운 일이 있었나요? 편하게 말씀해 주시면 다음 약속을 도와드릴게요.',
}

/** The first word, into the room with this person. What a colleague holds is taken over first. */
export function TalkButton({ word: { id, kind, handler } }: { word: KeptWord }) {
  const me = useMe()
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState(greetings[kind])
  const talk = useCall(
    (body: { message: string }, idempotencyKey) =>
      api('POST /console/kept-words/:id/talk', { params: { id }, body, idempotencyKey }),
    {
      onDone() {
        setOpen(false)
        toast('대화방으로 보냈어요', { kind: 'done' })
      },
      onSettled: () => queries.invalidateQueries({ queryKey: KEPT_WORDS }),
    },
  )

  function begin() {
    talk.reset()
    setOpen(true)
  }
  const problem = messageProblem(message)
  if (handler && handler.id !== me.id) return null
  return (
    <>
      <Button size="sm" onClick={begin}>
        <Message size={18} />
        먼저 말 걸기
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title="먼저 말 걸기"
        cancel={{ label: '닫기', onPress: () => setOpen(false) }}
        confirm={{
          label: '대화방으로 보내기',
          busy: talk.busy && '보내는 중',
          onPress: () => problem === null && void talk.run({ message }),
        }}
      >
        <div className="text-left">
          <TextArea
            label="건넬 말"
            limit={MESSAGE.limit}
            atLimit={limitMessage(MESSAGE.limit)}
            value={message}
            onValueChange={setMessage}
            error={problem ?? undefined}
          />
        </div>
      </Dialog>
    </>
  )
}
