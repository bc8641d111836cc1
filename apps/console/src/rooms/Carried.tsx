import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { rangeText } from '@coffeeattack/domain/salary/format'
import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'
import { statusNames } from '../candidates/offer-status.ts'

const card = 'w-chat-card max-w-full rounded-option bg-surface px-4 py-3.5 inset-ring inset-ring-line-2'

/** The offer or the survey that a message shows, as it stands now. */
export function Carried({ message: { offer, survey } }: { message: Message }) {
  if (offer) return <OfferCard offer={offer} />
  if (!survey) return null
  return (
    <section aria-label="설문" className={card}>
      <p className="text-body-s leading-close font-bold">질문 {surveyQuestions.length}가지</p>
      <p className="mt-2">
        <Tag kind={survey.isAnswered ? 'shot' : 'plain'}>
          {survey.isAnswered ? '답했어요' : '답을 기다려요'}
        </Tag>
      </p>
    </section>
  )
}

function OfferCard({ offer }: { offer: NonNullable<Message['offer']> }) {
  const { name, logo, position, salaryMin, salaryMax, status } = offer
  return (
    <section aria-label={`${name} 어택`} className={card}>
      <div className="flex items-center gap-3">
        <Logo name={name} src={logo ?? undefined} size={36} />
        <p className="min-w-0 leading-close">
          <b className="block truncate text-body-s font-bold">{name}</b>
          <span className="block truncate text-caption text-ink-3">{position}</span>
        </p>
      </div>
      {salaryMin !== null && salaryMax !== null && (
        <p className="mt-2.5 text-h3 tnum">{rangeText(salaryMin, salaryMax)}</p>
      )}
      <p className="mt-2">
        <Tag kind={status === 'MATCHED' ? 'shot' : 'plain'}>{statusNames[status]}</Tag>
      </p>
    </section>
  )
}
