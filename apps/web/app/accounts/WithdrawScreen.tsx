import { notices } from '@coffeeattack/domain/errors/notices'
import { KEPT_DAYS, withdrawalNotice, withdrawalReasons } from '@coffeeattack/domain/profiles/withdrawal'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { prefetch } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { offeredQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { erasureDay, leaveForGood } from './withdraw.ts'

export const meta = () => privateMeta('탈퇴')

export const clientLoader = () => prefetch(offeredQuery)

/** It opens under the last answer, behind the bottom button, so it scrolls itself into view. */
function OwnWords({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <TextArea
        className="mt-4"
        label="떠나는 이유"
        hideLabel
        placeholder="아쉬웠던 점을 들려주세요"
        limit={TEXT_AREA.limit}
        atLimit={limitMessage(TEXT_AREA.limit)}
        value={words}
        onValueChange={onChange}
      />
    </div>
  )
}

const OWN_WORDS = '직접 쓸게요'

/** A ready-made reason or a typed one; '' while there is neither. */
function WithdrawalReason({ onChange }: { onChange: (reason: string) => void }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState('')
  function choose(option: string) {
    setChosen(option)
    onChange(option === OWN_WORDS ? words : option)
  }
  function write(text: string) {
    setWords(text)
    onChange(text)
  }
  return (
    <Card>
      <fieldset>
        <legend className="mb-3.5 text-h3">왜 떠나시나요?</legend>
        <div className="flex flex-col gap-2">
          {[...withdrawalReasons, OWN_WORDS].map((option) => (
            <OptionRow
              key={option}
              type="radio"
              name="withdrawal-reason"
              title={option}
              checked={chosen === option}
              onChange={() => choose(option)}
            />
          ))}
        </div>
      </fieldset>
      {chosen === OWN_WORDS && <OwnWords words={words} onChange={write} />}
    </Card>
  )
}

/** What is erased when: at once, or after thirty days for a person who has had offers (PRO-14). */
function WhatIsErased() {
  const { data, dataUpdatedAt, isError } = useQuery(offeredQuery)
  const day = data && erasureDay(data.isOffered, new Date(dataUpdatedAt))
  return (
    <Card title={day ? `${day}에 모두 지워져요` : '정보는 이렇게 지워져요'}>
      <ul className="mt-2.5 flex list-disc flex-col gap-1.5 pl-5 text-body-s text-balance text-ink-2 marker:text-ink-4 tnum">
        {data && <li>{withdrawalNotice(data.isOffered)}</li>}
        {isError && !data && (
          <li>받은 제안이 있으면 정보를 {KEPT_DAYS}일 동안 보관한 뒤에, 없으면 바로 지워요.</li>
        )}
        {!data && !isError && (
          <li className="list-none">
            <SkeletonGroup label="지워지는 날을 알아보고 있어요">
              <Skeleton className="h-5 w-full" />
            </SkeletonGroup>
          </li>
        )}
        <li>탈퇴하는 순간부터 회사는 내 프로필을 볼 수 없고, 기다리던 어택도 닫혀요.</li>
        <li>인증한 커리어와 소득은 되살릴 수 없어요.</li>
      </ul>
    </Card>
  )
}

/** Deletes the account, with a reason (PRO-14). */
export default function WithdrawScreen() {
  const [reason, setReason] = useState('')
  const [asking, setAsking] = useState(false)
  const [gone, setGone] = useState(false)
  const withdraw = useCall(() => api('DELETE /v3/users', { body: { reason: reason.trim() } }), {
    async onDone({ purgeAt, isErased }) {
      setAsking(false)
      // The account is gone, so no query may run again.
      setGone(true)
      await leaveForGood({ at: new Date(purgeAt), isErased }, new Date())
    },
    onFailed() {
      setAsking(false)
      toast(notices.WITHDRAW_FAILED.title)
      return true
    },
  })
  if (gone) return <Page tone="canvas">{null}</Page>
  return (
    <SettingsPage
      lines={['떠나기 전에', '확인해 주세요']}
      cta={
        <Button kind="danger" disabled={reason.trim() === ''} onClick={() => setAsking(true)}>
          {reason.trim() === '' ? '이유를 알려 주세요' : '탈퇴하기'}
        </Button>
      }
    >
      <WhatIsErased />
      <WithdrawalReason onChange={setReason} />
      <Dialog
        open={asking}
        onOpenChange={(next) => (next || !withdraw.busy) && setAsking(next)}
        alert
        title="정말 탈퇴할까요?"
        description="모든 기기에서 로그아웃되고, 되돌릴 수 없어요."
        cancel={{ label: '그대로 쓰기', onPress: () => setAsking(false) }}
        confirm={{
          label: '탈퇴하기',
          danger: true,
          busy: withdraw.busy && '탈퇴하는 중',
          onPress: () => void withdraw.run(),
        }}
      />
    </SettingsPage>
  )
}
