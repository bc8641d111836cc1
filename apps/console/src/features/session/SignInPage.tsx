import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { ConsoleFrame } from '../../layout/ConsoleFrame.tsx'

/** The console's door. It opens with the console itself; until then it says so. */
export function SignInPage() {
  return (
    <ConsoleFrame title="로그인">
      <Cup size={168} />
      <h1 className="mt-7 text-h1">
        채용 콘솔
        <span className="block">곧 열려요</span>
      </h1>
      <p className="mt-2 max-w-[24rem] text-body text-balance text-ink-2">
        후보자를 찾아 연봉을 걸고 어택을 보내고, 커피챗과 메시지를 한곳에서 살펴요.
      </p>
      <a href="/" className={`${buttonLook({ size: 'md', wide: false })} mt-8`}>
        첫 화면으로 가기
      </a>
    </ConsoleFrame>
  )
}
