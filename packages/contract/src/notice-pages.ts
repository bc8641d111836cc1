import type { OperatorNotice } from '@coffeeattack/domain/notifications/operator-news'
import { consolePaths } from './pages.ts'

/** What a notice of the console is about, by id. */
export type NoticeSubjects = {
  candidateId: string | null
  offerId: string | null
  coffeechatId: string | null
  roomId: string | null
  inquiryId: string | null
  savedSearchId: string | null
  cardId: string | null
}

type LinkedNotice = NoticeSubjects & {
  type: OperatorNotice
  /** Somebody waits for an answer of ours: only then is there something to answer. */
  isOpen: boolean
}

type Action = { label: string; to: string }

/** Where a notice leads, and what can be done about it at once (BIZ-7). Two buttons fit into a toast. */
export function noticeWays(notice: LinkedNotice): { to: string; actions: Action[] } {
  const to = pageOf(notice)
  return { to, actions: [...answers(notice, to), ...looks(notice, to)].slice(0, 2) }
}

function pageOf({ type, ...ids }: LinkedNotice): string {
  switch (type) {
    case 'OFFER_ASKED':
    case 'ROOM_MESSAGE':
      return ids.roomId ? consolePaths.room(ids.roomId) : consolePaths.messages()
    case 'CURATION_ASKED':
      return ids.roomId ? consolePaths.room(ids.roomId) : consolePaths.curations()
    case 'OFFER_COUNTERED':
    case 'OFFER_REFUSED':
    case 'OFFER_EXPIRED':
      return consolePaths.sentOffers(ids.offerId ?? undefined)
    case 'PROFILE_SAVED':
      return ids.candidateId ? consolePaths.candidate(ids.candidateId) : consolePaths.candidates()
    case 'INQUIRY':
      return ids.inquiryId ? consolePaths.inquiry(ids.inquiryId) : consolePaths.inquiries()
    case 'MORE_REQUEST':
      return consolePaths.moreRequests()
    case 'APPLICATION':
      return consolePaths.applications()
    case 'CARD_REMINDED':
    case 'CARD_ASSIGNED':
    case 'NOTE_MENTIONED':
      return cardPage(ids)
    case 'WEBHOOK_STOPPED':
      return consolePaths.handover()
    case 'SAVED_SEARCH':
      return consolePaths.candidates(ids.savedSearchId ?? undefined)
    default:
      return ids.coffeechatId ? consolePaths.coffeechat(ids.coffeechatId) : consolePaths.coffeechats()
  }
}

/** A note is also written about somebody who has no card. */
function cardPage({ cardId, candidateId }: NoticeSubjects): string {
  if (cardId) return consolePaths.pipelineCard(cardId)
  return candidateId ? consolePaths.candidate(candidateId) : consolePaths.pipeline()
}

const ANSWER: Partial<Record<OperatorNotice, string>> = {
  OFFER_MATCHED: '시간 제안하기',
  OFFER_COUNTERED: '답하기',
  OFFER_ASKED: '답하기',
  COFFEECHAT_TIMES_PROPOSED: '시간 고르기',
  COFFEECHAT_RESCHEDULED: '시간 제안하기',
  COFFEECHAT_CONFIRMED: '장소 정하기',
  COFFEECHAT_OUTCOME_ASKED: '답하기',
  ROOM_MESSAGE: '답하기',
  CURATION_ASKED: '답하기',
  INQUIRY: '답하기',
  MORE_REQUEST: '신청 보기',
  APPLICATION: '신청 보기',
}

function answers({ type, isOpen }: LinkedNotice, to: string): Action[] {
  const label = isOpen ? ANSWER[type] : undefined
  return label ? [{ label, to }] : []
}

/** The talk where there is one, else who it is about, as far as that is known. What the notice leads to needs no button. */
function looks({ type, roomId, candidateId }: LinkedNotice, to: string): Action[] {
  const talk = roomId && { label: '대화 열기', to: consolePaths.room(roomId) }
  const profile = candidateId && { label: '이력 보기', to: consolePaths.candidate(candidateId) }
  const look = type.startsWith('COFFEECHAT') || type === 'OFFER_MATCHED' ? talk : profile
  return look && look.to !== to ? [look] : []
}
