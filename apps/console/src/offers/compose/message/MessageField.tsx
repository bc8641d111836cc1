import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { type Filling, writingProblem } from '@coffeeattack/domain/offers/template'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'
import type { Draft } from '../draft.ts'
import { fitting } from '../prefill.ts'
import { FilledText, TemplatesDialog } from './TemplatesDialog.tsx'

type Message = Pick<Draft, 'message' | 'filled'>

type MessageFieldProps = Message & {
  /** Values for template variables; null for agents, who have no templates. */
  filling: Filling | null
  change: (part: Partial<Message>) => void
  error: string | undefined
}

/** The message: written by hand, or a template filled in for this person (BIZ-13). */
export function MessageField({ message, filled: from, filling, change, error }: MessageFieldProps) {
  const isMassText = useMassText(message)
  const [choosing, setChoosing] = useState(false)

  function take(name: string, template: string) {
    const filled = filling && fitting(template, filling)
    setChoosing(false)
    if (!filled) {
      toast(limitMessage(COMPOSING.messageLimit))
      return
    }
    change({ message: filled, filled: { kind: 'template', name } })
    if (message.trim() !== '' && message !== filled)
      toast('쓰던 메시지를 양식으로 바꿨어요', {
        action: { label: '되돌리기', onPress: () => change({ message, filled: from }) },
      })
  }
  /** Variables typed into the message are filled in when the field loses focus. */
  function leave() {
    const filled = filling && fitting(message, filling)
    if (filled && filled !== message) change({ message: filled, filled: from ?? { kind: 'typed' } })
  }
  /** An edited message is not replaced when another position is chosen. */
  function write(text: string) {
    const kept = from?.kind === 'position' ? ({ kind: 'typed' } as const) : from
    change({ message: text, filled: text === '' ? null : kept })
  }
  return (
    <div>
      <TextArea
        label="메시지"
        name="message"
        limit={COMPOSING.messageLimit}
        atLimit={limitMessage(COMPOSING.messageLimit)}
        placeholder="이 분의 어떤 점이 좋았는지 적어 보세요"
        value={message}
        onValueChange={write}
        onBlur={leave}
        error={error ?? writingProblem(message, filling)}
        behind={filling && from !== null && <FilledText text={message} filling={filling} />}
        hint={
          filling && (
            <TextLink size="sm" className="-my-3" onClick={() => setChoosing(true)}>
              {from?.kind === 'template' ? `양식 ‘${from.name}’` : '양식 고르기'}
            </TextLink>
          )
        }
      />
      <output className="block">
        {isMassText && (
          <span className="mt-2 flex gap-1.5 rounded-field bg-surface-2 px-3.5 py-2.5 text-label text-ink-2">
            <CircleInfo size={18} className="mt-px shrink-0" />
            여러 분께 보낸 글과 비슷해요. 이 분께만 하는 말을 더하면 답이 잘 와요.
          </span>
        )}
      </output>
      {filling && (
        <TemplatesDialog
          open={choosing}
          onClose={() => setChoosing(false)}
          filling={filling}
          written={message}
          onTake={take}
        />
      )}
    </div>
  )
}

const REST_MS = 800
/** Shorter texts are greetings, which are alike everywhere. */
const FEWEST = 20

/** Whether many people received a similar message. It is a hint, so failures are ignored. */
function useMassText(message: string): boolean {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(message.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [message])
  const { data } = useQuery({
    queryKey: ['mass-text', asked],
    queryFn: ({ signal }) => api('POST /console/offers/check-text', { body: { message: asked }, signal }),
    enabled: asked.length >= FEWEST,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  return asked.length >= FEWEST && data?.isMassText === true
}
