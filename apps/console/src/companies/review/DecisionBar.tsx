import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Refresh } from '@coffeeattack/ui/icons/Refresh'
import { toast } from '@coffeeattack/ui/toast'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { Foot } from './Foot.tsx'
import { AskForm, ReasonForm, RefuseForm } from './DecisionForms.tsx'
import { keepReview, reloadReviews, type Review } from './queries.ts'

type Step = 'choose' | 'approve' | 'refuse' | 'ask'

/** The decision at the foot. The filled button follows the evidence; approving against it needs a reason. */
export function DecisionBar({ review }: { review: Review }) {
  const [step, setStep] = useState<Step>('choose')
  const back = () => setStep('choose')
  if (review.state === 'CHECKING')
    return (
      <Bar>
        {step === 'refuse' ? (
          <RefuseForm review={review} onBack={back} />
        ) : (
          <Waiting review={review} onRefuse={() => setStep('refuse')} />
        )}
      </Bar>
    )
  if (review.state !== 'IN_REVIEW' && review.state !== 'ASKED') return null
  if (step === 'refuse')
    return (
      <Bar>
        <RefuseForm review={review} onBack={back} />
      </Bar>
    )
  if (step === 'ask')
    return (
      <Bar>
        <AskForm review={review} onBack={back} />
      </Bar>
    )
  if (step === 'approve')
    return (
      <Bar>
        <ReasonForm review={review} onBack={back} />
      </Bar>
    )
  return (
    <Bar>
      <Choices review={review} onStep={setStep} />
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="px-0 lg:pr-6 lg:pl-2">
      <div
        data-bottom-bar
        className="mx-auto max-h-[60dvh] max-w-console overflow-y-auto rounded-t-card border-t border-line bg-surface px-5 pt-4 pb-safe-4 lg:border-x"
      >
        {children}
      </div>
    </div>
  )
}

type ChoicesProps = { review: Review; onStep: (step: Step) => void }

function Choices({ review, onStep }: ChoicesProps) {
  const { id, name, stateChangedAt, needsReason, state } = review
  const approve = useCall(
    () =>
      api('POST /console/company-applications/:id/approve', {
        params: { id },
        body: { stateChangedAt, reason: '' },
      }),
    {
      onDone(approved) {
        keepReview(approved)
        toast('승인하고 메일을 보냈어요', { kind: 'done' })
      },
      onSettled: reloadReviews,
    },
  )
  return (
    <Foot
      words={`승인하면 ${name} 님이 바로 후보자를 볼 수 있어요.`}
      note={
        needsReason
          ? '살펴본 이유를 적어야 승인할 수 있어요.'
          : '결과는 메일로 가고, 이유와 함께 기록에 남아요.'
      }
    >
      {state === 'IN_REVIEW' && (
        <Button kind="weak" size="md" wide={false} disabled={approve.busy} onClick={() => onStep('ask')}>
          물어보기
        </Button>
      )}
      {needsReason ? (
        <>
          <Button kind="line" size="md" wide={false} onClick={() => onStep('approve')}>
            이유 적고 승인하기
          </Button>
          <Button size="md" wide={false} onClick={() => onStep('refuse')}>
            거절하기
          </Button>
        </>
      ) : (
        <>
          <Button kind="line" size="md" wide={false} disabled={approve.busy} onClick={() => onStep('refuse')}>
            거절하기
          </Button>
          <Button
            size="md"
            wide={false}
            busy={approve.busy && '승인하는 중'}
            onClick={() => void approve.run()}
          >
            승인하기
          </Button>
        </>
      )}
    </Foot>
  )
}

/** The tax office did not answer yet: nobody passes, and it can be asked again at once. */
function Waiting({ review: { id, taxTries }, onRefuse }: { review: Review; onRefuse: () => void }) {
  const recheck = useCall(() => api('POST /console/company-applications/:id/recheck', { params: { id } }), {
    onDone(checked) {
      keepReview(checked)
      toast(
        checked.state === 'CHECKING' ? '국세청이 아직 답하지 않아요' : '국세청이 답했어요',
        checked.state === 'CHECKING' ? {} : { kind: 'done' },
      )
    },
    onSettled: reloadReviews,
  })
  return (
    <Foot
      words="국세청 확인이 끝나야 승인할 수 있어요."
      note={`${APPLICATION.askAgainMs / 60_000}분마다 다시 물어요 · 지금까지 ${taxTries}번`}
    >
      <Button kind="weak" size="md" wide={false} disabled={recheck.busy} onClick={onRefuse}>
        거절하기
      </Button>
      <Button
        kind="line"
        size="md"
        wide={false}
        busy={recheck.busy && '물어보는 중'}
        onClick={() => void recheck.run()}
      >
        <Refresh size={18} />
        지금 다시 확인하기
      </Button>
      <Button size="md" wide={false} disabled>
        승인하기
      </Button>
    </Foot>
  )
}
