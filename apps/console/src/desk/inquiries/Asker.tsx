import { consolePaths } from '@coffeeattack/contract/console-pages'
import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Link } from 'react-router'
import { askerName, type OpenedInquiry, type Queue } from './queries.ts'

/** What an agent may know of a candidate who asks: job and history, no name. A company is known by who wrote for it. */
export function Asker({ queue, inquiry }: { queue: Queue; inquiry: OpenedInquiry }) {
  const { candidate, context, contact } = inquiry
  return (
    <section aria-label="문의한 사람" className="rounded-button bg-surface-2 px-4 py-3.5">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
          <Person size={22} strokeWidth={1.8} />
        </span>
        <p className="min-w-0 flex-1 leading-close">
          <b className="block text-body-s font-semibold">
            <MaskedText text={askerName(queue, inquiry)} />
          </b>
          <span className="block truncate text-caption text-ink-3">
            {candidate ? <MaskedText text={tagsOf(candidate)} /> : (contact ?? '연락처를 남기지 않았어요')}
          </span>
        </p>
        {candidate && context?.isActive && (
          <Link
            to={consolePaths.candidate(candidate.id)}
            className={buttonLook({ kind: 'line', size: 'sm' })}
          >
            프로필
          </Link>
        )}
      </div>
      {context && <Context context={context} />}
    </section>
  )
}

const tagsOf = ({ hashtags, techStackItems }: NonNullable<OpenedInquiry['candidate']>) =>
  [...hashtags, ...techStackItems].slice(0, 4).map(hashtagText).join('  ') || '회원'

function Context({ context }: { context: NonNullable<OpenedInquiry['context']> }) {
  const facts = [
    ['프로필', context.isActive ? '회사에 보여요' : '쉬고 있어요'],
    ['기다리는 어택', `${context.waitingOfferCount}건`],
    ['매칭', `${context.matchedOfferCount}건`],
    ['남긴 문의', `${context.inquiryCount}건`],
  ]
  return (
    <>
      <dl className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line-2 pt-3 text-label tnum">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2">
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {context.userSurveyItems.length > 0 && (
        <dl className="mt-3 grid gap-2 border-t border-line-2 pt-3 text-label">
          {context.userSurveyItems.map(({ surveyCode, answer }) => (
            <div key={surveyCode}>
              <dt className="text-caption text-ink-3">
                {surveyQuestions.find((question) => question.surveyCode === surveyCode)?.question}
              </dt>
              <dd className="font-medium">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
