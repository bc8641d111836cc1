import { publicPage } from '../public-page.ts'
import { campaignMeta } from '../insight/standing/about.ts'
import { GraphPage } from '../insight/standing/GraphPage.tsx'
import { originOf } from '../seo.ts'
import type { Route } from './+types/graph.ts'

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }) => campaignMeta('graph', originOf(matches))

export default function Graph({ matches }: Route.ComponentProps) {
  return <GraphPage origin={originOf(matches)} />
}
