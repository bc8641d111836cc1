import { findReferrer } from '../partners/find-referrer.server.ts'
import { outsideOf } from '../campaigns/outside-links.ts'
import { LandingPage } from '../public/landing/LandingPage.tsx'
import { landingMeta } from '../public/landing/landing-meta.ts'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/home.ts'

export const handle = publicPage

/** The landing counts its participants up to the moment it is rendered, and knows by whose link it was opened. */
export const loader = async (asking: Route.LoaderArgs) => ({
  now: new Date(),
  referrer: await findReferrer(asking),
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  landingMeta(originOf(matches), { referrer: loaderData?.referrer, outside: outsideOf(matches) })

export default function Home({ loaderData }: Route.ComponentProps) {
  return <LandingPage now={loaderData.now} />
}
