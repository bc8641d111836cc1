import { paths } from '@coffeeattack/contract/pages'
import { matchPath, useLocation } from 'react-router'
import { privateMeta } from '../seo.ts'
import { Question } from '../verification/Question.tsx'
import type { Route } from './+types/SignInScreen.ts'
import { PhoneSignInScreen } from './PhoneSignInScreen.tsx'
import { useReturnPath } from './use-return-path.ts'

export const meta = ({ location }: Route.MetaArgs) => privateMeta(wordsAt(location).title)

/** The login by phone, below the messenger's button. */
const byPhone = {
  title: '휴대전화로 로그인',
  backTo: paths.login(),
  lines: ['휴대전화 번호로', '로그인해요'],
  lead: '문자로 받은 인증번호 여섯 자리면 돼요.',
}

/** The result pages lead people without a certificate here. */
const again = {
  title: '다시 로그인',
  backTo: paths.home(),
  lines: ['받은 제안을', '이어서 볼까요?'],
  lead: '인증을 마친 휴대전화 번호로 로그인해요.',
}

const wordsAt = ({ pathname }: { pathname: string }) =>
  matchPath(paths.signIn(), pathname) ? again : byPhone

/** The login by phone alone; its two addresses differ in their texts. */
export default function SignInScreen() {
  const { backTo, lines, lead } = wordsAt(useLocation())
  return (
    <PhoneSignInScreen
      from={useReturnPath()}
      linksMessenger={false}
      header={{ backTo }}
      title={<Question lines={lines}>{lead}</Question>}
    />
  )
}
