import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Briefcase } from '@coffeeattack/ui/icons/Briefcase'
import { Message } from '@coffeeattack/ui/icons/Message'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { type KeptWord, reloadKeptWords } from './queries.ts'

/** Opening messages that blame nobody and name no company. */
const greetings: Readonly<Record<KeptWord['kind'], string>> = {
  MEETING: '커피챗 뒤에 남겨 주신 답을 보고 연락드려요. 그날 어떤 일이 있었는지 편하게 알려 주세요.',
  STAGE: '커피챗 뒤의 진행이 회사와 다르게 남아 있어 연락드려요. 어떻게 되었는지 편하게 알려 주세요.',
  MISSED_TWICE: '커피챗에 나오기 어려운 일이 있었나요? 편하게 말씀해 주시면 다음 약속을 도와드릴게요.',
}

/** They tell the company nothing of what the candidate said. */
const questions: Readonly<Record<'MEETING' | 'STAGE', string>> = {
  MEETING: '커피챗 뒤에 남겨 주신 답을 확인하고 있어요. 그날 어떻게 진행되었는지 알려 주세요.',
  STAGE: '커피챗 뒤에 적어 주신 진행 상황을 확인하고 있어요. 어떻게 이야기되었는지 알려 주세요.',
}

/** Opens the conversation with this person. */
export function TalkButton({ word: { id, kind } }: { word: KeptWord }) {
  return (
    <WriteButton
      label="후보자에게 말 걸기"
      field="건넬 말"
      first={greetings[kind]}
      icon={<Message size={18} />}
      send="대화방으로 보내기"
      call={(body, idempotencyKey) =>
        api('POST /console/kept-words/:id/talk', { params: { id }, body, idempotencyKey })
      }
      sent="대화방으로 보냈어요"
    />
  )
}

type AskCompanyButtonProps = { word: KeptWord; recruiter: string }

/** Asks the recruiter, who reads it on the coffee chat's page. */
export function AskCompanyButton({ word: { id, kind, lines }, recruiter }: AskCompanyButtonProps) {
  const first = lines.length > 0 || kind === 'MISSED_TWICE' ? '' : questions[kind]
  return (
    <WriteButton
      label={lines.length > 0 ? '회사에 더 물어보기' : '회사에 물어보기'}
      field="물어볼 말"
      helper={`${recruiter} 님이 커피챗 화면에서 읽고 답해요. 후보자가 한 말은 함께 가지 않아요.`}
      first={first}
      icon={<Briefcase size={18} />}
      kind="line"
      send="회사에 보내기"
      call={(body, idempotencyKey) =>
        api('POST /console/kept-words/:id/ask-company', { params: { id }, body, idempotencyKey })
      }
      sent="회사에 보냈어요"
    />
  )
}

type WriteButtonProps = {
  label: string
  field: string
  helper?: string
  /** The text that the dialog begins with. */
  first: string
  icon: ReactNode
  kind?: 'line'
  send: string
  call: (body: { message: string }, idempotencyKey: string) => Promise<unknown>
  sent: string
}

/** A button with a dialog for a few words. Writing takes the case; a colleague's faster change shows either way. */
function WriteButton({ label, field, helper, first, icon, kind, send, call, sent }: WriteButtonProps) {
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState(first)
  const write = useCall(call, {
    onDone() {
      setOpen(false)
      setMessage('')
      toast(sent, { kind: 'done' })
    },
    onSettled: reloadKeptWords,
  })

  function begin() {
    write.reset()
    setOpen(true)
  }
  const problem = messageProblem(message)
  return (
    <>
      <Button size="sm" {...(kind && { kind })} onClick={begin}>
        {icon}
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        wide
        title={label}
        cancel={{ label: '닫기', onPress: () => setOpen(false) }}
        confirm={{
          label: send,
          busy: write.busy && '보내는 중',
          onPress: () => problem === null && void write.run({ message }),
        }}
      >
        <div className="text-left">
          <TextArea
            label={field}
            limit={MESSAGE.limit}
            atLimit={limitMessage(MESSAGE.limit)}
            value={message}
            onValueChange={setMessage}
            {...(helper && { helper })}
            error={(message !== '' && problem) || undefined}
          />
        </div>
      </Dialog>
    </>
  )
}
