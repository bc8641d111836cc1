/** The envelope of every answer, and its odd wire form: URL-encoded JSON with `+` for blanks. */
export type Answer = { code: string; data?: unknown; extraMessage?: string }

const MESSAGES: Readonly<Record<string, string>> = {
  'CF-00000': '성공',
  'CF-00001': '필수 파라미터가 누락되었습니다.',
  'CF-00003': '상품 신청이 되어 있지 않거나 존재하지 않는 상품입니다.',
  'CF-00007': '요청 파라미터가 올바르지 않습니다.',
  'CF-00016': '동일한 요청이 처리 중입니다.',
  'CF-00022': '상품의 일일 호출 건수를 초과하였습니다.',
  'CF-00024': '추가인증 입력부가 최초 요청과 일치하지 않습니다.',
  'CF-00025': '이미 처리가 완료된 요청입니다.',
  'CF-01004': '응답 대기 시간이 초과되었습니다.',
  'CF-03002': '성공',
  'CF-03003': '추가인증 정보가 올바르지 않습니다.',
  'CF-04036': '암호화 필드를 복호화할 수 없습니다.',
  'CF-12001': '요청하신 시간 내에 응답이 없습니다.',
  'CF-12003': '기관 서버에서 오류가 발생했습니다.',
  'CF-12041': '이용 가능 시간이 아닙니다.',
  'CF-12102': '추가 인증 진행이 취소되었습니다.',
  'CF-12832': '해당 기간에 발급할 수 있는 자료가 없습니다.',
  'CF-12835': '본인확인에 실패했습니다.',
  'CF-12837': '성명과 주민등록번호가 일치하지 않습니다.',
  'CF-12871': '인증서가 발급되지 않았습니다.',
  'CF-12872': '추가인증이 완료되지 않았습니다.',
  'CF-13000': '주민등록번호가 올바르지 않습니다.',
}

export function envelope(
  { code, data = {}, extraMessage = '' }: Answer,
  transactionId: string,
  echoed: object,
) {
  const result = { code, extraMessage, message: MESSAGES[code] ?? '', transactionId }
  return { ...echoed, result, data }
}

/** Encodes as a form does. */
export function wire(body: unknown): string {
  return encodeURIComponent(JSON.stringify(body)).replaceAll('%20', '+')
}

/** The vendor's clients send encoded requests, others plain ones. */
export function readRequest(text: unknown): Record<string, unknown> | null {
  if (typeof text !== 'string') return null
  for (const candidate of [text, decoded(text)]) {
    try {
      const value: unknown = candidate === null ? null : JSON.parse(candidate)
      if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
    } catch {
      // the other form is tried next
    }
  }
  return null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
