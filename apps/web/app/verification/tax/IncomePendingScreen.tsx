import { paths } from '@coffeeattack/contract/pages'
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
      onDone={() => {
        forgetFlow()
        void navigate(paths.my(), { replace: true })
      }}
    />
  )
}
