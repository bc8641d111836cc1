import { LandingPage } from '../public/landing/LandingPage.tsx'
import { landingMeta } from '../public/landing/landing-meta.ts'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/home.ts'

export const handle = publicPage

/** The landing counts its participants up to the moment it is rendered. */
export const loader = () => ({ now: new Date() })

export const meta: Route.MetaFunction = ({ matches }) => landingMeta(originOf(matches))

export default function Home({ loaderData }: Route.ComponentProps) {
  return <LandingPage now={loaderData.now} />
}
