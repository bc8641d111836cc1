import { paths } from '@coffeeattack/contract/pages'
import { certificateOf } from '@coffeeattack/domain/verification/certificate'
import {
  BIRTH,
  birthAsTyped,
  GENDERS,
  isGender,
  NAME,
  nameAsTyped,
} from '@coffeeattack/domain/verification/person'
import { PHONE, phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Page, PageSkeleton } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import { applicationState, verificationState } from '../sessions/kept-state.ts'
import type { Route } from './+types/AgreementScreen.ts'
import { useBeginVerification } from './begin-verification.ts'
import { ConsentLine } from './ConsentLine.tsx'
import { resumeLogin } from './leave-flow.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { isPendingFor } from './open-request.ts'
import { type Person, type PersonForm, personOf, personRules } from './person-form.ts'
import { Question } from './Question.tsx'
import { SimpleAuthSheet } from './SimpleAuthSheet.tsx'
import { trackVisit } from './track-visit.ts'
import { useFollow } from './use-follow.ts'

export const meta = () => privateMeta('커리어 인증')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['3초면', '커리어를 불러와요'],
    line: '이름과 연락처는 내가 고른 회사에만 공개돼요.',
  },
}

/** The typed values are stored in this browser, so the form is rendered after hydration. */
export const clientLoader = () => null
clientLoader.hydrate = true as const

export const HydrateFallback = PageSkeleton

/** What nobody joins without: the terms of service, and the use of their data. */
const needed = ['serviceTerms', 'collection'] as const
type Needed = (typeof needed)[number]

/** The person's identity and what they agree to; then the certificate (VER-16, VER-1). */
export default function AgreementScreen({ params }: Route.ComponentProps) {
  const { job: jobLabel, subjob: jobSubLabel } = params
  const id = useId()
  const navigate = useNavigate()
  const [kept] = useState(keptPerson)
  const [before] = useState(() => verificationState.read())
  // A person who returns from the waiting page has agreed and chosen already.
  const cameBack = before.id !== ''
  const [agreed, setAgreed] = useState<readonly Needed[]>(cameBack ? needed : [])
  const [ready, setReady] = useState<Person | null>(null)
  const [choosing, setChoosing] = useState(false)
  useEffect(() => void trackVisit('AGREE'), [])

  // The sheet covers the form, so going back closes it.
  const follow = useFollow(() => setChoosing(false))
  const { busy, run: begin } = useBeginVerification({
    onWaiting: (type) => void navigate(paths.agreementPending(jobLabel, jobSubLabel, type)),
    onFailure(next) {
      setChoosing(false)
      follow(next)
    },
  })

  const form = useForm({
    first: kept,
    rules: personRules,
    send: async (typed) => proceed(personOf(typed)),
  })
  const typed = form.values
  useEffect(() => void applicationState.change(typed), [typed])

  /** Continues to the certificate, or returns to a confirmation that is still pending. */
  function proceed(person: Person | null) {
    if (!person) return
    const application = { ...person, jobLabel, jobSubLabel }
    const now = new Date()
    applicationState.change(application)
    // Only after leaving by the close button does the old request count; a person who came back for a new one gets
    // it.
    if (resumeLogin(now) && isPendingFor(before, application, now))
      return void navigate(
        paths.agreementPending(jobLabel, jobSubLabel, certificateOf(before.loginTypeLevel)),
      )
    setReady(person)
    setChoosing(true)
  }
  return (
    <Page
      backTo={paths.submit()}
      actions={<LeaveButton asks />}
      cta={
        <Button type="submit" form={id} disabled={agreed.length < needed.length}>
          다음
        </Button>
      }
    >
      <Question lines={['커리어를 확인할', '정보를 알려 주세요']}>
        <b className="text-ink-2">{jobSubLabel}</b> 커리어를 불러올게요.
      </Question>
      <form {...form.props} id={id} className="mt-7 px-5 pb-6">
        <PersonFields form={form} />
        <div className="mt-6 border-t border-line pt-4">
          {needed.map((kind) => (
            <ConsentLine
              key={kind}
              kind={kind}
              checked={agreed.includes(kind)}
              onChange={(yes) =>
                setAgreed(needed.filter((one) => (one === kind ? yes : agreed.includes(one))))
              }
            />
          ))}
        </div>
      </form>
      <SimpleAuthSheet
        chosen={cameBack ? { type: certificateOf(before.loginTypeLevel), telecom: before.telecom } : null}
        open={choosing}
        onOpenChange={setChoosing}
        busy={busy}
        onNext={(choice) =>
          ready && void begin({ application: { ...ready, jobLabel, jobSubLabel, reapply: false }, choice })
        }
      />
    </Page>
  )
}

/** The values typed before the waiting page. */
function keptPerson(): PersonForm {
  const { name, birthday, gender, phone } = applicationState.read()
  return { name, birthday, gender: isGender(gender) ? gender : '', phone: phoneAsTyped(phone) }
}

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }))

/** Name, birth date, gender, phone (VER-16). */
function PersonFields({ form }: { form: ReturnType<typeof useForm<PersonForm, void>> }) {
  return (
    <div className="grid gap-5">
      <TextField
        {...form.field('name')}
        label="이름"
        autoComplete="name"
        enterKeyHint="next"
        placeholder="한지우"
        maxLength={NAME.max}
        format={nameAsTyped}
      />
      <TextField
        {...form.field('birthday')}
        label="생년월일"
        hint={`숫자 ${BIRTH.digits}자리`}
        inputMode="numeric"
        autoComplete="bday"
        enterKeyHint="next"
        placeholder="19950314"
        format={birthAsTyped}
      />
      <Segmented
        label="성별"
        options={genders}
        value={form.values.gender || undefined}
        onValueChange={(gender) => form.set({ gender })}
        error={form.problems['gender']}
        inputProps={{ name: 'gender' }}
      />
      <TextField
        {...form.field('phone')}
        label="휴대전화 번호"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="done"
        placeholder="010-0000-0000"
        maxLength={PHONE.maxLength}
        format={phoneAsTyped}
      />
    </div>
  )
}
