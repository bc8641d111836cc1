import { withJosa } from '../text/josa.ts'
import { type ReportReason, reportReasons } from './report.ts'
import type { SignalKind } from './signals.ts'

type ReasonWords = {
  /** The row of the sheet. */
  row: string
  /** In lists. */
  short: string
  /** Why the company was taken down, to people who had to do with it. It quotes nobody. */
  told: string
}

export const reasonWords = {
  MONEY: {
    row: '돈이나 계좌, 주민등록번호를 물었어요',
    short: '돈이나 계좌를 물었어요',
    told: '돈이나 계좌, 주민등록번호를 달라고 했어요. 그런 일은 커피챗에 필요하지 않아요.',
  },
  MESSENGER: {
    row: '다른 메신저로 옮기자고 했어요',
    short: '다른 메신저로 옮기자고 했어요',
    told: '서로 이름을 알기 전에 다른 메신저로 옮기자고 했어요.',
  },
  TERMS: {
    row: '제안과 다른 조건을 말했어요',
    short: '제안과 다른 조건',
    told: '어택에 적은 것과 다른 조건을 말했어요.',
  },
  FAKE: {
    row: '진짜 회사가 아닌 것 같아요',
    short: '진짜 회사가 아닌 것 같아요',
    told: '등록한 회사로 확인되지 않았어요.',
  },
  INSULT: {
    row: '불쾌한 말을 했어요',
    short: '불쾌한 말을 했어요',
    told: '대화에서 지켜야 할 약속을 어겼어요.',
  },
  OTHER: {
    row: '다른 이유를 적을게요',
    short: '다른 이유',
    told: '커피어택의 약속을 어겼어요.',
  },
} as const satisfies Record<ReportReason, ReasonWords>

/** What a signal says, in the queue and in the case. */
export const signalWords = {
  ACCOUNT: '계좌를 물었어요',
  RESIDENT_NUMBER: '주민등록번호를 물었어요',
  MONEY: '돈을 달라고 했어요',
  CONTACT: '첫 메시지에 연락처가 있어요',
} as const satisfies Record<SignalKind, string>

/** The reason that a signal stands for when a company is taken down without a report. */
export const reasonOfSignal = (kind: SignalKind): ReportReason => (kind === 'CONTACT' ? 'MESSENGER' : 'MONEY')

/** The reason that the key of a notification carries. */
export const reasonIn = (event: string | null): ReportReason =>
  reportReasons.find((reason) => reason === event) ?? 'OTHER'

/** What became of a report, in one line. */
export function outcomeText(outcome: string | null, company: string | null): string {
  if (outcome === 'TAKEN_DOWN') return `${withJosa(company ?? '회사', '을/를')} 내렸어요`
  if (outcome === 'STOPPED') return '보낸 사람이 더는 보내지 못하게 했어요'
  return '규칙에 어긋난 점은 찾지 못했어요'
}
