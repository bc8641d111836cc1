import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { type ComponentType, useEffect } from 'react'
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject, useRouteError } from 'react-router'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { ConsolePageSkeleton } from './layout/ConsolePage.tsx'
import { firstPage } from './layout/nav.tsx'
import { useMe } from './sessions/me.ts'

/** A page whose code is loaded when it is first opened: `page('/audit', 'AuditPage', () => import('./AuditPage.tsx'))`. */
function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  children: RouteObject[] = [],
): RouteObject {
  const lazy = async () => ({ Component: (await load())[name] })
  return { path, lazy, HydrateFallback: ConsolePageSkeleton, children }
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
  { path: consolePaths.home(), element: <FirstPage /> },
  page(consolePaths.candidates(), 'CandidatesPage', () => import('./candidates/CandidatesPage.tsx'), [
    page(consolePaths.candidate(), 'ProfilePanel', () => import('./candidates/ProfilePanel.tsx')),
    page(consolePaths.compose(), 'ComposePanel', () => import('./offers/compose/ComposePanel.tsx')),
  ]),
  page(consolePaths.sentOffers(), 'SentOffersPage', () => import('./offers/sent/SentOffersPage.tsx')),
  page(consolePaths.coffeechats(), 'CoffeechatsPage', () => import('./coffeechats/CoffeechatsPage.tsx')),
  page(consolePaths.coffeechat(), 'CoffeechatPage', () => import('./coffeechats/CoffeechatPage.tsx')),
  page(consolePaths.messages(), 'MessagesPage', () => import('./rooms/MessagesPage.tsx'), [
    page(consolePaths.room(), 'RoomPanel', () => import('./rooms/RoomPanel.tsx')),
  ]),
  page(consolePaths.figures(), 'FiguresPage', () => import('./offers/figures/FiguresPage.tsx')),
  page(consolePaths.curations(), 'CurationsPage', () => import('./offers/curations/CurationsPage.tsx')),
  page(consolePaths.newCuration(), 'NewCurationPage', () => import('./offers/curations/NewCurationPage.tsx')),
  page(consolePaths.inquiries(), 'InquiriesPage', () => import('./desk/inquiries/InquiriesPage.tsx'), [
    page(consolePaths.inquiry(), 'InquiryPanel', () => import('./desk/inquiries/InquiryPanel.tsx')),
  ]),
  page(consolePaths.moreRequests(), 'MoreRequestsPage', () => import('./desk/MoreRequestsPage.tsx')),
  page(consolePaths.applications(), 'ApplicationsPage', () => import('./desk/ApplicationsPage.tsx')),
  page(consolePaths.surveys(), 'SurveysPage', () => import('./desk/SurveysPage.tsx')),
  page(consolePaths.keptWords(), 'KeptWordsPage', () => import('./desk/kept-words/KeptWordsPage.tsx')),
  page(consolePaths.talk(), 'TalkPage', () => import('./talk/TalkPage.tsx')),
  page(consolePaths.people(), 'PeoplePage', () => import('./operators/people/PeoplePage.tsx')),
  page(consolePaths.companies(), 'CompaniesPage', () => import('./companies/CompaniesPage.tsx'), [
    page(consolePaths.newCompany(), 'NewCompanyPanel', () => import('./companies/NewCompanyPanel.tsx')),
    page(consolePaths.company(), 'CompanyPanel', () => import('./companies/CompanyPanel.tsx')),
  ]),
  page(
    consolePaths.statements(),
    'StatementsPage',
    () => import('./companies/statements/StatementsPage.tsx'),
  ),
  page(consolePaths.statement(), 'StatementPage', () => import('./companies/statements/StatementPage.tsx')),
  page(consolePaths.partners(), 'PartnersPage', () => import('./partners/PartnersPage.tsx')),
  page(consolePaths.audit(), 'AuditPage', () => import('./operators/audit/AuditPage.tsx')),
  page(
    consolePaths.settings(),
    'OperatorSettingsPage',
    () => import('./operators/settings/OperatorSettingsPage.tsx'),
  ),
]

/** Every address of the console, below /console. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailed,
    children: [
      page(consolePaths.signIn(), 'SignInPage', () => import('./sessions/SignInPage.tsx')),
      page(consolePaths.askReset(), 'AskResetPage', () => import('./sessions/AskResetPage.tsx')),
      page(consolePaths.newPassword(), 'NewPasswordPage', () => import('./sessions/NewPasswordPage.tsx')),
      page(consolePaths.invitation(), 'InvitationPage', () => import('./sessions/InvitationPage.tsx')),
      {
        element: <ConsoleLayout preload={(address) => void preload(insidePages, address)} />,
        children: insidePages,
      },
      page('*', 'NotFoundPage', () => import('./layout/NotFoundPage.tsx')),
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: CONSOLE })
}
