import { PROOF } from '../proofs/proof.ts'
import { type Answer, CLOSE, RELOAD } from './row.ts'

/** What making, taking back and asking for a proof can answer with (PROOF-1, PROOF-2, PROOF-6). */
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
  PROOF_REQUEST_TOO_EARLY: {
    status: 409,
    show: 'dialog',
    title: '처우 협의에서 부탁할 수 있어요',
    body: '커피챗을 처우 협의로 옮긴 다음 부탁해 주세요.',
    ...CLOSE,
  },
  PROOF_REQUEST_OPEN: {
    status: 409,
    show: 'dialog',
    title: '이미 부탁한 증명서가 있어요',
    body: '답이 오거나 부탁을 거두면 다시 부탁할 수 있어요.',
    ...RELOAD,
  },
  PROOF_REQUESTS_USED: {
    status: 409,
    show: 'dialog',
    title: '이 커피챗에서는 더 부탁할 수 없어요',
    body: '증명서 없이도 협의를 이어 갈 수 있어요.',
    ...CLOSE,
  },
  PROOF_REQUEST_MOVED_ON: {
    status: 409,
    show: 'dialog',
    title: '그 사이 부탁이 끝났어요',
    body: '지금 상태를 불러올게요.',
    ...RELOAD,
  },
} as const satisfies Record<string, Answer>
