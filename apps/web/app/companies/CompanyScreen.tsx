import { paths } from '@coffeeattack/contract/pages'
import { stoppedNotice } from '@coffeeattack/domain/companies/stopped-notice'
import { tenthsText } from '@coffeeattack/domain/companies/record-words.ko'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Page } from '../layout/Page.tsx'
import { PanelFigure } from '../layout/Panel.tsx'
import { MoreSheet } from '../offers/MoreSheet.tsx'
import { ReportWay } from '../safety/ReportWay.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/CompanyScreen.ts'
import { CompanyOffers, CompanyViews } from './CompanyHistory.tsx'
import { HeadcountCard } from './proof/HeadcountCard.tsx'
import { ProofBadge } from './proof/ProofBadge.tsx'
import { StoppedNotice } from './proof/StoppedNotice.tsx'
import { type CompanyPage, companyPageQuery } from './record/queries.ts'
import { RecordCard } from './record/RecordCard.tsx'

export const meta = () => privateMeta('회사')

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => prefetch(companyPageQuery(id))

/** A company that has sent the person an offer: its description, track record, offers and profile visits (KEEP-4). */
export default function CompanyScreen({ params: { id } }: Route.ComponentProps) {
  const company = useQuery(companyPageQuery(id))
  const { pathname } = useLocation()
  const ways = [
    { to: paths.ask(pathname), label: '이 회사 문의하기', Icon: Message },
    { to: paths.hiddenFrom(), label: '내 프로필을 숨길 회사 정하기', Icon: EyeOff },
  ]
  return (
    <Page tone="canvas" backTo={paths.offers()} actions={<MoreSheet ways={ways} />}>
      <Loaded
        query={company}
        title="회사를 불러오지 못했어요"
        className="mt-24"
        renderFailure={(failure) => isApiError(failure) && failure.status === 404 && <NoCompany />}
        skeleton={<CompanyShapes />}
      >
        {(page) => (
          <div className="flex flex-col gap-3 px-4 pb-safe-8 lg:px-6">
            <Head company={page} />
            <Stopped company={page} />
            <HeadcountCard
              months={page.headcountItems}
              known={page.proof.headcount}
              isOff={page.proof.off.includes('HEADCOUNT')}
            />
            <RecordCard record={page.record} />
            <CompanyOffers offers={page.offerItems} />
            <CompanyViews views={page.viewItems} />
            <CamePanel company={page} />
            <ReportWay about={{ place: 'COMPANY', id }} look="link" />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** Says that the company's business is suspended or closed (FIRM-3). */
function Stopped({ company: { name, proof } }: { company: CompanyPage }) {
  const notice = stoppedNotice(proof, name, useNow(nextMidnight))
  return notice && <StoppedNotice {...notice} title={notice.pageTitle} about={notice.pageAbout} />
}

function Head({ company }: { company: CompanyPage }) {
  const { name, logo, domain, region, headcount, headcountItems, proof } = company
  // What the company says of its size gives way to what the pension counts.
  const size = headcountItems.length > 0 ? null : headcount
  const where = [region, size !== null && `${size.toLocaleString('ko-KR')}명`]
  const { state } = proof.business ?? { state: 'OPEN' }
  return (
    <div className="flex items-center gap-4 px-1 pt-1 pb-3">
      <Logo name={name} src={logo} size={64} muted={state !== 'OPEN'} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <h1 className="min-w-0 text-h1 leading-snug">{name}</h1>
          <ProofBadge company={company} proof={proof} isOnPage />
        </div>
        <p className="text-body-s text-ink-3">{domain}</p>
        <p className="text-body-s text-ink-3 tnum">{where.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

/** The record's main figure, beside the column on a wide screen. */
function CamePanel({ company: { name, record } }: { company: CompanyPage }) {
  if (!record.came) return null
  return (
    <PanelFigure about={`${withJosa(name, '은/는')} 커피챗에`}>
      <span className="block text-[3.5rem] leading-tight tracking-tighter text-on-shot">
        {tenthsText(record.came.value)} 나왔어요
      </span>
    </PanelFigure>
  )
}

function NoCompany() {
  return (
    <FailureView title="찾을 수 없어요" about="나에게 제안한 회사만 볼 수 있어요.">
      <Link to={paths.offers()} className={buttonLook({ size: 'md', wide: false })}>
        받은 어택 보기
      </Link>
    </FailureView>
  )
}

function CompanyShapes() {
  return (
    <SkeletonGroup label="회사를 불러오는 중이에요">
      <div className="flex items-center gap-4 px-5 pt-1 pb-6">
        <Skeleton round="card" className="size-16" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-5 w-44" />
        </div>
      </div>
      <div className="flex flex-col gap-3 px-4 lg:px-6">
        <Skeleton round="card" className="h-108" />
        <Skeleton round="card" className="h-44" />
        <Skeleton round="card" className="h-48" />
      </div>
    </SkeletonGroup>
  )
}
