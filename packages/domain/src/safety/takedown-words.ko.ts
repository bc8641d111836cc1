import { withJosa } from '../text/josa.ts'
import { reasonWords } from './report-words.ko.ts'
import type { ReportReason, TakedownTie } from './report.ts'

const KNOWN = '이 회사는 내 이름과 연락처를 알아요. 전화나 문자가 와도 답하지 않아도 돼요.'
const UNKNOWN = '내 이름과 연락처는 알리지 않았어요.'

/** What the people read. Whoever was matched reads that the company knows name and phone number; the others that it does not. */
export function takedownWords({
  company,
  reason,
  tie,
}: {
  company: string
  reason: ReportReason
  tie: TakedownTie
}) {
  const isKnown = tie === 'MATCHED'
  return {
    title: `${withJosa(company, '을/를')} 내렸어요`,
    lead: isKnown
      ? '이름과 연락처를 알고 있는 회사라 먼저 알려 드려요.'
      : '열린 어택이나 대화가 있는 분들께 알려 드려요.',
    why: reasonWords[reason].told,
    advice: [
      { icon: 'money', text: '돈이나 통장 사본을 보냈다면 바로 112에 알려요.' },
      { icon: 'lock', text: '비밀번호나 인증번호를 알려 줬다면 바꿔 주세요.' },
      { icon: 'person', text: isKnown ? KNOWN : UNKNOWN },
    ],
  } as const
}

/** The message as it goes to app and phone. */
export const takedownMessage = (company: string, reason: ReportReason) => ({
  title: `${withJosa(company, '을/를')} 내렸어요`,
  body: `${reasonWords[reason].told} 돈이나 통장 사본을 보냈다면 바로 112에 알려요.`,
})

/** The last line of every talk with the company. */
export const takedownLine =
  '커피어택이 이 회사를 내렸어요. 대화는 닫혔어요. 돈이나 통장 사본을 보냈다면 바로 112에 알려 주세요.'
