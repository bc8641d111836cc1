import { PROOF } from './proof.ts'

const RECIPIENT = '내가 적은 받는 곳과, 그곳에서 링크를 받은 사람'
const PERIOD = `내가 고른 날까지. ${PROOF.days.max}일을 넘지 않고, 거두면 바로 닫혀요.`

/** The two yeses of a proof. Each is given for one proof, when it is made (PROOF-1). */
export const proofName = {
  version: '2026-11-20',
  required: false,
  label: '증명서에 내 이름을 넣는 데 동의해요',
  terms: {
    recipient: RECIPIENT,
    purpose: '내가 만든 증명서를 받는 곳이 확인하는 일',
    items: '이름',
    period: PERIOD,
    refusal: '동의하지 않을 수 있어요. 그러면 이름 없이 나가요.',
  },
} as const

export const proofExact = {
  version: '2026-11-20',
  required: false,
  label: '증명서에 정확한 연 소득을 넣는 데 동의해요',
  terms: {
    recipient: RECIPIENT,
    purpose: '내가 만든 증명서를 받는 곳이 확인하는 일',
    items: '한 해의 정확한 연 소득',
    period: PERIOD,
    refusal: '동의하지 않을 수 있어요. 그러면 얼마 이상이라고만 보여 줄 수 있어요.',
  },
} as const
