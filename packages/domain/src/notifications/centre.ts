import { BRAND } from '../brand.ts'
import { dayText, kstDay, spokenTimeText } from '../kst.ts'
import { deadlineText } from '../offers/deadline.ts'
import { withJosa } from '../text/josa.ts'
import { plainTexts } from './lock-screen.ts'
import type { ToldNotification } from './types.ts'

/** What the centre may say besides: it is read by the person alone, after login. */
export type Named = ToldNotification & {
  name: string | null
  /** Where somebody signed in. */
  device: string | null
  companyCount: number
  isGroup: boolean
  /** The offer names no salary: nothing was put on the table. */
  isJustMessage: boolean
}

export type CentreWords = { title: string; body: string }

/** How a notification reads in the centre, some time after it happened. */
export function centreWords(told: Named): CentreWords {
  switch (told.type) {
    case 'SECURITY':
      return { title: plainTexts.SECURITY, body: told.device ?? '' }
    case 'ATTACK_ENDING':
      return { title: plainTexts.ATTACK_ENDING, body: periodText(told) }
    case 'PROFILE_VIEW':
      return { title: `회사 ${told.companyCount}곳이 프로필을 봤어요`, body: '' }
    case 'NEW_OFFER':
      return { title: offerTitle(told), body: told.offer ? deadlineText(told.offer.expiredAt) : '' }
    case 'OFFER_REMINDER':
      return { title: reminderTitle(told), body: whose(told) }
    case 'OFFER_NUDGE':
      return { title: nudgeTitle(told), body: told.offer ? deadlineText(told.offer.expiredAt) : '' }
    case 'COUNTER':
      return counterNews(told)
    case 'COFFEECHAT':
    case 'COFFEECHAT_SOON':
      return { title: chatTitle(told), body: chatBody(told) }
    case 'MESSAGE':
      return { title: '새 메시지가 도착했어요', body: told.name ?? '' }
    default:
      return { title: plainTexts[told.type], body: '' }
  }
}

function periodText({ endsAt }: Named): string {
  return endsAt ? `${dayText(kstDay(endsAt))}까지 어택을 받아요` : ''
}

function offerTitle({ name, isGroup, isJustMessage, companyCount }: Named): string {
  if (isGroup) return `에이전트가 어울리는 회사 ${companyCount}곳을 골랐어요`
  return `${withJosa(name ?? '회사', '이/가')} ${isJustMessage ? '메시지를 보냈어요' : '연봉을 걸고 어택했어요'}`
}

const nudgeTitle = ({ name }: Named) => `${withJosa(name ?? '회사', '이/가')} 보낸 어택이 기다리고 있어요`

/** The company's answer to what the person would meet for (OFR-16); what it means for the range stands on the slip. */
function counterNews({ event, name, offer }: Named): CentreWords {
  const company = name ?? '회사'
  const until = offer ? deadlineText(offer.expiredAt) : ''
  if (event === 'RAISED') return { title: `${withJosa(company, '이/가')} 연봉을 올렸어요`, body: until }
  if (event === 'KEPT') return { title: `${company}의 금액은 그대로예요`, body: until }
  return {
    title: `${withJosa(company, '이/가')} 제안을 거둬들였어요`,
    body: '이름과 연락처는 알려지지 않았어요',
  }
}

function reminderTitle({ event }: Named): string {
  if (event === 'EXPIRED') return '어택이 마감됐어요'
  if (event === 'D-0') return '어택이 마감되는 날이에요'
  return `어택 마감 ${event?.slice(2)}일 전이에요`
}

function whose({ name, isGroup, companyCount }: Named): string {
  return isGroup ? `에이전트가 고른 회사 ${companyCount}곳` : (name ?? '')
}

function chatTitle({ type, event, name }: Named): string {
  const company = name ?? BRAND.ko
  if (type === 'COFFEECHAT_SOON') return '커피챗이 한 시간 앞으로 다가왔어요'
  switch (event) {
    case 'MATCHED':
      return `${withJosa(company, '와/과')} 커피챗이 연결됐어요`
    case 'PROPOSED':
      return `${withJosa(company, '이/가')} 커피챗 시간을 제안했어요`
    case 'RESCHEDULED':
      return '커피챗 시간을 다시 정해요'
    case 'PLACED':
      return '커피챗 장소가 정해졌어요'
    case 'CANCELLED':
      return '커피챗이 취소됐어요'
    case 'ASKED':
      return `${withJosa(company, '이/가')} 커피챗 전에 답할 질문을 보냈어요`
    case 'OUTCOME':
      return '커피챗은 어땠나요?'
    case 'STAGE':
      return `${withJosa(company, '이/가')} 진행 상황을 적었어요`
    case 'DAY_BEFORE':
      return '커피챗이 하루 앞으로 다가왔어요'
    default:
      return '커피챗 시간이 정해졌어요'
  }
}

function chatBody({ event, name, startsAt }: Named): string {
  if (event === 'MATCHED') return '이야기할 시간을 정해 보세요'
  if (event === 'STAGE') return '맞는지 확인해 주세요'
  const when = startsAt ? `${dayText(kstDay(startsAt))} ${spokenTimeText(startsAt)}` : null
  return [when, event === 'PROPOSED' || event === 'ASKED' ? null : name].filter(Boolean).join(' · ')
}
