import { PageStyle } from '../chrome/PageStyle.tsx'
import { PublicPage } from '../chrome/PublicPage.tsx'
import { Banners } from './Banners.tsx'
import { BottomStart } from './BottomStart.tsx'
import { CompanyLogos } from './CompanyLogos.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import landingCss from './landing.css?inline'
import { MarkSprite } from './MarkSprite.tsx'
import { PopularJobs } from './PopularJobs.tsx'
import { SentHomeWord } from './SentHomeWord.tsx'
import { Steps } from './Steps.tsx'
import { Testimonials } from './Testimonials.tsx'
import { WideStart } from './WideStart.tsx'
import { findReferrer } from '../../partners/find-referrer.server.ts'
import { outsideOf } from '../../campaigns/outside-links.ts'
import { landingMeta } from './landing-meta.ts'
import { publicPage } from '../../public-page.ts'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/LandingPage.ts'

/** The first page anybody sees (PUB-1). `now` is when it is rendered: the participants are counted up to it. */
export function LandingPage({ now }: { now: Date }) {
  return (
    <PublicPage path="/" panel={null} bottom={<BottomStart />}>
      <PageStyle name="landing" css={import.meta.env.SSR ? landingCss : ''} />
      <MarkSprite />
      <SentHomeWord />
      <Hero />
      <WideStart />
      <Banners />
      <Steps />
      <Testimonials />
      <PopularJobs now={now} />
      <CompanyLogos />
      <Faq />
    </PublicPage>
  )
}

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
