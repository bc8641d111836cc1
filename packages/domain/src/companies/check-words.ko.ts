import type { AskedCheck, CheckAnswer } from './checks.ts'

/** What institutions are asked, and what they answered, for the console. */
export const askedNames: Readonly<Record<AskedCheck, string>> = {
  STATE: '국세청 영업 상태',
  ARREARS: '고용노동부 체불사업주',
  HEADCOUNT: '국민연금 사업장',
}

export const answerWords: Readonly<Record<CheckAnswer, string>> = {
  OPEN: '계속사업자예요',
  SUSPENDED: '휴업자예요',
  CLOSED: '폐업자예요',
  UNREGISTERED: '국세청에 등록되지 않은 번호예요',
  LISTED: '명단에 있어요',
  CLEAR: '명단에 없어요',
  FOUND: '사업장을 찾았어요',
  AMBIGUOUS: '이름이 비슷한 사업장이 여럿이에요',
  NONE: '사업장을 찾지 못했어요',
}

const failures: Readonly<Record<string, string>> = {
  timeout: '늦어서 기다리지 않았어요.',
  transport: '연결이 안 돼요.',
  nonsense: '알아볼 수 없는 답이 왔어요.',
  'circuit-open': '연달아 실패해서 잠시 쉬고 있어요.',
  limit: '오늘 물어볼 수 있는 만큼 다 물어봤어요.',
  key: '우리 키를 받아 주지 않아요. 설정을 확인해 주세요.',
  request: '우리가 잘못 물어봤어요. 개발팀에 알렸어요.',
}

/** Why an institution did not answer. */
export const failureWords = (failure: string | null): string => failures[failure ?? ''] ?? ''
