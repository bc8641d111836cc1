import { PROOF } from '../proofs/proof.ts'
import { type Answer, CLOSE, RELOAD } from './row.ts'

/** What making and taking back a proof can answer with (PROOF-1, PROOF-2). */
export const proofs = {
  PROOF_NEEDS_CAREER: {
    status: 409,
    show: 'dialog',
    title: '커리어를 인증하면 증명서를 만들 수 있어요',
    body: '확인된 기록이 있어야 다른 곳에서도 믿을 수 있어요.',
    button: '커리어 인증하기',
    next: { go: '/submit' },
    other: CLOSE,
  },
  PROOF_TOO_MANY: {
    status: 409,
    show: 'dialog',
    title: `증명서는 한 번에 ${PROOF.most}장까지 쓸 수 있어요`,
    body: '쓰지 않는 증명서를 거두고 다시 만들어 주세요.',
    ...CLOSE,
  },
  PROOF_NOT_VERIFIED: {
    status: 409,
    show: 'dialog',
    title: '확인된 기록과 달라요',
    body: '그 사이 기록이 바뀌었거나, 기록에 없는 내용이에요.',
    ...RELOAD,
  },
  PROOF_ENDED: {
    status: 409,
    show: 'dialog',
    title: '이미 기한이 지난 증명서예요',
    body: '링크와 QR은 닫혀 있어요.',
    ...RELOAD,
  },
} as const satisfies Record<string, Answer>
