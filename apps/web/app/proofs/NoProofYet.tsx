import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Page } from '../layout/Page.tsx'
import { TakeBack } from './TakeBackIcon.tsx'

/** Loaded on demand: few people are asked by a company right now. */
const OpenRequests = lazy(() => import('./request/OpenRequests.tsx'))

const promises = [
  [Lock, '정확한 금액과 이름은 빼고 보여요'],
  [Eye, '언제 봤는지 여기에 남아요'],
  [TakeBack, '언제든 바로 거둘 수 있어요'],
] as const

/** Before the first proof, or before there is anything to prove. No proof is ever needed to receive offers (PROOF-6). */
export function NoProofYet({ isVerified }: { isVerified: boolean }) {
  return (
    <Page
      backTo={paths.account()}
      title="증명서"
      cta={
        <nav aria-label="첫 증명서">
          <Link to={isVerified ? paths.newProof() : paths.submit()} className={buttonLook()}>
            {isVerified ? '증명서 만들기' : '커리어 인증하기'}
          </Link>
          <p className="pt-3 text-center text-caption text-ink-3">증명서가 없어도 어택은 똑같이 받아요</p>
        </nav>
      }
    >
      <Suspense>
        <div className="grid gap-3 px-4 [&>a]:bg-surface-2">
          <OpenRequests />
        </div>
      </Suspense>
      <div className="flex flex-1 flex-col items-center justify-center px-5 pt-3 pb-5 text-center">
        <Cup size={132} />
        <h1 className="mt-5 text-h1">
          {isVerified ? '서류 대신' : '커리어를 인증하면'}
          <span className="block">{isVerified ? '한 줄만 보여 주세요' : '증명서를 만들 수 있어요'}</span>
        </h1>
        <p className="mt-2 text-balance text-ink-3">
          {isVerified
            ? '은행이나 부동산, 회사가 물을 때 확인된 한 줄을 링크로 보내요.'
            : '확인된 기록이 있어야 다른 곳에서도 믿을 수 있어요.'}
        </p>
        <ul className="mt-7 grid gap-0.5 self-stretch rounded-card bg-surface-2 px-4.5 py-2.5 text-left">
          {promises.map(([Icon, words]) => (
            <li key={words} className="flex min-h-11.5 items-center gap-3 text-body-s text-ink-2">
              <Icon size={20} strokeWidth={1.8} className="shrink-0 text-ink-3" />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}
