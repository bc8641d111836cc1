import { PACT, versionName } from '@coffeeattack/domain/pacts/state'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { api } from '../api/client.ts'
import { personName } from '../coffeechats/queries.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { type Pact, pactCallOptions } from './queries.ts'

/** Takes the open version back; the person reads the words at once (PACT-8). */
export function WithdrawDialog({ pact, onClose }: { pact: Pact; onClose: () => void }) {
  const { id, coffeechatId, candidateSignature, versionItems } = pact
  const name = personName(pact.name)
  const settled = pactCallOptions(coffeechatId)<{ words: string }>('합의서를 거뒀어요')
  const form = useForm({
    first: { words: '' },
    send: (body: { words: string }) => api('POST /console/pacts/:id/withdraw', { params: { id }, body }),
    ...settled,
    onDone(withdrawn, sent) {
      void settled.onDone?.(withdrawn, sent)
      onClose()
    },
  })
  const signed = candidateSignature ? ` ${name} 님의 서명도 함께 없어져요.` : ''
  return (
    <FormDialog
      open
      danger
      title="합의서를 거둘까요?"
      description={`${versionName(versionItems.length)}이 닫히고 ${name} 님에게 바로 알려요.${signed} 새 안은 다시 쓸 수 있어요.`}
      form={form}
      submit="거두기"
      busy="거두는 중"
      onClose={onClose}
    >
      <TextArea
        label="한마디 남기기"
        hint="쓰지 않아도 돼요"
        lines={3}
        limit={PACT.wordsLimit}
        placeholder="예: 시작일을 다시 정해야 해요. 이번 주 안에 새 안을 보내 드릴게요."
        {...form.field('words')}
      />
    </FormDialog>
  )
}
