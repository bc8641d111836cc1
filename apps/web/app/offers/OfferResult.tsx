import { paths } from '@coffeeattack/contract/pages'
import { offers } from '@coffeeattack/domain/errors/offers'
import type { OfferStatus, OfferType } from '@coffeeattack/domain/offers/offer'
import { afterResult } from '@coffeeattack/domain/sessions/destinations'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { personQuery } from './offer-query.ts'

type OfferResultProps = {
  type: OfferType
  status: OfferStatus
  /** The company or companies to reconnect with. */
  company: string
  /** The conversation with the agent. */
  roomId?: string | null
  /** The offer's terms. */
  children?: ReactNode
}

/** The result of an offer or group that can no longer be answered, with a link onward (OFR-8). */
export function OfferResult({ type, status, company, roomId, children }: OfferResultProps) {
  const { pathname } = useLocation()
  const person = useQuery(personQuery)
  const copy = resultCopy(type, status)
  if (!copy) return null
  const onward = afterResult(person.data?.certified ?? true)
  const isOver = status === 'EXPIRED'
  const isTalkedAbout = status === 'AGENT'
  return (
    <Page
      tone="canvas"
      backTo={paths.offers()}
      cta={
        <nav aria-label="이어서 하기">
          {isOver && (
            <Link to={paths.ask(pathname, { company })} className={buttonLook()}>
              {copy.button}
            </Link>
          )}
          {isTalkedAbout && (
            <Link to={roomId ? paths.messageRoom(roomId) : paths.messages()} className={buttonLook()}>
              에이전트와 이야기하기
            </Link>
          )}
          <Link to={onward} className={isOver || isTalkedAbout ? `${textLinkLook} w-full` : buttonLook()}>
            내 페이지로 가기
          </Link>
        </nav>
      }
    >
      <div className="flex flex-1 flex-col items-center px-4 pt-6 pb-6 text-center">
        <Cup size={148} />
        <h1 className="mt-6 text-h1">{copy.title}</h1>
        {copy.body && <p className="mt-2 text-body text-balance text-ink-2">{copy.body}</p>}
        {children && <div className="mt-8 w-full text-left">{children}</div>}
      </div>
    </Page>
  )
}

type ResultCopy = { title: string; body: string; button: string }

type Result = Exclude<OfferStatus, 'WAITING'>

/** A result page uses the words of the error catalogue, so that the page and a late answer say the same. */
const single: Readonly<Record<Result, ResultCopy>> = {
  MATCHED: offers.OFFER_MATCHED,
  REFUSED: offers.OFFER_REFUSED,
  AGENT: offers.OFFER_WITH_AGENT,
  EXPIRED: offers.OFFER_EXPIRED,
}

const curated: Readonly<Record<Result, ResultCopy>> = { ...single, EXPIRED: offers.GROUP_EXPIRED }

/** The text of a decided or expired offer (OFR-8), or null while it is open. */
function resultCopy(type: OfferType, status: OfferStatus): ResultCopy | null {
  if (status === 'WAITING') return null
  const { title, body, button } = (type === 'SUPER_CURATION' ? curated : single)[status]
  return { title, body, button }
}
