import { whyNotNudge } from '@coffeeattack/domain/offers/reminders'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useCall } from '@coffeeattack/kit/useCall'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { Button } from '@coffeeattack/ui/Button'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import { toast } from '@coffeeattack/ui/toast'
import type { MouseEvent } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useMe } from '../../sessions/me.ts'
import type { SentOffer } from './queries.ts'
import { SentDetail } from './SentDetail.tsx'
import { dayCell, leftCell, nowCell, raiseCell, salaryCell } from './words.ts'

/** The columns of the head and the rows. */
export const columns =
  'px-5 console:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)_104px_98px_28px_64px_72px_minmax(184px,1.2fr)_64px_28px] console:items-center console:gap-x-2 console:pr-2.5'

type RowProps = { offer: SentOffer; now: Date; isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** One offer and its state. The candidate has no name before a match (OFR-13). */
export function SentRow({ offer, now, isOpen, onOpen }: RowProps) {
  const detailId = `sent-${offer.id}`
  function toggle({ target }: MouseEvent) {
    // Selecting text, or pressing a button or link in the row, does not open it.
    const isOwn = target instanceof Element && target.closest('a, button')
    if (!isOwn && !window.getSelection()?.toString()) onOpen(!isOpen)
  }
  return (
    <>
      <tr
        onClick={toggle}
        className={`${columns} relative grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line text-label max-console:py-3 hover:bg-surface-2/60 has-[[data-row]:focus-visible]:bg-surface-2/60 console:h-11 ${isOpen ? 'bg-surface-2/60 shadow-[inset_4px_0_0_var(--primary)]' : ''}`}
      >
        <td className="min-w-0 p-0">
          <button
            type="button"
            data-row
            aria-expanded={isOpen}
            aria-current={isOpen ? 'true' : undefined}
            aria-controls={isOpen ? detailId : undefined}
            onClick={() => onOpen(!isOpen)}
            className="flex max-w-full items-center gap-2 text-left max-console:min-h-11"
          >
            <Who offer={offer} />
          </button>
        </td>
        <Position offer={offer} />
        <Salary offer={offer} />
        <Raise offer={offer} />
        <td className="p-0 max-console:hidden" title={offer.operatorName}>
          <Avatar name={offer.operatorName} className="size-5.5! text-[11px]!" />
          <span className="sr-only">{offer.operatorName}</span>
        </td>
        <td className="p-0 whitespace-nowrap text-ink-3 tnum max-console:hidden">
          {dayCell(offer.sentAt, now)}
        </td>
        <Read offer={offer} now={now} />
        <Now offer={offer} now={now} />
        <Left offer={offer} now={now} />
        <td className="grid justify-items-end p-0 max-console:absolute max-console:top-6.5 max-console:right-5">
          <ChevronDown size={16} strokeWidth={2.2} className={`text-ink-2 ${isOpen ? 'rotate-180' : ''}`} />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailId} className="block bg-surface-2/60 shadow-[inset_4px_0_0_var(--primary)]">
          <td className="block px-5 pt-1 pb-5">
            <SentDetail offer={offer} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The job title; after a match the name. */
function Who({ offer: { candidate, contact } }: { offer: SentOffer }) {
  const job = <MaskedText text={jobTitle(candidate)} />
  return (
    <>
      <b className="truncate font-semibold">{contact?.name ?? job}</b>
      <span className={`text-ink-3 tnum ${contact ? 'truncate' : 'shrink-0'}`}>
        {contact ? job : `${lengthText(candidate.totalMonth)} · ${candidate.handle}`}
      </span>
    </>
  )
}

function Position({ offer: { position, company } }: { offer: SentOffer }) {
  const isForMany = useMe().company === null
  const words = [isForMany && company?.name, position].filter(Boolean).join(' · ')
  return (
    <td className={`min-w-0 truncate p-0 max-console:col-start-1 ${words ? '' : 'text-ink-3'}`}>
      {words || '포지션 없이'}
    </td>
  )
}

function Salary({ offer }: { offer: SentOffer }) {
  const text = salaryCell(offer)
  return (
    <td
      className={`p-0 text-right whitespace-nowrap tnum max-console:col-start-2 max-console:row-start-2 ${text ? '' : 'text-ink-3'}`}
    >
      {text ?? '메시지만'}
      {text && <span className="console:sr-only">만 원</span>}
    </td>
  )
}

function Raise({ offer }: { offer: SentOffer }) {
  const raise = raiseCell(offer)
  return (
    <td className="p-0 text-right whitespace-nowrap tnum max-console:hidden">
      {raise ? (
        <>
          <span aria-hidden="true" className={raise.rises ? 'font-semibold text-rise-text' : 'text-ink-3'}>
            {raise.text}
          </span>
          <span className="sr-only">{raise.heard}</span>
        </>
      ) : (
        <Nothing />
      )}
    </td>
  )
}

type CellProps = { offer: SentOffer; now: Date }

function Read({ offer: { readAt, status }, now }: CellProps) {
  return (
    <td className="p-0 whitespace-nowrap text-ink-3 tnum max-console:hidden">
      {readAt && dayCell(readAt, now)}
      {!readAt && status === 'WAITING' && <Unread />}
      {!readAt && status !== 'WAITING' && <Nothing />}
    </td>
  )
}

function Unread() {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
      <i aria-hidden="true" className="size-2 rounded-full border-2 border-ink" />
      안 읽음
    </span>
  )
}

const askIcons = { countered: Swap, asked: CircleQuestion } as const

/** The state. It is dashed when the candidate asks us for something. */
function Now({ offer, now }: CellProps) {
  const canNudge = useCanNudge(offer, now)
  const { kind, text } = nowCell(offer, now)
  const isAsked = kind === 'countered' || kind === 'asked'
  const Icon = isAsked ? askIcons[kind] : null
  return (
    <td className="flex min-w-0 items-center gap-2.5 p-0 max-console:col-start-1 max-console:row-start-3">
      {Icon && (
        <span className="inline-flex h-7.5 min-w-0 items-center gap-1.5 rounded-tag border border-dashed border-line-field px-2 font-semibold text-ink tnum">
          <Icon size={14} strokeWidth={2.2} className="shrink-0" />
          <span className="truncate">{text}</span>
        </span>
      )}
      {!Icon && canNudge && <NudgeButton offer={offer} />}
      {!Icon && !canNudge && (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-3 tnum">
          {kind === 'nudged' && <Bell size={15} className="shrink-0" />}
          <span className="truncate">{text}</span>
        </span>
      )}
      {offer.status === 'WAITING' && offer.readAt === null && kind === 'plain' && (
        <span className="text-label whitespace-nowrap console:hidden">
          <Unread />
        </span>
      )}
    </td>
  )
}

function Left({ offer, now }: CellProps) {
  const left = leftCell(offer, now)
  return (
    <td className="self-center p-0 text-right whitespace-nowrap tnum max-console:col-start-2 max-console:row-start-3">
      {left === null && <span className="max-console:hidden">{<Nothing />}</span>}
      {left?.isToday && (
        <span className="inline-flex h-6 items-center rounded-tag bg-primary px-2 text-caption font-semibold text-on-primary">
          {left.text}
        </span>
      )}
      {left && !left.isToday && (
        <>
          {left.text}
          <span className="console:sr-only"> 남음</span>
        </>
      )}
    </td>
  )
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-3">
        –
      </span>
      <span className="sr-only">없음</span>
    </>
  )
}

/** Whether one reminder may be sent, by the same rule as on the server (BIZ-13). */
function useCanNudge(offer: SentOffer, now: Date): boolean {
  const { role } = useMe()
  const { expiredAt, deliverAt, readAt, nudgedAt } = offer
  const dated = {
    ...offer,
    expiredAt: new Date(expiredAt),
    deliverAt: new Date(deliverAt),
    readAt: readAt === null ? null : new Date(readAt),
    nudgedAt: nudgedAt === null ? null : new Date(nudgedAt),
  }
  return role === 'recruiter' && whyNotNudge(dated, now) === null
}

/** A reminder can be sent once; then the row shows its day. */
function NudgeButton({ offer: { id, candidate } }: { offer: SentOffer }) {
  const nudge = useCall(
    (_: void, idempotencyKey) => api('POST /console/offers/:id/nudge', { params: { id }, idempotencyKey }),
    {
      onDone: () => toast('다시 알렸어요. 기한은 그대로예요.', { kind: 'done' }),
      onSettled: () => queries.invalidateQueries({ queryKey: ['sent-offers'] }),
    },
  )
  return (
    <Button kind="weak" size="xs" busy={nudge.busy && '알리는 중'} onClick={() => void nudge.run()}>
      다시 알리기
      <span className="sr-only">, {spokenText(jobTitle(candidate))}</span>
    </Button>
  )
}
