import { paths } from '@coffeeattack/contract/pages'
import { toast } from '@coffeeattack/ui/toast'
import { useNavigate } from 'react-router'
import { privateMeta } from '../../seo.ts'
import { forgetFlow } from '../leave-flow.ts'
import { TaxWaiting } from './TaxWaiting.tsx'

export const meta = () => privateMeta('인증 확인')

/** The waiting page for an income that is verified later; the home page then shows it. */
export default function IncomePendingScreen() {
  const navigate = useNavigate()
  return (
    <TaxWaiting
      backTo={paths.income()}
      onDone={(found) => {
        forgetFlow()
        if (found) toast('국세청에서 소득을 확인했어요', { kind: 'done' })
        void navigate(paths.my(), { replace: true })
      }}
    />
  )
}
