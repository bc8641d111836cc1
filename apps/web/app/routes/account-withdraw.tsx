import { WithdrawScreen } from '../accounts/withdrawal/WithdrawScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('탈퇴')

export default function AccountWithdraw() {
  return <WithdrawScreen />
}
