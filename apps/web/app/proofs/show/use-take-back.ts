import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { queries } from '../../api/queries.ts'
import { proofApi } from '../api.ts'
import { keepProof, type Proof, proofQuery } from '../queries.ts'

/** Takes the proof back at once, after asking (PROOF-2). */
export const useTakeBack = ({ id, receiver }: Proof) =>
  useCall(() => proofApi('POST /users/proofs/:id/take-back', { params: { id } }), {
    asks: () => ({
      title: '이 증명서를 거둘까요?',
      description: `링크와 QR이 바로 닫히고 다시 열 수 없어요. ${withJosa(receiver, '이/가')} 이미 읽은 내용은 되돌릴 수 없어요.`,
      confirm: '거두기',
    }),
    onDone(taken) {
      keepProof(taken)
      toast('증명서를 거두었어요', { kind: 'done' })
    },
    onSettled: (failure) =>
      failure !== null && queries.invalidateQueries({ queryKey: proofQuery(id).queryKey }),
  })
