import type { ProofKind } from './proof.ts'

/** The line that the conversation shows to both sides. It says neither which proof nor for what. */
export const proofRequestLine = '급여명세서 대신 증명서를 부탁했어요. 보내지 않아도 협의는 그대로 이어져요.'

/** The line once a proof was sent. Declining has none: it is quiet. */
export const proofSentLine = '증명서를 보냈어요.'

/** A kind without its figure: what a company asks for, and what it was sent. */
export const kindNames: Readonly<Record<ProofKind, string>> = {
  INCOME_AT_LEAST: '연 소득 얼마 이상',
  CAREER_AT_LEAST: '경력 몇 년 이상',
  EMPLOYED: '재직 중',
  INCOME_EXACT: '정확한 연 소득',
  PAID_AS_PROMISED: '약속한 연봉을 받고 있음',
}
