import { versionName } from '@coffeeattack/domain/pacts/state'
import { lowerOf, differencesOf } from '@coffeeattack/domain/pacts/differences'
import { bareFigure, payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { phoneAsTyped, phoneDigits, phoneProblem } from '@coffeeattack/domain/verification/phone'
import { birthAsTyped, birthProblem } from '@coffeeattack/domain/verification/person'
import { DifferenceMark, OfferOverTerms } from '@coffeeattack/kit/pacts/OfferOverTerms'
import { FingerprintBox } from '@coffeeattack/kit/pacts/Fingerprint'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'
import { KakaoBubble } from '@coffeeattack/ui/icons/KakaoBubble'
import { TextField } from '@coffeeattack/ui/TextField'
import { TwoSignatures } from '../TwoSignatures.tsx'
import type { Pact, Version } from '../queries.ts'
import type { Signing } from './use-signing.ts'
import { WaitingBox } from './WaitingBox.tsx'

/** The named signer's own place: what is signed once more, and Kakao's button (PACT-4). */
export function SignPanel({ pact, version, signing }: { pact: Pact; version: Version; signing: Signing }) {
  const now = useNow()
  if (pact.signing?.state === 'ASKED')
    return (
      <WaitingBox
        signing={pact.signing}
        fingerprint={version.fingerprint}
        isLeaving={signing.giveUp.busy}
        onGiveUp={() => void signing.giveUp.run()}
      />
    )
  return (
    <>
      <div className="mt-2 grid gap-2">
        <TwoSignatures pact={pact} now={now} />
        <Summary pact={pact} version={version} />
        <FingerprintBox fingerprint={version.fingerprint} />
      </div>
      {pact.signing?.problem && (
        <div role="alert" className="mt-2.5 flex gap-2.5 rounded-field bg-danger-tint px-3.5 py-3 text-label">
          <CircleAlert size={18} strokeWidth={2.2} className="mt-0.5 shrink-0 text-danger" />
          <p className="min-w-0">
            <b className="block font-bold">{pact.signing.problem.title}</b>
            {pact.signing.problem.body}
          </p>
        </div>
      )}
      <SignForm pact={pact} version={version} ask={signing.ask} />
    </>
  )
}

const FORM = 'sign-pact'

/** Below everything, so that it is at hand wherever one reads. */
export function SignButton({ isBusy }: { isBusy: boolean }) {
  return (
    <Button type="submit" form={FORM} kind="kakao" size="md" busy={isBusy && '카카오에 묻는 중'}>
      <KakaoBubble size={20} />
      카카오 인증서로 서명하기
    </Button>
  )
}

/** What is lower stands here again, before the button. */
function Summary({ pact: { offered }, version: { terms } }: { pact: Pact; version: Version }) {
  const stock = (terms.stock ?? offered.pay.stock)?.kind ?? null
  return (
    <div className="rounded-field bg-surface-2 px-3.5 py-2 text-label tnum">
      <Line label="연봉">{terms.base === null ? '' : moneyText(terms.base)}</Line>
      <Line label="시작일">{fullDayText(parseDay(terms.startsOn ?? '') ?? 0)}</Line>
      {lowerOf(differencesOf(terms, offered)).map((difference) => {
        const name = payName(difference.kind, stock)
        return (
          <div key={difference.kind} className="border-t border-line-2 pt-1 pb-1.5">
            <Line label={name}>{`${bareFigure(difference.agreed)}만 원`.replace('–만 원', '없음')}</Line>
            <OfferOverTerms difference={difference} name={name} className="mt-1" />
            <p className="mt-1 flex justify-between gap-3 text-caption text-ink-3">
              제안 {bareFigure(difference.offered)}
              <DifferenceMark difference={difference} />
            </p>
          </div>
        )
      })}
    </div>
  )
}

const Line = ({ label, children }: { label: string; children: string }) => (
  <p className="flex min-h-8 items-center justify-between gap-3">
    <span className="text-ink-3">{label}</span>
    <b className="font-bold">{children}</b>
  </p>
)

type SignFormProps = { pact: Pact; version: Version; ask: Signing['ask'] }

/** By name, phone and birthday Kakao finds the signer; both are asked for once. */
function SignForm({ pact: { signer }, version, ask }: SignFormProps) {
  const asks = !signer.hasContact
  const form = useForm({
    first: { phone: '', birthday: '' },
    rules: asks ? { phone: phoneProblem, birthday: birthProblem } : {},
    send: async ({ phone, birthday }) =>
      ask.run({
        version: version.number,
        contact: asks ? { phone: phoneDigits(phone), birthday } : null,
      }),
  })
  return (
    <form {...form.props} id={FORM} className="mt-3 grid gap-3">
      {asks && (
        <>
          <p className="text-label text-pretty text-ink-2">
            카카오가 {signer.name} 님을 찾을 수 있게 한 번만 알려 주세요. 후보자에게는 보이지 않아요.
          </p>
          <div className="grid grid-cols-2 gap-2">
            <TextField
              dense
              label="휴대폰 번호"
              inputMode="tel"
              autoComplete="tel"
              format={phoneAsTyped}
              {...form.field('phone')}
            />
            <TextField
              dense
              label="생년월일"
              inputMode="numeric"
              autoComplete="bday"
              placeholder="예: 19900101"
              format={birthAsTyped}
              {...form.field('birthday')}
            />
          </div>
        </>
      )}
      <p className="text-caption text-pretty text-ink-3 tnum">
        {versionName(version.number)}에 {signer.name} 님의 이름으로 서명해요. 서명하면 봉인하고 더는 바꿀 수
        없어요.
      </p>
    </form>
  )
}
