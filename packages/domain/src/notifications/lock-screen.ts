import { BRAND } from '../brand.ts'
import { kstDay, longDayText, spokenTimeText } from '../kst.ts'
import type { NotificationType } from './types.ts'

/**
 * What strangers may read over somebody's shoulder: a text and a push lie open on a locked phone. No salary and no
 * company can stand in it, because neither gets here.
 */
export type LockScreenNews = {
  type: NotificationType
  event: string | null
  startsAt: Date | null
  /** How many of the kind one text tells of. */
  count: number
}

/** Kinds that always say the same. */
export const plainTexts = {
  OFFER_NUDGE: '아직 안 읽은 어택이 있어요',
  COUNTER: '어택에 회사의 답이 도착했어요',
  ATTACK_ENDING: '어택 기간이 곧 끝나요',
  PROFILE_VIEW: '새로 프로필을 본 회사가 있어요',
  SURVEY: '답을 기다리는 설문이 있어요',
  SECURITY: '새 기기에서 로그인했어요',
  NEWS: '새 소식이 있어요',
} as const

/** Kinds of which one text can tell several. */
const several: Partial<Record<NotificationType, (count: number) => string>> = {
  NEW_OFFER: (count) => `새 어택이 ${count}건 도착했어요`,
  OFFER_REMINDER: (count) => `곧 마감되는 어택이 ${count}건이에요`,
  MESSAGE: (count) => `안 읽은 대화가 ${count}개 있어요`,
}

export const isGathered = (type: NotificationType): boolean => type in several

export function lockScreenText(news: LockScreenNews, now: Date): string {
  const many = several[news.type]
  if (many && news.count > 1) return many(news.count)
  switch (news.type) {
    case 'NEW_OFFER':
      return '새 어택이 도착했어요'
    case 'OFFER_REMINDER':
      return reminderText(news.event)
    case 'MESSAGE':
      return '새 메시지가 도착했어요'
    case 'COFFEECHAT':
      return chatText(news, now)
    case 'COFFEECHAT_SOON':
      return `${timeOf(news)}에 커피챗이 시작돼요`
    default:
      return plainTexts[news.type]
  }
}

/** With the brand before it and the way there below; fits one short text (90 bytes). */
export const textMessage = (text: string, link: string): string => `[${BRAND.ko}] ${text}\n${link}`

/** The values of the messenger's approved template, which says the same. */
export const templateValues = (text: string, link: string) => ({ '#{소식}': text, '#{주소}': link })

function reminderText(event: string | null): string {
  if (event === 'EXPIRED') return '어택이 마감됐어요'
  const days = Number(event?.slice(2))
  return days > 0 ? `어택 마감까지 ${days}일 남았어요` : '어택이 오늘 밤 12시에 마감돼요'
}

function chatText(news: LockScreenNews, now: Date): string {
  switch (news.event) {
    case 'MATCHED':
      return '커피챗이 연결됐어요'
    case 'PROPOSED':
      return '커피챗 시간을 골라 주세요'
    case 'RESCHEDULED':
      return '커피챗 시간을 다시 정해요'
    case 'PLACED':
      return '커피챗 장소가 정해졌어요'
    case 'CANCELLED':
      return '커피챗이 취소됐어요'
    case 'ASKED':
      return '커피챗 전에 답할 질문이 있어요'
    case 'OUTCOME':
      return '커피챗은 어땠는지 알려 주세요'
    case 'STAGE':
      return '커피챗 뒤 진행 상황이 적혔어요'
    case 'DAY_BEFORE':
      return `${dayOf(news, now)} ${timeOf(news)} 커피챗이 있어요`
    default:
      return '커피챗 시간이 정해졌어요'
  }
}

const timeOf = ({ startsAt }: LockScreenNews) => (startsAt ? spokenTimeText(startsAt) : '곧')

/** The quiet hours may have moved it to the day itself. */
function dayOf({ startsAt }: LockScreenNews, now: Date): string {
  if (!startsAt) return ''
  const days = kstDay(startsAt) - kstDay(now)
  if (days <= 0) return '오늘'
  return days === 1 ? '내일' : longDayText(kstDay(startsAt))
}
