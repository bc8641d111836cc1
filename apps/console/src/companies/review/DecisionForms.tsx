import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { askedMail, refusedMail } from '@coffeeattack/domain/companies/application-mails'
import type { Letter } from '@coffeeattack/domain/notifications/mail'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { Foot } from './Foot.tsx'
import { keepReview, reloadReviews, type Review } from './queries.ts'
import { refusals } from './words.ts'

type FormProps = { review: Review; onBack: () => void }

const needed = (words: string) => (typed: string) => (typed.trim() === '' ? words : null)
const limit = APPLICATION.reasonLimit

const kept = (told: string) => ({
  onDone(decided: Review) {
    keepReview(decided)
    toast(told, { kind: 'done' })
  },
  onSettled: reloadReviews,
})

export function RefuseForm({ review, onBack }: FormProps) {
  const { id, stateChangedAt, email } = review
  const choices = refusals(review)
  const [chosen, setChosen] = useState<string | null>(null)
  const form = useForm({
    first: { reason: '' },
    rules: { reason: needed('거절하는 이유를 적어 주세요') },
    blame: 'reason',
    send: ({ reason }) =>
      api('POST /console/company-applications/:id/refuse', {
        params: { id },
        body: { stateChangedAt, reason },
      }),
    ...kept('거절하고 메일을 보냈어요'),
  })
  return (
    <form {...form.props} aria-label="거절하기">
      <div className="grid gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <h3 className="text-body font-bold">왜 거절하나요?</h3>
          <div className="mt-2.5 mb-3 flex flex-wrap gap-1.5">
            {choices.map(({ label, reason }) => (
              <Chip
                key={label}
                kind="line"
                pressed={chosen === label}
                onClick={() => {
                  setChosen(label)
                  form.set({ reason })
                }}
              >
                {label}
              </Chip>
            ))}
          </div>
          <TextArea label="신청한 분이 읽을 말" lines={3} limit={limit} {...form.field('reason')} />
        </div>
        <MailPreview to={email} letter={refusedMail(form.values.reason.trim() || '…')} />
      </div>
      <Ends busy={form.busy && '보내는 중'} submit="거절하고 메일 보내기" onBack={onBack}>
        다른 신청이 있다는 것은 알리지 않아요.
      </Ends>
    </form>
  )
}

export function AskForm({ review: { id, stateChangedAt, email }, onBack }: FormProps) {
  const form = useForm({
    first: { question: '' },
    rules: { question: needed('여쭤볼 말을 적어 주세요') },
    blame: 'question',
    send: ({ question }) =>
      api('POST /console/company-applications/:id/ask', {
        params: { id },
        body: { stateChangedAt, question },
      }),
    ...kept('메일로 여쭤봤어요'),
  })
  return (
    <form {...form.props} aria-label="물어보기">
      <div className="grid gap-x-5 gap-y-3 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <TextArea label="신청한 분에게 여쭤볼 것" lines={3} limit={limit} {...form.field('question')} />
        <MailPreview to={email} letter={askedMail(form.values.question.trim() || '…')} />
      </div>
      <Ends busy={form.busy && '보내는 중'} submit="메일로 물어보기" onBack={onBack}>
        답이 오면 다시 심사 목록에서 볼 수 있어요.
      </Ends>
    </form>
  )
}

/** Approving although something differs: why is kept in the audit trail, and the applicant does not read it. */
export function ReasonForm({ review: { id, stateChangedAt }, onBack }: FormProps) {
  const form = useForm({
    first: { reason: '' },
    rules: { reason: needed('살펴본 이유를 적어 주세요') },
    blame: 'reason',
    send: ({ reason }) =>
      api('POST /console/company-applications/:id/approve', {
        params: { id },
        body: { stateChangedAt, reason },
      }),
    ...kept('승인하고 메일을 보냈어요'),
  })
  return (
    <form {...form.props} aria-label="이유 적고 승인하기">
      <TextArea label="달라도 승인하는 이유" lines={3} limit={limit} {...form.field('reason')} />
      <Ends busy={form.busy && '승인하는 중'} submit="승인하기" onBack={onBack}>
        이유는 우리 기록에만 남아요. 신청한 분은 읽지 않아요.
      </Ends>
    </form>
  )
}

type EndsProps = { busy: string | false; submit: string; onBack: () => void; children: ReactNode }

function Ends({ busy, submit, onBack, children }: EndsProps) {
  return (
    <div className="mt-3.5">
      <Foot words={null} note={children}>
        <Button kind="line" size="md" wide={false} onClick={onBack}>
          그만두기
        </Button>
        <Button type="submit" size="md" wide={false} busy={busy}>
          {submit}
        </Button>
      </Foot>
    </div>
  )
}

/** The mail as it will go. */
function MailPreview({ to, letter: { heading, paragraphs } }: { to: string; letter: Letter }) {
  return (
    <div className="min-w-0 rounded-field bg-surface-2 px-4 py-3 text-label text-ink-2 [overflow-wrap:anywhere]">
      <p className="text-caption text-ink-3">{to}에게</p>
      <p className="font-semibold text-ink">{heading}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-1 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
