import { consolePaths } from '@coffeeattack/contract/pages'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { safeHref } from '@coffeeattack/domain/profiles/links'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { useNow } from '@coffeeattack/kit/useNow'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { useMe } from '../../sessions/me.ts'
import { CounterBox } from '../counter/CounterBox.tsx'
import { undoOffer } from '../undo.ts'
import { UndoBar } from '../UndoBar.tsx'
import { progressText, type SentOffer } from './queries.ts'
import { SentPay } from './SentPay.tsx'

/** Opened by the candidate's own choice, and closed again when they leave. */
function Contact({ offer: { contact, coffeechatId } }: { offer: SentOffer }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-field bg-surface-2 px-4 py-3">
      {contact ? (
        <>
          <Avatar name={contact.name} className="bg-surface" />
          <p className="min-w-0 flex-1 leading-even">
            <b className="block font-semibold">{contact.name}</b>
            <span className="flex flex-wrap gap-x-3 text-label text-ink-2 tnum">
              <a href={`tel:${contact.phone}`}>{phoneAsTyped(contact.phone)}</a>
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </span>
          </p>
        </>
      ) : (
        <p className="flex-1 text-label text-ink-3">탈퇴해서 연락처를 볼 수 없어요.</p>
      )}
      {coffeechatId && (
        <Link to={consolePaths.coffeechat(coffeechatId)} className={buttonLook({ size: 'sm' })}>
          커피챗 보기
        </Link>
      )}
    </div>
  )
}

/** One offer and where it stands. Until the match the candidate has no name here (OFR-13). */
export function SentCard({ offer }: { offer: SentOffer }) {
  const now = useNow()
  const isForMany = useMe().company === null
  const { candidate, salaryMin, salaryMax, position, operatorName } = offer
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <p className="text-h3">{anonymousName(candidate)}</p>
            <p className="text-label text-ink-3">
              {[isForMany && offer.company?.name, position, operatorName].filter(Boolean).join(' · ')}
            </p>
            {candidate.hashtags.length > 0 && (
              <p className="mt-1 truncate text-caption text-ink-2">
                {candidate.hashtags
                  .slice(0, 4)
                  .map((tag) => `#${tag}`)
                  .join('  ')}
              </p>
            )}
          </div>
          <div className="text-right">
            {salaryMin !== null && salaryMax !== null ? (
              <p className="text-h3 tnum">{rangeText(salaryMin, salaryMax)}</p>
            ) : (
              <Tag>메시지만</Tag>
            )}
            <p className="text-caption text-ink-3 tnum">{progressText(offer, now)}</p>
          </div>
        </div>
        <SentPay offer={offer} />
        {/* A curation is taken back as a whole, where it was made. */}
        {offer.status === 'WAITING' && offer.groupId === null && (
          <UndoBar
            deliverAt={offer.deliverAt}
            undo={() => undoOffer({ id: offer.id, candidateId: candidate.id })}
          />
        )}
        {offer.counter && <CounterBox offer={offer} counter={offer.counter} />}
        {offer.status === 'MATCHED' && <Contact offer={offer} />}
        <Sent offer={offer} />
      </Card>
    </li>
  )
}

/** What was written, for whoever wants to read it again. */
function Sent({ offer: { message, offerItems, link } }: { offer: SentOffer }) {
  return (
    <details className="group mt-3 border-t border-line pt-1 -mb-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-label font-medium text-ink-3">
        보낸 내용 보기
        <ChevronDown size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-3 text-body-s leading-loose whitespace-pre-line">{message}</p>
      {offerItems.length > 0 && (
        <p className="flex flex-wrap gap-1.5 pb-3">
          {offerItems.map((item) => (
            <Tag key={item}>{item}</Tag>
          ))}
        </p>
      )}
      {link && <JobLink link={link} />}
    </details>
  )
}

function JobLink({ link }: { link: string }) {
  const href = safeHref(link)
  if (href === null) return <p className="mb-3 truncate text-label text-ink-3">{link}</p>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="mb-3 block truncate text-label text-ink-3 underline"
    >
      {link}
      <span className="sr-only">, 새 창에서 열기</span>
    </a>
  )
}
