import { paths } from '@coffeeattack/contract/pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { AccountField, NewPasswordField, useNewPassword } from '@coffeeattack/kit/passwordForms'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { queries } from '../api/queries.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Page } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/PartnerPasswordScreen.ts'
import { partnerApi, partnerTokens } from './api.ts'

export const meta = () => privateMeta('파트너 비밀번호')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['좋은 사람을', '소개해 주세요'],
    line: '비밀번호는 나만 알아요. 저희도 볼 수 없어요.',
  },
}

/** Where a partner's mail leads: the account, and setting its first password (PUB-8). */
export default function PartnerPasswordScreen({ params: { token } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<unknown>(null)
  const link = useQuery({
    queryKey: ['partner-password', token],
    queryFn: () => partnerApi('GET /partners/auth/password/:token', { params: { token } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

  /** The new password ended every login, this tab's too. */
  function done() {
    partnerTokens.clear()
    queries.removeQueries({ queryKey: ['partner'] })
    toast('비밀번호를 정했어요. 이제 로그인해 주세요.', { kind: 'done' })
    void navigate(paths.partnerLogin(), { replace: true })
  }
  return (
    <Page backTo={paths.partnerLogin()}>
      {refusal ? (
        linkOver(refusal)
      ) : (
        <Loaded
          query={link}
          title="링크를 확인하지 못했어요"
          className="mt-24"
          renderFailure={linkOver}
          skeleton={<Spinner className="mx-auto mt-24" />}
        >
          {({ email }) => <PasswordForm token={token} email={email} onDone={done} onRefused={setRefusal} />}
        </Loaded>
      )}
    </Page>
  )
}

/** The link is invalid, with the reason from the error catalogue. */
function linkOver(failure: unknown): ReactNode {
  const { show, title, body, button } = wordsFor(failure)
  if (show !== 'page') return null
  return (
    <FailureView title={title} about={body}>
      <Link to={paths.partnerLogin()} className={buttonLook({ size: 'md', wide: false })}>
        {button}
      </Link>
      <a href={paths.ask(paths.partnerLogin())} className={textLinkLook}>
        문의 남기기
      </a>
    </FailureView>
  )
}

type PasswordFormProps = {
  token: string
  email: string
  onDone: () => void
  /** The link is invalid. */
  onRefused: (failure: unknown) => void
}

function PasswordForm({ token, email, onDone, onRefused }: PasswordFormProps) {
  const form = useNewPassword({
    email,
    send: (password) => partnerApi('POST /partners/auth/password', { body: { token, password } }),
    onDone,
    onRefused,
  })
  return (
    <form {...form.props} className="flex flex-1 flex-col px-5 pt-2 pb-safe-8">
      <h1 className="text-h1">
        로그인할 때 쓸 <span className="block">비밀번호를 정해 주세요</span>
      </h1>
      <p className="mt-2 text-body text-ink-2">정하면 모든 기기에서 로그아웃돼요.</p>
      <div className="mt-8 grid gap-4">
        <AccountField email={email} />
        <NewPasswordField {...form.field('password')} />
      </div>
      <Button
        type="submit"
        className="mt-8"
        disabled={form.values.password === ''}
        busy={form.busy && '정하는 중'}
      >
        비밀번호 정하기
      </Button>
    </form>
  )
}
