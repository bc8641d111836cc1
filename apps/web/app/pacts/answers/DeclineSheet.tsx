import { PACT } from '@coffeeattack/domain/pacts/state'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { pactApi } from '../api.ts'
import { newestOf, usePactCall } from '../queries.ts'
import type { SheetProps } from './PactAnswers.tsx'

const reasons = [
  '연봉이나 보너스가 달랐어요',
  '일하는 조건이 맞지 않아요',
  '다른 회사에 가기로 했어요',
  '지금 회사에 남기로 했어요',
] as const
const OWN = '직접 적을게요'

/** Ends it politely; the company reads the words that are left, and none are needed (PACT-3). */
export default function DeclineSheet({ pact, open, onOpenChange }: SheetProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const { id } = pact
  const version = newestOf(pact).number
  const words = chosen === OWN ? own.trim() : (chosen ?? '')
  const decline = usePactCall(id, () =>
    pactApi('POST /users/pacts/:id/decline', {
      params: { id },
      body: { version, words: words && closed(words) },
    }),
  )
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !decline.busy) && onOpenChange(next)}
      title="어떤 점이 아쉬웠나요?"
      description="전하면 합의서가 닫혀요. 다시 열려면 회사가 새로 보내야 해요."
      footer={
        <>
          <Button busy={decline.busy && '전하는 중'} onClick={() => void decline.run()}>
            합의서 닫고 전하기
          </Button>
          <TextLink wide disabled={decline.busy} onClick={() => onOpenChange(false)} className="-mb-2.5">
            더 생각해 볼게요
          </TextLink>
        </>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-label text-ink-3">고른 말은 회사가 읽어요. 고르지 않아도 돼요.</legend>
        {[...reasons, OWN].map((reason) => (
          <OptionRow
            key={reason}
            type="radio"
            name="decline-reason"
            title={reason}
            checked={chosen === reason}
            onChange={() => setChosen(reason)}
          />
        ))}
      </fieldset>
      {chosen === OWN && (
        <TextArea
          label="남길 말"
          hideLabel
          placeholder="회사에 남길 말을 적어 주세요"
          limit={PACT.wordsLimit}
          atLimit={limitMessage(PACT.wordsLimit)}
          value={own}
          onValueChange={setOwn}
          className="mt-3"
        />
      )}
    </Sheet>
  )
}

const closed = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`)
