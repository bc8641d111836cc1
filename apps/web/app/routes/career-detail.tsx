import { PreviewScreen } from '../profiles/preview/PreviewScreen.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/career-detail.ts'

export const meta = () => privateMeta('회사가 보는 내 프로필')

export default function CareerDetail({ params }: Route.ComponentProps) {
  return <PreviewScreen id={params.id} />
}
