import {
  candidateNotifications,
  type NotificationType,
} from '@coffeeattack/domain/notifications/candidate-notifications'
import {
  type NotificationPage,
  operatorNotifications,
  type OperatorNotificationType,
} from '@coffeeattack/domain/notifications/operator-notifications'
import { consolePaths } from './console-pages.ts'
import { type Page, paths } from './pages.ts'

/** What a candidate's notification leads to. */
export type NotificationTarget = {
  kind:
    | 'offer'
    | 'group'
    | 'coffeechat'
    | 'room'
    | 'report'
    | 'takedown'
    | 'pact'
    | 'paidCheck'
    | 'proofRequest'
  id: string
}

type CandidateLink = { type: NotificationType; target: NotificationTarget | null; name: string | null }

/** The page that a candidate's notification opens (TRUST-5). */
export function notificationPage({ type, target, name }: CandidateLink): Page {
  switch (target?.kind) {
    case 'offer':
      return paths.offer(target.id)
    case 'group':
      return paths.curation(target.id)
    case 'coffeechat':
      return paths.accepted(target.id, name ?? '')
    case 'room':
      return paths.messageRoom(target.id)
    case 'report':
      return paths.toldReport(target.id)
    case 'takedown':
      return paths.takedown(target.id)
    case 'pact':
      return paths.pact(target.id)
    case 'paidCheck':
      return paths.paidCheck(target.id)
    case 'proofRequest':
      return paths.proofRequest(target.id)
    case undefined:
      return severalPage(type)
  }
}

/** The page for several notifications of a type at once. */
export const severalPage = (type: NotificationType): Page => candidateNotifications[type].page

/** What an operator's notification is about, by id. */
type Subjects = {
  candidateId: string | null
  offerId: string | null
  coffeechatId: string | null
  roomId: string | null
  inquiryId: string | null
  savedSearchId: string | null
  cardId: string | null
  safetyCaseId: string | null
  positionId: string | null
}

type OperatorLink = Subjects & {
  type: OperatorNotificationType
  /** Somebody waits for an answer from the operator's side. */
  isOpen: boolean
}

type Action = { label: string; to: string }

/** The page that an operator's notification opens, and its buttons (BIZ-7). A toast has room for two. */
export function operatorLinks(notification: OperatorLink): { to: string; actions: Action[] } {
  const { type, isOpen } = notification
  const { page, answer } = operatorNotifications[type].link
  const to = operatorPages[page](notification)
  const answers = isOpen && answer !== null ? [{ label: answer, to }] : []
  return { to, actions: [...answers, ...looks(page, notification, to)].slice(0, 2) }
}

/** Each page, or the list it belongs to if what the notification was about is gone. */
const operatorPages: Readonly<Record<NotificationPage, (ids: Subjects) => string>> = {
  coffeechat: ({ coffeechatId }) =>
    coffeechatId ? consolePaths.coffeechat(coffeechatId) : consolePaths.coffeechats(),
  pact: ({ coffeechatId }) => (coffeechatId ? consolePaths.pact(coffeechatId) : consolePaths.coffeechats()),
  offer: ({ offerId }) => consolePaths.sentOffers(offerId ?? undefined),
  room: ({ roomId }) => (roomId ? consolePaths.room(roomId) : consolePaths.messages()),
  curation: ({ roomId }) => (roomId ? consolePaths.room(roomId) : consolePaths.curations()),
  candidate: ({ candidateId }) =>
    candidateId ? consolePaths.candidate(candidateId) : consolePaths.candidates(),
  inquiry: ({ inquiryId }) => (inquiryId ? consolePaths.inquiry(inquiryId) : consolePaths.inquiries()),
  companyInquiry: ({ inquiryId }) =>
    inquiryId ? consolePaths.companyInquiry(inquiryId) : consolePaths.companyInquiries(),
  keptWords: () => consolePaths.keptWords(),
  moreRequests: () => consolePaths.moreRequests(),
  applications: () => consolePaths.applications(),
  // A note may be about somebody who has no card.
  card: ({ cardId, candidateId }) => {
    if (cardId) return consolePaths.pipelineCard(cardId)
    return candidateId ? consolePaths.candidate(candidateId) : consolePaths.pipeline()
  },
  handover: () => consolePaths.handover(),
  safetyCase: ({ safetyCaseId }) =>
    safetyCaseId ? consolePaths.safetyCase(safetyCaseId) : consolePaths.safety(),
  ownStop: () => consolePaths.ownStop(),
  position: ({ positionId }) => (positionId ? consolePaths.position(positionId) : consolePaths.positions()),
  fairness: () => consolePaths.fairness(),
  savedSearch: ({ savedSearchId }) => consolePaths.candidates(savedSearchId ?? undefined),
}

/** A coffee chat offers its conversation, everything else the candidate; neither if the notification opens that page. */
function looks(page: NotificationPage, { roomId, candidateId }: Subjects, to: string): Action[] {
  const conversation = roomId && { label: '대화 열기', to: consolePaths.room(roomId) }
  const profile = candidateId && { label: '이력 보기', to: consolePaths.candidate(candidateId) }
  const look = page === 'coffeechat' || page === 'pact' ? conversation : profile
  return look && look.to !== to ? [look] : []
}
