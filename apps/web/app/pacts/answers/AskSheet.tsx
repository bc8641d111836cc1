import { PACT, versionName } from '@coffeeattack/domain/pacts/state'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useRef, useState } from 'react'
import { pactApi } from '../api.ts'
import { differencesIn, newestOf, usePactCall } from '../queries.ts'
import { nameIn } from '../words.ts'
import { type SheetProps, usedRequests } from './PactAnswers.tsx'
import { RequestDashes } from './RequestDashes.tsx'

/** What should change, in the person's own words; a chip begins a line (PACT-3). */
export default function AskSheet({ pact, open, onOpenChange }: SheetProps) {
  const version = newestOf(pact)
  const { number } = version
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const used = usedRequests(pact)
  const name = nameIn(pact, version)
  const figures = differencesIn(pact, version).filter(({ step }) => step !== 'NONE')
  const topics = [...figures.map(name), '시작일', '근무 방식', '그 밖에']
  const params = { id: pact.id }
  const ask = usePactCall(
    pact.id,
    () => pactApi('POST /users/pacts/:id/requests', { params, body: { version: number, text: text.trim() } }),
    () => onOpenChange(false),
  )

  const lineOf = (topic: string) => `${topic}: `
  const isNamed = (topic: string) => text.split('\n').some((line) => line.startsWith(lineOf(topic).trimEnd()))
  function begin(topic: string) {
    if (!isNamed(topic))
      setText((was) => `${was.trimEnd()}${was.trim() && '\n'}${lineOf(topic)}`.slice(0, PACT.requestLimit))
    field.current?.focus()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => (next || !ask.busy) && onOpenChange(next)}
      title="무엇을 바꾸면 좋을까요?"
      description={
        <span className="flex items-center justify-between gap-3">
          {used + 1 < PACT.requests
            ? `${PACT.requests}번까지 부탁할 수 있어요.`
            : '마지막 한 번이에요. 바라는 것을 한꺼번에 적어 주세요.'}
          <RequestDashes used={used} />
        </span>
      }
      footer={
        <>
          <Button disabled={text.trim() === ''} busy={ask.busy && '전하는 중'} onClick={() => void ask.run()}>
            {pact.company.name}에 부탁하기
          </Button>
          <TextLink wide disabled={ask.busy} onClick={() => onOpenChange(false)} className="-mb-2.5">
            그대로 둘게요
          </TextLink>
        </>
      }
    >
      <fieldset aria-label="바꾸고 싶은 것" className="flex min-w-0 flex-wrap gap-2 p-0">
        {topics.map((topic) => (
          <Chip key={topic} kind="line" pressed={isNamed(topic)} onClick={() => begin(topic)}>
            {topic}
          </Chip>
        ))}
      </fieldset>
      <TextArea
        ref={field}
        label="부탁할 말"
        hideLabel
        placeholder="어떻게 바꾸면 좋을지 적어 주세요"
        limit={PACT.requestLimit}
        atLimit={limitMessage(PACT.requestLimit)}
        helper={`회사가 새 안을 보내면 ${withJosa(versionName(number), '은/는')} 닫혀요`}
        value={text}
        onValueChange={setText}
        className="mt-3.5"
      />
    </Sheet>
  )
}
