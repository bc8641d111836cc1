import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  type RouteObject,
  useNavigation,
  useRouteError,
} from 'react-router'
import { ownCompanyQuery } from './companies/own/queries.ts'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { ConsolePageSkeleton } from './layout/ConsolePage.tsx'
import { page, PageFailed, panel, preloadRoute } from './layout/lazy-page.tsx'
import { firstPage } from './layout/nav.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { useMe } from './sessions/me.ts'

/** Preloads the page of an address. */
async function preload(address: string): Promise<void> {
  await Promise.all((matchRoutes(insidePages, address) ?? []).map(({ route }) => preloadRoute(route)))
}

/** The frame failed; only a reload helps. */
function FrameFailed() {
  const failure = useRouteError()
  useEffect(() => reportError(failure), [failure])
  return <PageFailed onRetry={() => window.location.reload()} />
}

/** Redirects to the first page of the role; a company that may not see candidates yet begins with what it can prepare. */
function FirstPage() {
  const { role } = useMe()
  const own = useQuery({ ...ownCompanyQuery, enabled: role === 'recruiter' })
  // A person who chose a page of the menu while this was loading goes there, not to the first page.
  const isLeaving = useNavigation().state !== 'idle'
  if (own.isLoading || isLeaving) return <ConsolePageSkeleton />
  const mayNot = own.data?.may.seeCandidates === false
  return <Navigate to={mayNot ? consolePaths.firstDay() : firstPage(role)} replace />
}

/** The pages inside the frame. */
const insidePages: RouteObject[] = [
  { path: consolePaths.home(), element: <FirstPage /> },
  page(consolePaths.adminHome(), 'HomePage', () => import('./home/HomePage.tsx')),
  page(
    consolePaths.notifications(),
    'NotificationsPage',
    () => import('./notifications/NotificationsPage.tsx'),
  ),
  page(
    consolePaths.notificationSettings(),
    'NotificationsPage',
    () => import('./notifications/NotificationsPage.tsx'),
  ),
  page(consolePaths.compare(), 'ComparePage', () => import('./candidates/compare/ComparePage.tsx')),
  page(consolePaths.candidates(), 'CandidatesPage', () => import('./candidates/CandidatesPage.tsx'), [
    panel(consolePaths.candidate(), 'ProfilePanel', () => import('./candidates/ProfilePanel.tsx')),
    panel(consolePaths.compose(), 'ComposePanel', () => import('./offers/compose/ComposePanel.tsx')),
  ]),
  page(consolePaths.pipeline(), 'PipelinePage', () => import('./pipeline/PipelinePage.tsx'), [
    panel(consolePaths.pipelineCard(), 'StoryPanel', () => import('./pipeline/story/StoryPanel.tsx')),
  ]),
  page(consolePaths.positions(), 'PositionsPage', () => import('./positions/PositionsPage.tsx')),
  page(consolePaths.newPosition(), 'NewPositionPage', () => import('./positions/form/NewPositionPage.tsx')),
  page(
    consolePaths.editPosition(),
    'EditPositionPage',
    () => import('./positions/form/EditPositionPage.tsx'),
  ),
  page(consolePaths.position(), 'PositionPage', () => import('./positions/PositionPage.tsx'), [
    panel(consolePaths.positionPerson(), 'ProfilePanel', () => import('./candidates/ProfilePanel.tsx')),
    panel(consolePaths.positionCompose(), 'ComposePanel', () => import('./offers/compose/ComposePanel.tsx')),
  ]),
  page(consolePaths.sentOffers(), 'SentOffersPage', () => import('./offers/sent/SentOffersPage.tsx')),
  page(consolePaths.coffeechats(), 'CoffeechatsPage', () => import('./coffeechats/CoffeechatsPage.tsx')),
  page(consolePaths.coffeechat(), 'CoffeechatPage', () => import('./coffeechats/CoffeechatPage.tsx')),
  page(consolePaths.pact(), 'PactPage', () => import('./pacts/PactPage.tsx')),
  page(consolePaths.messages(), 'MessagesPage', () => import('./rooms/MessagesPage.tsx'), [
    panel(consolePaths.room(), 'RoomPanel', () => import('./rooms/RoomPanel.tsx')),
  ]),
  page(consolePaths.figures(), 'FiguresPage', () => import('./offers/figures/FiguresPage.tsx')),
  page(
    consolePaths.printedFigures(),
    'PrintedFiguresPage',
    () => import('./offers/figures/PrintedFiguresPage.tsx'),
  ),
  page(consolePaths.curations(), 'CurationsPage', () => import('./offers/curations/CurationsPage.tsx')),
  page(consolePaths.newCuration(), 'NewCurationPage', () => import('./offers/curations/NewCurationPage.tsx')),
  page(consolePaths.inquiries(), 'InquiriesPage', () => import('./desk/inquiries/InquiriesPage.tsx'), [
    panel(consolePaths.inquiry(), 'InquiryPanel', () => import('./desk/inquiries/InquiryPanel.tsx')),
  ]),
  page(
    consolePaths.companyInquiries(),
    'CompanyInquiriesPage',
    () => import('./desk/inquiries/InquiriesPage.tsx'),
    [
      panel(
        consolePaths.companyInquiry(),
        'CompanyInquiryPanel',
        () => import('./desk/inquiries/InquiryPanel.tsx'),
      ),
    ],
  ),
  page(consolePaths.moreRequests(), 'MoreRequestsPage', () => import('./desk/MoreRequestsPage.tsx')),
  page(consolePaths.applications(), 'ApplicationsPage', () => import('./desk/ApplicationsPage.tsx')),
  page(consolePaths.surveys(), 'SurveysPage', () => import('./desk/SurveysPage.tsx')),
  page(consolePaths.keptWords(), 'KeptWordsPage', () => import('./desk/kept-words/KeptWordsPage.tsx')),
  page(consolePaths.safety(), 'SafetyPage', () => import('./safety/SafetyPage.tsx'), [
    panel(consolePaths.safetyCase(), 'CasePane', () => import('./safety/CasePane.tsx')),
  ]),
  page(consolePaths.talk(), 'TalkPage', () => import('./talk/TalkPage.tsx')),
  page(consolePaths.people(), 'PeoplePage', () => import('./operators/people/PeoplePage.tsx')),
  page(consolePaths.companies(), 'CompaniesPage', () => import('./companies/CompaniesPage.tsx'), [
    panel(consolePaths.newCompany(), 'NewCompanyPanel', () => import('./companies/NewCompanyPanel.tsx')),
    panel(consolePaths.company(), 'CompanyPanel', () => import('./companies/CompanyPanel.tsx')),
  ]),
  page(consolePaths.companyApplications(), 'ReviewPage', () => import('./companies/review/ReviewPage.tsx'), [
    panel(
      consolePaths.companyApplication(),
      'ReviewPanel',
      () => import('./companies/review/ReviewPanel.tsx'),
    ),
  ]),
  page(consolePaths.companyMerges(), 'MergesPage', () => import('./companies/merge/MergesPage.tsx')),
  page(consolePaths.companyMerge(), 'MergePage', () => import('./companies/merge/MergePage.tsx')),
  page(consolePaths.companyEvidence(), 'EvidencePage', () => import('./companies/checks/EvidencePage.tsx')),
  page(consolePaths.firstDay(), 'FirstDayPage', () => import('./companies/own/FirstDayPage.tsx')),
  page(consolePaths.ownCompany(), 'OwnCompanyPage', () => import('./companies/own/OwnCompanyPage.tsx')),
  page(
    consolePaths.pactSettings(),
    'PactSettingsPage',
    () => import('./pacts/settings/PactSettingsPage.tsx'),
  ),
  page(consolePaths.domainProof(), 'DomainProofPage', () => import('./companies/checks/DomainProofPage.tsx')),
  page(consolePaths.ownProof(), 'OwnProofPage', () => import('./companies/checks/OwnProofPage.tsx')),
  page(
    consolePaths.statements(),
    'StatementsPage',
    () => import('./companies/statements/StatementsPage.tsx'),
  ),
  page(consolePaths.statement(), 'StatementPage', () => import('./companies/statements/StatementPage.tsx')),
  page(consolePaths.partners(), 'PartnersPage', () => import('./partners/PartnersPage.tsx')),
  page(consolePaths.fairness(), 'FairnessPage', () => import('./suggestions/FairnessPage.tsx')),
  page(consolePaths.audit(), 'AuditPage', () => import('./operators/audit/AuditPage.tsx')),
  page(
    consolePaths.settings(),
    'OperatorSettingsPage',
    () => import('./operators/settings/OperatorSettingsPage.tsx'),
  ),
  page(consolePaths.ownStop(), 'StoppedPage', () => import('./safety/StoppedPage.tsx')),
  page(consolePaths.handover(), 'HandoverPage', () => import('./handover/HandoverPage.tsx')),
  { path: '*', element: <NotFoundPage /> },
]

/** All addresses below /console. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: FrameFailed,
    children: [
      page(consolePaths.signIn(), 'SignInPage', () => import('./sessions/SignInPage.tsx')),
      page(consolePaths.askReset(), 'AskResetPage', () => import('./sessions/AskResetPage.tsx')),
      page(consolePaths.newPassword(), 'NewPasswordPage', () => import('./sessions/NewPasswordPage.tsx')),
      page(consolePaths.invitation(), 'InvitationPage', () => import('./sessions/InvitationPage.tsx')),
      {
        element: <ConsoleLayout preload={(address) => void preload(address)} />,
        children: insidePages,
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: CONSOLE })
}
