import type { ApplicationState } from '@coffeeattack/domain/companies/application'
import type { AlikeReason, EvidenceKind } from '@coffeeattack/domain/companies/review'
import type { CompanyState } from '@coffeeattack/domain/companies/state'
import { homepageDomain, mailDomain } from '@coffeeattack/domain/companies/work-mail'
import { fullDayText, kstDay, kstMoment, kstYear, timeText } from '@coffeeattack/domain/kst'
import { withJosa } from '@coffeeattack/domain/text/josa'
import type { QueueName, Review } from './queries.ts'

export const evidenceNames: Readonly<Record<EvidenceKind, string>> = {
  NUMBER: '사업자등록번호',
  REPRESENTATIVE: '대표자',
  OPENED_ON: '개업일',
  BUSINESS_STATE: '영업 상태',
  EMAIL: '업무 메일',
  HEADCOUNT: '직원 수',
  ARREARS: '임금체불 명단',
  EARLIER: '지난 신청',
}

/** A likeness states only what is alike. */
export const alikeWords: Readonly<Record<AlikeReason, string>> = {
  NUMBER: '번호가 같아요.',
  NAME: '이름이 같아요.',
  NAME_START: '이름 앞부분이 같아요.',
  DOMAIN: '메일 주소가 같아요.',
}

export const companyStateNames: Readonly<Record<CompanyState, string>> = {
  APPLIED: '신청',
  CHECKING: '확인 중',
  IN_REVIEW: '심사 중',
  APPROVED: '승인',
  PAUSED: '멈춤',
  CLOSED: '닫힘',
  REFUSED: '거절',
}

export const applicationStateNames: Readonly<Record<ApplicationState, string>> = {
  MAIL: '메일 확인 전',
  FIRM: '작성 중',
  MEMBER: '이미 고객',
  CHECKING: '확인 중',
  IN_REVIEW: '심사 중',
  ASKED: '답을 기다려요',
  APPROVED: '승인',
  REFUSED: '거절',
  JOINING: '함께 쓰기 신청',
  JOINED: '함께 써요',
  DECLINED: '동료가 거절',
  WITHDRAWN: '그만뒀어요',
}

export const queueTabs: Readonly<Record<QueueName, string>> = {
  review: '심사',
  checking: '확인 중',
  done: '끝난 것',
}

const COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟']

/** '세 가지' */
export const kindsText = (count: number): string => `${COUNTS[count] ?? count} 가지`

/** '14:02' today, else '11월 18일', with the year when it is another one. */
export function shortTime(at: string, now: Date): string {
  const moment = new Date(at)
  if (kstDay(moment) === kstDay(now)) return timeText(moment)
  const isThisYear = kstYear(moment) === kstYear(now)
  return isThisYear ? shortDay(at) : fullDayText(kstDay(moment))
}

function shortDay(at: string): string {
  const { month, day } = kstMoment(new Date(at))
  return `${month}월 ${day}일`
}

/** What an admin may begin a refusal with. Nothing in it tells of another application. */
export const refusals = (review: Pick<Review, 'homepage' | 'email'>) =>
  [
    { label: '메일과 홈페이지가 달라요', reason: mailReason(review) },
    {
      label: '회사를 대신할 수 있는지 몰라요',
      reason: '이 회사를 대신해 채용하는지 확인하지 못했어요. 회사 메일로 다시 신청해 주세요.',
    },
    {
      label: '등록 정보가 달라요',
      reason: '신청서의 회사 정보가 국세청 등록 정보와 달라요. 등록된 정보로 다시 신청해 주세요.',
    },
    { label: '다른 이유', reason: '' },
  ] as const

function mailReason({ homepage, email }: Pick<Review, 'homepage' | 'email'>): string {
  const host = homepageDomain(homepage)
  const first = host === '' ? '홈페이지를 찾지 못했고' : `홈페이지 주소는 ${host}인데`
  return `${first} 메일은 ${withJosa(mailDomain(email), '이에요/예요')}. 회사 메일로 다시 신청해 주세요.`
}
