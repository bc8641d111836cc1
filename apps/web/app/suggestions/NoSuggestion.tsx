import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type EmptyPageProps = { title: ReactNode; about: ReactNode; action?: ReactNode; children: ReactNode }

/** No list, but still everything that can be asked and switched. */
function EmptyPage({ title, about, action, children }: EmptyPageProps) {
  return (
    <>
      <div className="flex grow flex-col items-center justify-center px-5 py-10 text-center">
        <Cup size={104} />
        <h1 className="mt-5 text-h1">{title}</h1>
        <p className="mt-2 text-body text-ink-3">{about}</p>
        {action && <div className="mt-6">{action}</div>}
      </div>
      <div className="px-4 pb-safe-8 lg:px-6">{children}</div>
    </>
  )
}

export function NoSuggestion({ hasFewSkills, children }: { hasFewSkills: boolean; children: ReactNode }) {
  return (
    <EmptyPage
      title="아직 맞는 포지션이 없어요"
      about={
        hasFewSkills ? (
          <>
            기술을 세 개만 더 적으면
            <br />더 많은 포지션과 견줄 수 있어요.
          </>
        ) : (
          '새로 열리면 같은 기준으로 다시 봐요.'
        )
      }
      action={
        hasFewSkills && (
          <Link to={paths.profile('techstack')} className={`${buttonLook({ size: 'md' })} min-w-55`}>
            기술 적기
          </Link>
        )
      }
    >
      {children}
    </EmptyPage>
  )
}

/** Companies do not find the profile, so nobody could be told of an interest. */
export function Resting({ children }: { children: ReactNode }) {
  return (
    <EmptyPage
      title="어택을 쉬는 동안에는 추천도 쉬어요"
      about="어택을 다시 받으면 같은 기준으로 다시 봐요."
      action={
        <Link to={paths.account()} className={`${buttonLook({ size: 'md' })} min-w-55`}>
          어택 다시 받기
        </Link>
      }
    >
      {children}
    </EmptyPage>
  )
}

export function SwitchedOff({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pb-safe-8 lg:px-6">
      <h1 className="px-1 pt-1 text-h1">추천을 쉬고 있어요</h1>
      <p className="mt-1.5 mb-5 px-1 text-body-s text-ink-3">
        회사의 찾기에는 그대로 나오고, 어택도 똑같이 받아요.
      </p>
      {children}
    </div>
  )
}
