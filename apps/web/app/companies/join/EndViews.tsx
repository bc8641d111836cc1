import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { paths } from '@coffeeattack/contract/pages'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { useId, type ReactNode } from 'react'
import { Page } from '../../layout/Page.tsx'
import type { Application } from './application.ts'
import { Submit } from './JoinPage.tsx'
import { PasswordCard } from './PrepareCard.tsx'

type EndProps = { title: string; about: string; cta: ReactNode; children?: ReactNode }

const End = ({ title, about, cta, children }: EndProps) => (
  <Page cta={<section aria-label="이어서 하기">{cta}</section>}>
    <div className="flex flex-1 flex-col items-center justify-center px-5 py-12 text-center">
      <Cup size={168} />
      <h1 className="mt-7 text-h1 text-balance">{title}</h1>
      <p className="mt-2 text-body text-balance text-ink-2">{about}</p>
    </div>
    {children}
  </Page>
)

/** Approved, or accepted by a colleague: the console is open, once there is a password. */
export function WelcomeView({ secret, application }: { secret: string; application: Application }) {
  const id = useId()
  const { state, companyName, hasAccount } = application
  return (
    <End
      title={state === 'JOINED' ? '동료가 받아 주었어요' : '이제 후보자를 볼 수 있어요'}
      about={
        state === 'JOINED'
          ? `이제 ${withJosa(companyName, '을/를')} 함께 쓸 수 있어요.`
          : `${companyName}의 심사를 마쳤어요. 첫 어택까지 남은 것은 콘솔에 있어요.`
      }
      cta={
        hasAccount ? (
          <a href={`${CONSOLE}/`} className={buttonLook()}>
            콘솔 열기
          </a>
        ) : (
          <Submit form={id}>비밀번호 정하기</Submit>
        )
      }
    >
      {!hasAccount && (
        <div className="px-0 pb-4">
          <PasswordCard {...{ id, secret, application }} title="콘솔 비밀번호를 정해 주세요" />
        </div>
      )}
    </End>
  )
}

export const WithdrawnView = () => (
  <End
    title="신청을 거뒀어요"
    about="언제든 처음부터 다시 신청할 수 있어요."
    cta={
      <a href={paths.business()} className={buttonLook()}>
        기업 서비스로 가기
      </a>
    }
  />
)
