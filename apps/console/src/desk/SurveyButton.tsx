import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

const GREETING = '잘 맞는 회사를 찾아 드리고 싶어요. 세 가지만 알려 주세요.'

/** Sends the survey into the room with this candidate, with a few words of one's own. */
export function SurveyButton({ candidateId }: { candidateId: string }) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState(GREETING)
  const send = useCall(
    (body: { candidateId: string; message: string }, idempotencyKey) =>
      api('POST /console/surveys', { body, idempotencyKey }),
    {
      onDone() {
        setOpen(false)
        toast('설문을 대화방으로 보냈어요', { kind: 'done' })
        void queries.invalidateQueries({ queryKey: ['surveys'] })
      },
    },
  )

  function begin() {
    send.reset()
    setOpen(true)
  }
  const problem = messageProblem(message)
  return (
    <>
      <Button kind="weak" size="sm" onClick={begin}>
        설문 보내기
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title="설문 보내기"
        cancel={{ label: '닫기', onPress: () => setOpen(false) }}
        confirm={{
          label: '대화방으로 보내기',
          busy: send.busy && '보내는 중',
          onPress: () => problem === null && void send.run({ candidateId, message }),
        }}
      >
        <div className="text-left">
          <TextArea
            label="함께 보낼 말"
            limit={MESSAGE.limit}
            atLimit={limitMessage(MESSAGE.limit)}
            value={message}
            onValueChange={setMessage}
            error={problem ?? undefined}
          />
          <ol className="mt-4 grid list-decimal gap-1 rounded-card bg-surface-2 py-4 pr-4 pl-9 text-body-s text-ink-2">
            {surveyQuestions.map(({ surveyCode, question }) => (
              <li key={surveyCode}>{question}</li>
            ))}
          </ol>
        </div>
      </Dialog>
    </>
  )
}
