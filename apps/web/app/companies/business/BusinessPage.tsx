import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { paths } from '@coffeeattack/contract/pages'
import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import type { MetaDescriptor } from 'react-router'
import { companyFaq } from '../../content/faq/faq.ts'
import { publicPage } from '../../public-page.ts'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { PanelHome, PublicPage } from '../../public/chrome/PublicPage.tsx'
import { breadcrumbs } from '../../public/structured-data.ts'
import { originOf, publicMeta } from '../../seo.ts'
import type { Route } from './+types/BusinessPage.ts'
import businessCss from './business.css?inline'
import { Answers, Checks, KnownBefore, Promises, Steps } from './BusinessSections.tsx'
import { JoinLink } from './JoinLink.tsx'
import { PriceSlip } from './PriceSlip.tsx'
import { SampleSlip } from './SampleSlip.tsx'

export const handle = publicPage

const about = {
  title: '기업 서비스',
  description: '경력과 소득이 확인된 분에게 연봉을 걸고 먼저 제안해요. 채용이 정해지기 전까지는 0원이에요.',
  path: paths.business(),
  image: '/og/business.png',
}

export const meta: Route.MetaFunction = ({ matches }): MetaDescriptor[] => {
  const origin = originOf(matches)
  return [
    ...publicMeta(about, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: about.title, path: about.path }]) },
  ]
}

/** The headline; on a wide screen the dark panel, with the cup and an example. */
function Headline() {
  return (
    <section className="business-panel panel">
      <PanelHome />
      <div className="relative z-1">
        <h1 className="business-title">
          연봉부터 말하면 <br />
          좋은 사람이 답해요
        </h1>
        <p className="mt-3 text-[1.0625rem] leading-[1.6] text-ink-2 lg:mt-4.5 lg:text-lead/relaxed lg:text-on-shot-2">
          <span className="lg:block">경력과 소득이 확인된 분에게 </span>
          <span className="lg:block">연봉을 걸고 먼저 제안해요.</span>
          <span className="lg:hidden"> 채용이 정해지기 전까지는 0원이에요.</span>
        </p>
      </div>
      <SampleSlip />
      <Cup className="absolute -right-48 -bottom-44 hidden size-140 max-w-none lg:block" />
    </section>
  )
}

/** The way in, and the price on the first screen. */
function Start() {
  return (
    <section className="business-hero">
      <div className="mb-4.5 hidden lg:block">
        <h2 className="text-h1">5분이면 신청할 수 있어요</h2>
        <p className="mt-1 text-ink-3">업무 메일과 사업자등록번호만 있으면 돼요.</p>
      </div>
      <JoinLink />
      <a href={CONSOLE + consolePaths.signIn()} className={`${textLinkLook} w-full`}>
        이미 쓰고 있어요
      </a>
      <PriceSlip />
    </section>
  )
}

/** The page for companies (FIRM-1): the price, what one gets, how to start. */
export default function BusinessPage() {
  return (
    <PublicPage path={about.path} panel={null}>
      <PageStyle name="business" css={import.meta.env.SSR ? businessCss : ''} />
      <Headline />
      <Start />
      <KnownBefore />
      <Steps />
      <Checks />
      <Promises />
      <Answers items={companyFaq} />
    </PublicPage>
  )
}
