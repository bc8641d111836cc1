import { paths } from '@coffeeattack/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { personQuery } from '../../offers/offer-query.ts'
import { NotYet } from './NotYet.tsx'

type VerifyFirstProps = { lines: readonly [string, string]; about: string }

/** Nothing is verified yet: whoever has a career here verifies the income, whoever is new begins with the career. */
export function VerifyFirst({ lines, about }: VerifyFirstProps) {
  const { data } = useQuery(personQuery)
  const action = data?.certified
    ? { label: '소득 인증하기', to: paths.income() }
    : { label: '커리어 인증하기', to: paths.submit() }
  return <NotYet lines={lines} about={about} action={data && action} />
}
