import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useMe } from '../../sessions/me.ts'
import { ChecksFrame } from './ChecksFrame.tsx'
import { OwnProofForm } from './OwnProofForm.tsx'
import { type OwnChecks, ownChecksQuery } from './queries.ts'
import { StateCard } from './StateCard.tsx'

/** The recruiter's own identity and employment, voluntary, by the certificate that candidates use (FIRM-6). */
export function OwnProofPage() {
  return (
    <ChecksFrame
      title="내 본인과 재직 확인"
      lead={() => '후보자와 똑같은 방법으로 확인해요. 하지 않아도 어택을 보낼 수 있어요.'}
    >
      {(own) => <OwnProof own={own} />}
    </ChecksFrame>
  )
}

const steps = [
  ['인증서 고르기', '휴대폰에 있는 카카오톡이나 PASS로 본인을 확인해요.'],
  ['재직 확인', '건강보험공단에서 지금 다니는 곳을 봐요.'],
] as const

const kept = ['확인했다는 사실', '확인한 날짜']
const notKept = ['주민등록번호와 인증서', '보험료와 지난 직장']

function OwnProof({ own: { company, proof } }: { own: OwnChecks }) {
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const provedOn = proof.recruiter?.provedOn
  const remove = useCall(() => api('DELETE /console/own-proof'), {
    asks: () => ({
      title: '재직 확인을 지울까요?',
      description: '후보자에게 더 이상 보이지 않아요. 언제든 다시 확인할 수 있어요.',
      confirm: '지우기',
      cancel: '그대로 두기',
    }),
    onDone: () => queries.invalidateQueries(ownChecksQuery),
  })
  return (
    <>
      {provedOn && (
        <StateCard
          kind="done"
          title={`${me.name} 님은 ${company.name}에서 일하고 있어요`}
          about={`건강보험공단 · ${fullDayText(parseDay(provedOn) ?? 0)}에 확인했어요`}
          action={
            <Button kind="line" size="sm" busy={remove.busy && '지우는 중'} onClick={() => void remove.run()}>
              지우기
            </Button>
          }
        />
      )}
      <Card title="이렇게 해요">
        <ol className="mt-3.5 grid gap-4 sm:grid-cols-3">
          {[...steps, ['끝', `${company.name}와 같으면 확인한 날짜가 후보자에게 보여요.`] as const].map(
            ([title, about], place) => (
              <li key={title} className="text-label text-ink-2">
                <i
                  aria-hidden="true"
                  className="mb-2 grid size-6 place-items-center rounded-full bg-primary text-caption font-bold text-on-primary not-italic"
                >
                  {place + 1}
                </i>
                <b className="block text-body-s font-semibold text-ink">{title}</b>
                {about}
              </li>
            ),
          )}
        </ol>
      </Card>
      <Card title="무엇이 남나요?">
        <div className="mt-3.5 grid gap-3 sm:grid-cols-2">
          <Kept title="남기는 것" items={kept} look="bg-surface-2" Icon={Check} />
          <Kept title="남기지 않는 것" items={notKept} look="inset-ring inset-ring-line-2" Icon={Close} />
        </div>
        {!provedOn && !isAsking && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-label text-ink-3">회사의 다른 분은 결과만 볼 수 있어요.</p>
            <Button size="sm" onClick={() => setAsking(true)}>
              인증서로 확인하기
            </Button>
          </div>
        )}
      </Card>
      {!provedOn && isAsking && <OwnProofForm name={me.name} />}
    </>
  )
}

type KeptProps = { title: string; items: readonly string[]; look: string; Icon: typeof Check }

function Kept({ title, items, look, Icon }: KeptProps) {
  return (
    <div className={`rounded-button px-4.5 py-4 ${look}`}>
      <h3 className="text-label font-semibold">{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className="mt-2 flex gap-2 text-label text-ink-2">
            <Icon size={16} className="mt-0.5 shrink-0 text-ink-3" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
