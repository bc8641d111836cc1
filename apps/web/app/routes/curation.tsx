import { CurationScreen } from '../offers/curation/CurationScreen.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/curation.ts'

export const meta = () => privateMeta('여러 회사의 어택')

export default function Curation({ params: { offerGroupId } }: Route.ComponentProps) {
  return <CurationScreen key={offerGroupId} groupId={offerGroupId} />
}
