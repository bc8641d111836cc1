import { consolePaths } from '@coffeeattack/contract/console-pages'
import { firstYearText, partLines } from '@coffeeattack/domain/offers/pay-words.ko'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { safeHref } from '@coffeeattack/domain/profiles/links'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Tag } from '@coffeeattack/ui/Tag'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { useMe } from '../../sessions/me.ts'
import { CounterBox } from '../counter/CounterBox.tsx'
import { UndoBar, useUndoOffer } from '../undo.tsx'
import type { SentOffer } from './queries.ts'

/** The details of a row: actions, the offer and links. */
export function SentDetail({ offer }: { offer: SentOffer }) {
  const { status, groupId, candidate, counter, question } = offer
  const undoOffer = useUndoOffer()
  useOpenedTitle(offer.contact?.name ?? anonymousName(candidate))
  return (
    <div className="max-w-240">
      {/* An offer of a curation is undone with its curation. */}
      {status === 'WAITING' && groupId === null && (
        <UndoBar
          deliverAt={offer.deliverAt}
          undo={() => undoOffer({ id: offer.id, candidateId: candidate.id })}
        />
      )}
      {counter && <CounterBox offer={offer} counter={counter} />}
      {question && <Question offer={offer} question={question} />}
      {status === 'MATCHED' && <Contact offer={offer} />}
      {status === 'REFUSED' && <RefusalNote />}
      <Sent offer={offer} />
      <Ways offer={offer} />
    </div>
  )
}

type QuestionProps = { offer: SentOffer; question: NonNullable<SentOffer['question']> }

/** A question of an anonymous candidate before the decision (OFR-17). */
function Question({ offer: { roomId }, question: { asked, text, waits } }: QuestionProps) {
  return (
    <section aria-label="이름 없이 물어본 것" className="mt-3">
      {text && (
        <p className="text-body-s font-medium whitespace-pre-line">
          “<MaskedText text={text} />”
        </p>
      )}
      <p className="mt-0.5 text-caption text-ink-3 tnum">
        {`질문 ${asked} / ${NAMELESS.questions} · ${waits ? '답을 기다려요' : '답했어요'} · 연락처는 가려서 보여요`}
      </p>
      {roomId && (
        <Link to={consolePaths.room(roomId)} className={`${buttonLook({ size: 'sm' })} mt-2.5`}>
          {waits ? '답하기' : '대화 열기'}
        </Link>
      )}
    </section>
  )
}

/** The contact, disclosed by the candidate and removed when they leave. */
function Contact({ offer: { contact } }: { offer: SentOffer }) {
  if (!contact) return <p className="mt-3 text-label text-ink-3">탈퇴해서 연락처를 볼 수 없어요.</p>
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-body-s tnum">
      <b className="font-semibold">{contact.name}</b>
      <a
        href={`tel:${contact.phone}`}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {phoneAsTyped(contact.phone)}
      </a>
      {contact.email && (
        <a
          href={`mailto:${contact.email}`}
          className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
        >
          {contact.email}
        </a>
      )}
    </p>
  )
}

/** The company sees who refused, but not the reason. */
function RefusalNote() {
  const isOfCompany = useMe().company !== null
  return (
    <p className="mt-3 text-label text-ink-3">
      한 분이 거절한 이유는 보여 드리지 않아요.
      {isOfCompany && (
        <>
          {' '}
          여러 분의 이유를 모아{' '}
          <Link to={consolePaths.figures()} className="underline underline-offset-4">
            성과
          </Link>
          에서 보여 드려요.
        </>
      )}
    </p>
  )
}

/** The message and the pay. */
function Sent({ offer }: { offer: SentOffer }) {
  const { message, offerItems, link } = offer
  return (
    <section aria-label="보낸 내용" className="mt-3">
      {message && <p className="text-body-s leading-relaxed whitespace-pre-line text-ink-2">{message}</p>}
      <SentPay offer={offer} />
      {offerItems.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {offerItems.map((item) => (
            <Tag key={item}>{item}</Tag>
          ))}
        </p>
      )}
      {link && <JobLink link={link} />}
    </section>
  )
}

function JobLink({ link }: { link: string }) {
  const href = safeHref(link)
  if (href === null) return <p className="mt-2 truncate text-label text-ink-3">{link}</p>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-2 inline-block max-w-full truncate text-label text-ink-3 underline"
    >
      {link}
      <span className="sr-only">, 새 창에서 열기</span>
    </a>
  )
}

/** Links to the person, the conversation and the coffee chat. */
function Ways({ offer: { candidate, roomId, coffeechatId, operatorName, question } }: { offer: SentOffer }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-5">
      {coffeechatId && (
        <Link to={consolePaths.coffeechat(coffeechatId)} className={textLinkLook}>
          커피챗 보기
        </Link>
      )}
      {roomId && !question && (
        <Link to={consolePaths.room(roomId)} className={textLinkLook}>
          대화 열기
        </Link>
      )}
      <Link to={consolePaths.candidate(candidate.id)} className={textLinkLook}>
        프로필 보기
      </Link>
      <span className="ml-auto text-caption text-ink-3">{operatorName} 님이 보냈어요</span>
    </p>
  )
}

/** The pay besides the base salary and the total of the first year, in one line (OFR-15). */
function SentPay({ offer }: { offer: SentOffer }) {
  const first = firstYearText(offer)
  if (!first) return null
  const lines = [...partLines(offer.pay), { label: '첫해에 모두', figure: first }]
  return (
    <ul
      aria-label="연봉 말고 더 제안한 것"
      className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-label text-ink-3 tnum"
    >
      {lines.map(({ label, figure }) => (
        <li key={label}>
          {label} <b className="font-semibold text-ink-2">{figure}</b>
        </li>
      ))}
    </ul>
  )
}
