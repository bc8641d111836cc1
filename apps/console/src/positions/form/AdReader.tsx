import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { AD, type ReadField } from '@coffeeattack/domain/positions/ad-limits'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Document } from '@coffeeattack/ui/icons/Document'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import type { Draft } from './draft.ts'

type ReadAd = ApiResult<'POST /console/positions/ad'>

const fieldNames: Readonly<Record<ReadField, string>> = {
  title: '이름',
  job: '직무',
  years: '경력',
  salary: '연봉',
  mustHave: '꼭 필요한 것',
}

type AdReaderProps = {
  /** An ad that was pasted into the search. */
  pasted: string | null
  fill: (draft: Partial<Draft>) => void
}

/** Reads a pasted job ad into the form, and marks in the ad what was read (BIZ-9). */
export function AdReader({ pasted, fill }: AdReaderProps) {
  const [isOpen, setOpen] = useState(pasted !== null)
  const [text, setText] = useState((pasted ?? '').slice(0, AD.limit))
  const [shown, setShown] = useState<{ text: string; ad: ReadAd } | null>(null)
  // The answer's ranges are of the text as it was sent.
  const reading = useCall((ad: string) => api('POST /console/positions/ad', { body: { text: ad } }), {
    onDone(ad, sent) {
      setShown({ text: sent, ad })
      fill(draftFrom(ad))
    },
  })
  const read = () => void reading.run(text.normalize('NFC'))
  const begin = useEffectEvent(read)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (pasted === null || hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [pasted])

  if (!isOpen)
    return (
      <Button kind="line" size="sm" wide={false} className="justify-self-start" onClick={() => setOpen(true)}>
        <Document size={17} />
        공고 붙여넣기
      </Button>
    )
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5 lg:px-6">
      <h2 className="text-h3">공고 붙여넣기</h2>
      {shown ? (
        <MarkedAd {...shown} onAgain={() => setShown(null)} />
      ) : (
        <>
          <TextArea
            label="공고"
            hideLabel
            limit={AD.limit}
            placeholder="가지고 있는 채용 공고를 그대로 붙여 넣어 주세요"
            helper="이름, 직무, 경력, 연봉, 꼭 필요한 것을 읽어 아래에 채워요. 밖으로 보내지 않아요."
            value={text}
            onValueChange={setText}
          />
          <Button
            size="sm"
            wide={false}
            className="justify-self-start"
            disabled={text.trim() === ''}
            busy={reading.busy && '읽는 중'}
            onClick={read}
          >
            아래에 채우기
          </Button>
        </>
      )}
    </Card>
  )
}

/** Only what the ad says replaces what stands in the form. */
function draftFrom({ draft }: ReadAd): Partial<Draft> {
  const { title, jobLabel, jobSubLabel, yearsMin, yearsMax, salaryMin, salaryMax, mustHaves } = draft
  const hasYears = yearsMin !== null || yearsMax !== null
  const hasPay = salaryMin !== null || salaryMax !== null
  const figure = (value: number | null) => (value === null ? '' : String(value))
  const money = (value: number | null) => (value === null ? '' : groupDigits(value))
  return {
    ...(title !== '' && { title }),
    ...(jobLabel !== '' && { jobLabel, jobSubLabel: jobSubLabel ?? '' }),
    ...(hasYears && { yearsMin: figure(yearsMin), yearsMax: figure(yearsMax) }),
    ...(hasPay && { salaryMin: money(salaryMin), salaryMax: money(salaryMax) }),
    ...(mustHaves.length > 0 && { mustHaves }),
  }
}

type MarkedAdProps = { text: string; ad: ReadAd; onAgain: () => void }

function MarkedAd({ text, ad: { marks, unread }, onAgain }: MarkedAdProps) {
  const read = [...new Set(marks.flatMap(({ fields }) => fields))].map((field) => fieldNames[field])
  return (
    <>
      <output className="text-body-s text-ink-2">
        {read.length === 0
          ? '공고에서 읽은 것이 없어요. 아래에 직접 적어 주세요.'
          : `${withJosa(read.join(', '), '을/를')} 읽어 아래에 채웠어요. 표시하지 않은 글은 옮기지 않았어요.`}
      </output>
      <section
        aria-label="붙여 넣은 공고"
        // Keyboards scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-button bg-surface-2 px-4 py-3 text-body-s leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap text-ink-3"
      >
        {pieces(text, marks).map(({ from, said, fields }) =>
          fields ? (
            <mark
              key={from}
              className="rounded-xs bg-surface-3 box-decoration-clone px-1 py-0.5 font-medium text-ink"
            >
              {said}
              <small className="ml-1.5 text-micro font-medium whitespace-nowrap text-ink-2">
                {fields.map((field) => fieldNames[field]).join(' · ')}
              </small>
            </mark>
          ) : (
            <span key={from}>{said}</span>
          ),
        )}
      </section>
      {unread.length > 0 && (
        <div className="text-label text-ink-2">
          <p className="font-medium">꼭 필요한 것으로 옮기지 못했어요</p>
          <ul className="mt-1 grid gap-0.5 text-ink-3">
            {unread.map((line) => (
              <li key={line} className="[overflow-wrap:anywhere]">{`· ${line}`}</li>
            ))}
          </ul>
        </div>
      )}
      <Button kind="weak" size="sm" wide={false} className="justify-self-start" onClick={onAgain}>
        공고 고치기
      </Button>
    </>
  )
}

type Said = { from: number; said: string; fields: readonly ReadField[] | null }

/** The whole text in order, marked and unmarked. */
function pieces(text: string, marks: ReadAd['marks']): Said[] {
  const found: Said[] = []
  let at = 0
  for (const { from, to, fields } of marks) {
    if (from > at) found.push({ from: at, said: text.slice(at, from), fields: null })
    found.push({ from, said: text.slice(from, to), fields })
    at = to
  }
  return at < text.length ? [...found, { from: at, said: text.slice(at), fields: null }] : found
}
