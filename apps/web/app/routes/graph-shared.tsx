import { paths } from '../paths.ts'
import { publicPage } from '../public-page.ts'
import { sharedMeta } from '../insight/standing/about.ts'
import { findShown } from '../insight/standing/find-shown.server.ts'
import { SharedGraphPage } from '../insight/standing/SharedGraphPage.tsx'
import { originOf } from '../seo.ts'
import type { Route } from './+types/graph-shared.ts'

export const handle = publicPage

export const loader = ({ params, ...asking }: Route.LoaderArgs) => findShown('graph', params.id, asking)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  sharedMeta('graph', params.id, originOf(matches))

export default function SharedGraph({ loaderData, params }: Route.ComponentProps) {
  return <SharedGraphPage path={paths.sharedGraph(params.id)} shown={loaderData} />
}
