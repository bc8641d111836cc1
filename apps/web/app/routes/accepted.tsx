import { useSearchParams } from 'react-router'
import { CoffeechatScreen } from '../coffeechats/CoffeechatScreen.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/accepted.ts'

export const meta = () => privateMeta('커피챗')

export default function Accepted({ params: { coffeechatId } }: Route.ComponentProps) {
  const company = useSearchParams()[0].get('company') ?? ''
  return <CoffeechatScreen key={coffeechatId} id={coffeechatId} company={company} />
}
