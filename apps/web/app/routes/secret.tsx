import { readGuess } from '@coffeeattack/domain/insight/guess'
import { publicPage } from '../public-page.ts'
import { campaignMeta } from '../insight/standing/about.ts'
import { SecretPage } from '../insight/standing/SecretPage.tsx'
import { originOf } from '../seo.ts'
import type { Route } from './+types/secret.ts'

export const handle = publicPage

export const loader = ({ request }: Route.LoaderArgs) => ({
  guess: readGuess(new URL(request.url).searchParams.get('guess')),
})

export const meta: Route.MetaFunction = ({ matches }) => campaignMeta('secret', originOf(matches))

export default function Secret({ loaderData, matches }: Route.ComponentProps) {
  return <SecretPage origin={originOf(matches)} guess={loaderData.guess} />
}
