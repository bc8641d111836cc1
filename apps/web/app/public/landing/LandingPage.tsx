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
