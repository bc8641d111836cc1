import { SignInScreen } from './SignInScreen.tsx'
import { paths } from '../paths.ts'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('휴대전화로 로그인')

export default function LegacyLogin() {
  return (
    <SignInScreen
      backTo={paths.login()}
      lines={['휴대전화 번호로', '로그인해요']}
      lead="문자로 받은 인증번호 여섯 자리면 돼요."
    />
  )
}
