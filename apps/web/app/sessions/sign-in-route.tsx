import { SignInScreen } from './SignInScreen.tsx'
import { paths } from '../paths.ts'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('다시 로그인')

/** The result pages lead here whoever is not certified. */
export default function SignIn() {
  return (
    <SignInScreen
      backTo={paths.home()}
      lines={['받은 제안을', '이어서 볼까요?']}
      lead="인증을 마친 휴대전화 번호로 로그인해요."
    />
  )
}
