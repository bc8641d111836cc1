import { paths } from '../paths.ts'
import { publicPage } from '../public-page.ts'
import { sharedMeta } from '../insight/standing/about.ts'
import { findShown } from '../insight/standing/find-shown.server.ts'
import { SharedSecretPage } from '../insight/standing/SharedSecretPage.tsx'
import { originOf } from '../seo.ts'
import type { Route } from './+types/secret-shared.ts'

export const handle = publicPage

export const loader = ({ params, ...asking }: Route.LoaderArgs) => findShown('secret', params.id, asking)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  sharedMeta('secret', params.id, originOf(matches))

export default function SharedSecret({ loaderData, params }: Route.ComponentProps) {
  return <SharedSecretPage path={paths.sharedSecret(params.id)} shown={loaderData} />
}
