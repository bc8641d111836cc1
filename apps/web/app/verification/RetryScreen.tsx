import { paths } from '@coffeeattack/contract/pages'
import { activityToasts, ATTACK_MONTHS } from '@coffeeattack/domain/profiles/attack-period'
import type { Gender } from '@coffeeattack/domain/verification/person'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { prefetch, queries } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import { personQuery } from '../offers/offer-query.ts'
import { privateMeta } from '../seo.ts'
import { type Application, useBeginVerification } from './begin-verification.ts'
import { Question } from './Question.tsx'
import { SimpleAuthSheet } from './SimpleAuthSheet.tsx'
import { useFollow } from './use-follow.ts'
import { verifiedQuery } from './verified-query.ts'

export const meta = () => privateMeta('어택 다시 받기')

export const clientLoader = () => prefetch(verifiedQuery, personQuery)

/** A verified person whose profile is only hidden may show it again unchanged (PRO-13). */
function PublishAgain() {
  const { data: person } = useQuery(personQuery)
  const navigate = useNavigate()
  const publish = useCall(() => api('PATCH /v2/users/attack', { body: { month: ATTACK_MONTHS.first } }), {
    async onDone() {
      await queries.invalidateQueries({ refetchType: 'none' })
      toast(activityToasts.restarted, { kind: 'done' })
      await navigate(paths.my(), { replace: true })
    },
  })
  if (!person?.certified || person.isActivate) return null
  return (
    <TextLink wide disabled={publish.busy} onClick={() => void publish.run()}>
      지금 정보 그대로 {ATTACK_MONTHS.first}개월 더 받기
    </TextLink>
  )
}

type Known = { [Field in 'name' | 'phone' | 'birthday']: string | null } & {
  gender: Gender | null
  jobLabel: string
  jobSubLabel: string
}

/** Shows the profile again by repeating the verification with the known data (VER-17). */
export default function RetryScreen() {
  const verified = useQuery(verifiedQuery)
  const { data: me } = useQuery(personQuery)
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const follow = useFollow(() => setChoosing(false))
  const { busy, run: begin } = useBeginVerification({
    onWaiting: (type) => void navigate(paths.retryPending(type)),
    onFailure(next) {
      setChoosing(false)
      follow(next)
    },
  })
  const application = verified.data && applicationOf(verified.data.userItems)
  // Without an earlier verification there is no profile to show.
  if (application === null) return <Navigate to={paths.submit()} replace />
  return (
    <Page
      backTo={paths.my()}
      cta={
        <>
          <Button disabled={!application} onClick={() => setChoosing(true)}>
            인증하고 다시 받기
          </Button>
          <PublishAgain />
        </>
      }
    >
      <Question
        lines={
          me?.isActivate ? ['커리어와 소득을', '새로 확인할까요?'] : ['프로필을 회사에', '다시 보여 줄까요?']
        }
      >
        한 번 더 인증하면 새 커리어와 소득으로 어택을 받아요.
      </Question>
      <div className="mt-7 px-5">
        <Loaded
          query={verified}
          skeleton={<Skeletons className="flex flex-col gap-2.5" round="card" shapes={['h-50']} />}
        >
          {() => application && <Facts {...application} />}
        </Loaded>
      </div>
      <SimpleAuthSheet
        open={choosing}
        onOpenChange={setChoosing}
        busy={busy}
        onNext={(choice) => application && void begin({ application, choice })}
      />
    </Page>
  )
}

function Facts({ name, phone, jobSubLabel }: Application) {
  const rows = [
    ['이름', name],
    ['휴대전화', phoneAsTyped(phone)],
    ['직무', jobSubLabel],
  ]
  return (
    <dl className="grid gap-3 rounded-card bg-surface-2 p-5">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-body-s text-ink-3">{label}</dt>
          <dd className="min-w-0 text-right text-body-s font-semibold break-words tnum">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function applicationOf(known: Known): Application | null {
  const { name, phone, gender, birthday, jobLabel, jobSubLabel } = known
  if (!name || !phone || !gender || !birthday) return null
  return { name, phone, gender, birthday, jobLabel, jobSubLabel, reapply: true }
}
