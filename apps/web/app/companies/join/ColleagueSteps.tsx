import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Logo } from '@coffeeattack/ui/Logo'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useId } from 'react'
import { joinApi } from './api.ts'
import { type Application, changing, whenText } from './application.ts'
import { JoinPage, Submit } from './JoinPage.tsx'
import { WithdrawLink } from './WithdrawLink.tsx'

type StepProps = { secret: string; application: Application }

const FirmLogo = ({ name }: { name: string }) => (
  <div className="px-5 pb-3">
    <Logo name={name} size={56} />
  </div>
)

/** The number is a customer's: its recruiters are asked, and none of them is named (FIRM-1). Also after they said no. */
export function AskToJoin({ secret, application }: StepProps) {
  const id = useId()
  const now = useNow(60_000)
  const { companyName, memberCount, state, joinAgainAt } = application
  const form = useForm({
    first: { note: state === 'DECLINED' ? application.note : '' },
    send: ({ note }) => joinApi('POST /business/applications/join', { body: { secret, note } }),
    ...changing(secret),
  })
  const another = useCall(
    () => joinApi('POST /business/applications/other-firm', { body: { secret } }),
    changing(secret),
  )
  const mustWait = joinAgainAt !== null && new Date(joinAgainAt) > now
  const wasDeclined = state === 'DECLINED'
  const people = memberCount ? `채용 담당 ${memberCount}명이` : '채용 담당자가'
  return (
    <JoinPage
      step={3}
      top={<FirmLogo name={companyName} />}
      lines={
        wasDeclined
          ? ['동료가 이번에는', '받아 주지 않았어요']
          : [withJosa(companyName, '은/는'), '이미 커피어택을 쓰고 있어요']
      }
      lead={
        wasDeclined
          ? '동료와 이야기한 뒤에 한 번 더 알릴 수 있어요.'
          : `함께 쓰고 싶다고 알리면 ${people} 읽어요. 한 분이 받아 주면 바로 쓸 수 있어요.`
      }
      cta={
        <>
          <Submit form={id} disabled={mustWait} busy={form.busy && '알리는 중'}>
            {mustWait ? '내일부터 한 번 더 알릴 수 있어요' : '함께 쓰고 싶다고 알리기'}
          </Submit>
          {!wasDeclined && (
            <TextLink wide aria-busy={another.busy || undefined} onClick={() => void another.run()}>
              우리 회사가 아니에요
            </TextLink>
          )}
        </>
      }
    >
      <form {...form.props} id={id}>
        <TextArea
          className="mt-6"
          label="동료에게 한마디"
          lines={3}
          limit={APPLICATION.noteLimit}
          atLimit={limitMessage(APPLICATION.noteLimit)}
          {...form.field('note')}
        />
      </form>
      <p className="mt-2 flex items-center gap-1.5 text-caption text-ink-3">
        <Lock size={15} />
        동료가 받아 주기 전에는 회사 정보를 볼 수 없어요
      </p>
    </JoinPage>
  )
}

/** The colleagues were asked. */
export function AskedToJoin({ secret, application }: StepProps) {
  const { companyName, notedAt, email, note } = application
  return (
    <JoinPage
      step={3}
      top={<FirmLogo name={companyName} />}
      lines={['동료의 답을', '기다리고 있어요']}
      lead={`${notedAt ? `${whenText(notedAt)}에 알렸어요. ` : ''}답이 오면 ${withJosa(email, '으로/로')} 보내 드려요.`}
      cta={
        <>
          <Button disabled>답을 기다리고 있어요</Button>
          <WithdrawLink secret={secret} />
        </>
      }
    >
      {note && <p className="mt-4 rounded-button bg-surface-2 px-4 py-3.5 text-body-s">{note}</p>}
    </JoinPage>
  )
}
