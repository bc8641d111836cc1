import { kstDay } from '@coffeeattack/domain/kst'
import { PROOF, receiverProblem } from '@coffeeattack/domain/proofs/proof'
import { proofTitle, sourceName } from '@coffeeattack/domain/proofs/words.ko'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useForm } from '@coffeeattack/kit/useForm'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { type Dispatch, type SetStateAction, useId } from 'react'
import { Page } from '../../layout/Page.tsx'
import { proofApi } from '../api.ts'
import { keepProof, type Offered, type Proof } from '../queries.ts'
import { shortDay, wholeDay } from '../words.ts'
import { type Choice, type Common, factsOfChoice, originOf, wantedOf } from './choice.ts'
import { Steps } from './Steps.tsx'

type WhoStepProps = {
  choice: Choice
  offered: Offered
  /** Held by the page, so that going back and forth keeps what was typed. */
  state: readonly [Common, Dispatch<SetStateAction<Common>>]
  backTo: string
  onMade: (proof: Proof) => void
}

/** Receivers of earlier proofs that are offered again. */
const RECENT = 4

/** For whom, how long and with which name, with the sentence that the receiver will read (PROOF-2). */
export default function WhoStep({ choice, offered, state, backTo, onMade }: WhoStepProps) {
  const id = useId()
  const now = useNow(nextMidnight)
  const form = useForm({
    first: state[0],
    state,
    rules: { receiver: receiverProblem },
    send: (common: Common, idempotencyKey) =>
      proofApi('POST /users/proofs', {
        body: wantedOf(choice, { ...common, receiver: common.receiver.trim() }),
        idempotencyKey,
      }),
    onFailed(failure) {
      if (isApiError(failure) && failure.status > 0) return false
      toast('만들지 못했어요. 적은 건 그대로 있어요')
      return true
    },
    onDone(proof) {
      keepProof(proof)
      onMade(proof)
    },
  })
  const { receiver, days, withName } = form.values
  const origin = originOf(choice, offered)
  const reader = receiver.trim() || '받는 곳'
  return (
    <Page
      backTo={backTo}
      cta={
        <Button type="submit" form={id} busy={form.busy && '만드는 중'}>
          증명서 만들기
        </Button>
      }
    >
      <form {...form.props} id={id} className="px-5 pb-7">
        <Steps at={2} />
        <h1 className="text-h1">누구에게 보여 줄까요?</h1>
        <TextField
          className="mt-5.5"
          label="받는 곳"
          placeholder="예: 은행, 부동산, 회사 이름"
          maxLength={PROOF.receiverLimit}
          autoComplete="off"
          {...form.field('receiver')}
        />
        {offered.receivers.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {offered.receivers.slice(0, RECENT).map((known) => (
              <Chip key={known} className="max-w-full truncate" onClick={() => form.set({ receiver: known })}>
                {known}
              </Chip>
            ))}
          </div>
        )}
        <fieldset className="mt-6.5 min-w-0">
          <legend className="float-left mb-2 text-label font-medium text-ink-2">
            며칠 동안 볼 수 있을까요?
          </legend>
          <p className="mb-2 text-right text-caption leading-[1.625] text-ink-3 tnum">
            {shortDay(kstDay(now) + days)} 밤 12시까지
          </p>
          <div className="clear-both grid grid-cols-5 gap-1.5 tnum">
            {PROOF.dayChoices.map((choice_) => (
              <Chip
                key={choice_}
                kind="line"
                pressed={choice_ === days}
                className="h-11! justify-center rounded-field! px-0!"
                onClick={() => form.set({ days: choice_ })}
              >
                {choice_}일
              </Chip>
            ))}
          </div>
        </fieldset>
        {offered.name !== null && (
          <div className="mt-6.5 flex min-h-14 items-center gap-3.5">
            <span className="min-w-0 flex-1">
              <b className="block leading-close font-semibold">내 이름 넣기</b>
              <span className="block text-caption text-ink-3">끄면 이름 없이 나가요</span>
            </span>
            <Switch
              label="내 이름 넣기"
              checked={withName}
              onCheckedChange={(checked) => form.set({ withName: checked })}
            />
          </div>
        )}
        <div className="mt-6 rounded-option bg-surface-2 px-4.5 py-4 tnum" aria-live="polite">
          <p className="text-caption text-ink-3 [overflow-wrap:anywhere]">
            {withJosa(reader, '은/는')} 이렇게 읽어요
          </p>
          <b className="mt-0.5 block text-lead leading-snug font-bold tracking-snug [overflow-wrap:anywhere]">
            {proofTitle(factsOfChoice(choice))}
          </b>
          {origin && (
            <p className="mt-0.5 text-caption text-ink-3">
              {sourceName(origin.source)} · {wholeDay(origin.lookedUpOn)} 조회 ·{' '}
              {withName && offered.name ? offered.name : '이름 없음'}
            </p>
          )}
        </div>
      </form>
    </Page>
  )
}
