import type { ApiResult } from '@coffeeattack/contract/client/typing'
import {
  CERTIFICATES,
  type CertificateType,
  TELECOMS,
  type Telecom,
} from '@coffeeattack/domain/verification/certificate'
import { birthAsTyped, birthProblem } from '@coffeeattack/domain/verification/person'
import { phoneAsTyped, phoneSpellingProblem } from '@coffeeattack/domain/verification/phone'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { ownChecksQuery } from './queries.ts'

type Begun = ApiResult<'POST /console/own-proof'>

const certificates = (Object.keys(CERTIFICATES) as CertificateType[]).map((value) => ({
  value,
  label: CERTIFICATES[value].label,
}))
const telecoms = TELECOMS.map((label, code) => ({ value: String(code), label }))

/** Who is asked for, by which certificate; then the wait for the phone. Nothing typed here is stored. */
export function OwnProofForm({ name }: { name: string }) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [type, setType] = useState<CertificateType>('kakao')
  const [telecom, setTelecom] = useState('0')
  const form = useForm({
    first: { phone: '', birthday: '' },
    rules: { phone: phoneSpellingProblem, birthday: birthProblem },
    send: (typed) =>
      api('POST /console/own-proof', {
        body: {
          ...typed,
          type,
          loginTypeLevel: CERTIFICATES[type].loginTypeLevel,
          telecom: type === 'pass' ? (Number(telecom) as Telecom) : 0,
        },
      }),
    onDone: setBegun,
  })
  if (begun) return <Waiting begun={begun} app={CERTIFICATES[type].app} onBegun={setBegun} />
  return (
    <Card title="누구인지 알려 주세요">
      <form {...form.props} className="mt-3.5 grid gap-4">
        <TextField
          label="이름"
          readOnly
          value={name}
          helper="후보자가 보는 이름이에요. 다르면 설정에서 먼저 고쳐 주세요."
        />
        <TextField
          label="생년월일"
          inputMode="numeric"
          placeholder="19900315"
          format={birthAsTyped}
          {...form.field('birthday')}
        />
        <TextField
          label="휴대전화 번호"
          type="tel"
          placeholder="010-1234-5678"
          format={phoneAsTyped}
          {...form.field('phone')}
        />
        <Segmented label="인증서" options={certificates} value={type} onValueChange={setType} />
        {type === 'pass' && (
          <Segmented label="통신사" options={telecoms} value={telecom} onValueChange={setTelecom} />
        )}
        <p className="text-label text-ink-3">
          누르면 건강보험공단에 지금 다니는 곳을 물어보는 데 동의하는 거예요. 물어본 뒤에는 남지 않아요.
        </p>
        <Button type="submit" size="sm" className="justify-self-end" busy={form.busy && '요청하는 중'}>
          인증 요청하기
        </Button>
      </form>
    </Card>
  )
}

type WaitingProps = { begun: Begun; app: string; onBegun: (begun: Begun | null) => void }

function Waiting({ begun, app, onBegun }: WaitingProps) {
  const confirm = useCall(() => api('POST /console/own-proof/confirm', { body: { sealed: begun.sealed } }), {
    async onDone(answer) {
      if ('sealed' in answer) {
        onBegun(answer)
        toast('아직 확인되지 않았어요. 휴대폰에서 먼저 확인해 주세요.')
        return
      }
      await queries.invalidateQueries(ownChecksQuery)
      toast('재직을 확인했어요', { kind: 'done' })
    },
  })
  return (
    <Card title={`${app}에서 확인해 주세요`}>
      <p className="mt-1 text-label text-ink-3">
        휴대폰으로 보낸 인증 요청을 확인한 뒤에 아래를 눌러 주세요. 4분 안에 해 주세요.
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button kind="line" size="sm" onClick={() => onBegun(null)}>
          처음부터 다시
        </Button>
        <Button size="sm" busy={confirm.busy && '확인하는 중'} onClick={() => void confirm.run()}>
          휴대폰에서 확인했어요
        </Button>
      </div>
    </Card>
  )
}
