import { createBrowserRouter, type RouteObject } from 'react-router'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { FirstPage } from './layout/FirstPage.tsx'
import { PageFailed } from './layout/PageFailed.tsx'
import { page, preload } from './page.ts'
import { paths } from './paths.ts'

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
