import { type AskableKind, askableKinds, PROOF_REQUEST } from '@coffeeattack/domain/proofs/requests'
import { kindNames } from '@coffeeattack/domain/proofs/request-words.ko'
import { useForm } from '@coffeeattack/kit/useForm'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { api } from '../api/client.ts'
import { type Coffeechat, personName } from '../coffeechats/queries.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { requestCallOptions } from './queries.ts'

type Values = { kind: AskableKind; purpose: string }

const FIRST: Values = { kind: 'INCOME_AT_LEAST', purpose: '' }

/** One kind with its purpose. The person may answer with another kind, or not at all (PROOF-6). */
export default function AskDialog({
  chat: { id, name },
  onClose,
}: {
  chat: Coffeechat
  onClose: () => void
}) {
  const settled = requestCallOptions(id)<Values>('증명서를 부탁했어요')
  const form = useForm({
    first: FIRST,
    rules: { purpose: (typed) => (typed.trim() === '' ? '어디에 쓰는지 적어 주세요' : null) },
    send: ({ kind, purpose }: Values, idempotencyKey) =>
      api('POST /console/coffeechats/:id/proof-requests', {
        params: { id },
        body: { kind, purpose: purpose.trim() },
        idempotencyKey,
      }),
    ...settled,
    onDone(requests, sent) {
      void settled.onDone?.(requests, sent)
      onClose()
    },
  })
  return (
    <FormDialog
      open
      title="어떤 증명서를 부탁할까요?"
      description={`얼마까지 보일지, 다른 것을 보낼지는 ${personName(name)} 님이 골라요. 보내지 않아도 협의는 그대로 이어져요.`}
      form={form}
      submit="부탁하기"
      busy="부탁하는 중"
      onClose={onClose}
    >
      <fieldset className="grid min-w-0 gap-2" aria-label="증명서의 종류">
        {askableKinds.map((kind) => (
          <OptionRow
            key={kind}
            type="radio"
            name="proof-kind"
            title={kindNames[kind]}
            checked={form.values.kind === kind}
            onChange={() => form.set({ kind })}
          />
        ))}
      </fieldset>
      <TextArea
        label="어디에 쓰나요?"
        hint="후보자가 읽어요"
        lines={3}
        limit={PROOF_REQUEST.purposeLimit}
        placeholder="예: 제안할 연봉 구간을 정하는 데만 써요."
        {...form.field('purpose')}
      />
    </FormDialog>
  )
}
