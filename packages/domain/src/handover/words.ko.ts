import type { DeliveryError, HandedOver, HandoverEvent } from './events.ts'

/** The events as the console names them. */
export const eventNames: Readonly<Record<HandoverEvent, string>> = {
  'coffeechat.matched': '커피챗 연결',
  'coffeechat.scheduled': '커피챗 시간',
  'coffeechat.cancelled': '커피챗 취소',
  'outcome.recorded': '결과 기록',
  'pact.sent': '처우 합의서 보냄',
  'pact.sealed': '처우 합의서 봉인',
  'candidate.erased': '후보자 탈퇴',
}

/** Why a delivery failed, for the operator of the receiver. */
const errorTexts: Readonly<Record<Exclude<DeliveryError, 'STATUS'>, string>> = {
  TIMEOUT: '10초 안에 답이 없었어요',
  NAME: '인터넷에서 찾을 수 없는 주소예요',
  TLS: '인증서를 확인하지 못했어요',
  CONNECTION: '연결하지 못했어요',
  STOPPED: '연결이 멈춰서 보내지 않았어요',
}

/** The result of an attempt: '받았어요 (200)', '오류로 답했어요 (500)', or the failure. */
export function attemptText({
  status,
  error,
}: {
  status: number | null
  error: DeliveryError | null
}): string {
  if (error === null) return status === null ? '보내는 중이에요' : `받았어요 (${status})`
  if (error !== 'STATUS') return errorTexts[error]
  return status !== null && status >= 300 && status < 400
    ? `다른 주소로 넘기려 했어요 (${status})`
    : `오류로 답했어요 (${status})`
}

const facts: Readonly<Record<HandedOver, (company: string) => string>> = {
  'coffeechat.matched': (company) => `${company}의 채용 프로그램에 커피챗이 연결된 사실이 전해졌어요`,
  'coffeechat.scheduled': (company) => `${company}의 채용 프로그램에 커피챗 시간이 전해졌어요`,
  'coffeechat.cancelled': (company) => `${company}의 채용 프로그램에 커피챗 취소가 전해졌어요`,
  'outcome.recorded': (company) => `${company}의 채용 프로그램에 커피챗 뒤의 진행 상황이 전해졌어요`,
  'pact.sent': (company) => `${company}의 채용 프로그램에 처우 합의서를 보낸 사실이 전해졌어요`,
  'pact.sealed': (company) => `${company}의 채용 프로그램에 처우 합의서의 시작일이 전해졌어요`,
  'candidates.list': (company) => `${company}의 채용 프로그램이 커피챗을 함께하는 분들의 목록을 읽었어요`,
  'candidates.read': (company) => `${company}의 채용 프로그램이 커피챗 때 공개한 정보를 읽었어요`,
}

/** The sentence in the person's log. */
export const handoverText = (what: HandedOver, company: string): string => facts[what](company)
