import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { type ComponentType, useEffect } from 'react'
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject, useRouteError } from 'react-router'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { paths } from './paths.ts'
import { useMe } from './sessions/me.ts'
import { firstPage } from './layout/nav.ts'
import { PageSkeleton } from './layout/PageSkeleton.tsx'

/** A page whose code is loaded when it is first opened: `page('/audit', 'AuditPage', () => import('./AuditPage.tsx'))`. */
function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  children: RouteObject[] = [],
): RouteObject {
  const lazy = async () => ({ Component: (await load())[name] })
  return { path, lazy, HydrateFallback: PageSkeleton, children }
}

/** Begins to load what an address shows, before it is opened. Whether that works is for the opening to tell. */
async function preload(routes: RouteObject[], address: string): Promise<void> {
  const opened = matchRoutes(routes, address) ?? []
  await Promise.allSettled(opened.map(async ({ route: { lazy } }) => typeof lazy === 'function' && lazy()))
}

/** A page broke, or its code is no longer there because a newer console was put in place: loading anew helps both. */
function PageFailed() {
  const failure = useRouteError()
  useEffect(() => reportError(failure), [failure])
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas">
      <ErrorState
        title="화면을 열지 못했어요"
        description="새로 불러오면 이어서 쓸 수 있어요."
        retryLabel="새로 불러오기"
        onRetry={() => window.location.reload()}
      />
    </main>
  )
}

/** Where the console opens: the first thing in one's rail. */
function FirstPage() {
  return <Navigate to={firstPage(useMe().role)} replace />
}

/** What stands beside the rail. */
const insidePages: RouteObject[] = [
  { path: paths.home(), element: <FirstPage /> },
  page(paths.candidates(), 'CandidatesPage', () => import('./candidates/CandidatesPage.tsx'), [
    page(paths.candidate(), 'ProfilePanel', () => import('./candidates/ProfilePanel.tsx')),
    page(paths.compose(), 'ComposePanel', () => import('./offers/compose/ComposePanel.tsx')),
  ]),
  page(paths.sentOffers(), 'SentOffersPage', () => import('./offers/sent/SentOffersPage.tsx')),
  page(paths.coffeechats(), 'CoffeechatsPage', () => import('./coffeechats/CoffeechatsPage.tsx')),
  page(paths.coffeechat(), 'CoffeechatPage', () => import('./coffeechats/CoffeechatPage.tsx')),
  page(paths.messages(), 'MessagesPage', () => import('./rooms/MessagesPage.tsx'), [
    page(paths.room(), 'RoomPanel', () => import('./rooms/RoomPanel.tsx')),
  ]),
  page(paths.figures(), 'FiguresPage', () => import('./offers/figures/FiguresPage.tsx')),
  page(paths.curations(), 'CurationsPage', () => import('./offers/curations/CurationsPage.tsx')),
  page(paths.newCuration(), 'NewCurationPage', () => import('./offers/curations/NewCurationPage.tsx')),
  page(paths.inquiries(), 'InquiriesPage', () => import('./desk/inquiries/InquiriesPage.tsx'), [
    page(paths.inquiry(), 'InquiryPanel', () => import('./desk/inquiries/InquiryPanel.tsx')),
  ]),
  page(paths.moreRequests(), 'MoreRequestsPage', () => import('./desk/MoreRequestsPage.tsx')),
  page(paths.applications(), 'ApplicationsPage', () => import('./desk/ApplicationsPage.tsx')),
  page(paths.surveys(), 'SurveysPage', () => import('./desk/SurveysPage.tsx')),
  page(paths.talk(), 'TalkPage', () => import('./talk/TalkPage.tsx')),
  page(paths.people(), 'PeoplePage', () => import('./operators/people/PeoplePage.tsx')),
  page(paths.companies(), 'CompaniesPage', () => import('./companies/CompaniesPage.tsx'), [
    page(paths.newCompany(), 'NewCompanyPanel', () => import('./companies/NewCompanyPanel.tsx')),
    page(paths.company(), 'CompanyPanel', () => import('./companies/CompanyPanel.tsx')),
  ]),
  page(paths.partners(), 'PartnersPage', () => import('./partners/PartnersPage.tsx')),
  page(paths.audit(), 'AuditPage', () => import('./operators/audit/AuditPage.tsx')),
  page(paths.settings(), 'SettingsPage', () => import('./operators/settings/SettingsPage.tsx')),
]

/** Every address of the console, below /console. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailed,
    children: [
      page(paths.signIn(), 'SignInPage', () => import('./sessions/SignInPage.tsx')),
      page(paths.askReset(), 'AskResetPage', () => import('./sessions/AskResetPage.tsx')),
      page(paths.newPassword(), 'NewPasswordPage', () => import('./sessions/NewPasswordPage.tsx')),
      page(paths.invitation(), 'InvitationPage', () => import('./sessions/InvitationPage.tsx')),
      {
        element: <ConsoleLayout preload={(address) => void preload(insidePages, address)} />,
        children: insidePages,
      },
      page('*', 'NotFoundPage', () => import('./layout/NotFoundPage.tsx')),
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/console' })
}
