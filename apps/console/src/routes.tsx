import { createBrowserRouter, type RouteObject } from 'react-router'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { FirstPage } from './layout/FirstPage.tsx'
import { PageFailed } from './layout/PageFailed.tsx'
import { page, preload } from './page.ts'
import { paths } from './paths.ts'

/** What stands beside the rail. */
const insidePages: RouteObject[] = [
  { path: paths.home(), element: <FirstPage /> },
  page(paths.candidates(), 'CandidatesPage', () => import('./features/candidates/CandidatesPage.tsx'), [
    page(paths.candidate(), 'ProfilePanel', () => import('./features/candidates/ProfilePanel.tsx')),
    page(paths.compose(), 'ComposePanel', () => import('./features/compose/ComposePanel.tsx')),
  ]),
  page(paths.sentOffers(), 'SentOffersPage', () => import('./features/pipeline/SentOffersPage.tsx')),
  page(paths.coffeechats(), 'CoffeechatsPage', () => import('./features/coffeechats/CoffeechatsPage.tsx')),
  page(paths.coffeechat(), 'CoffeechatPage', () => import('./features/coffeechats/CoffeechatPage.tsx')),
  page(paths.messages(), 'MessagesPage', () => import('./features/messages/MessagesPage.tsx'), [
    page(paths.room(), 'RoomPanel', () => import('./features/messages/RoomPanel.tsx')),
  ]),
  page(paths.figures(), 'FiguresPage', () => import('./features/figures/FiguresPage.tsx')),
  page(paths.curations(), 'CurationsPage', () => import('./features/curations/CurationsPage.tsx')),
  page(paths.newCuration(), 'NewCurationPage', () => import('./features/curations/NewCurationPage.tsx')),
  page(paths.inquiries(), 'InquiriesPage', () => import('./features/inquiries/InquiriesPage.tsx'), [
    page(paths.inquiry(), 'InquiryPanel', () => import('./features/inquiries/InquiryPanel.tsx')),
  ]),
  page(paths.moreRequests(), 'MoreRequestsPage', () => import('./features/desk/MoreRequestsPage.tsx')),
  page(paths.applications(), 'ApplicationsPage', () => import('./features/desk/ApplicationsPage.tsx')),
  page(paths.surveys(), 'SurveysPage', () => import('./features/desk/SurveysPage.tsx')),
  page(paths.talk(), 'TalkPage', () => import('./features/talk/TalkPage.tsx')),
  page(paths.people(), 'PeoplePage', () => import('./features/people/PeoplePage.tsx')),
  page(paths.companies(), 'CompaniesPage', () => import('./features/companies/CompaniesPage.tsx'), [
    page(paths.newCompany(), 'NewCompanyPanel', () => import('./features/companies/NewCompanyPanel.tsx')),
    page(paths.company(), 'CompanyPanel', () => import('./features/companies/CompanyPanel.tsx')),
  ]),
  page(paths.partners(), 'PartnersPage', () => import('./features/partners/PartnersPage.tsx')),
  page(paths.audit(), 'AuditPage', () => import('./features/audit/AuditPage.tsx')),
  page(paths.settings(), 'SettingsPage', () => import('./features/settings/SettingsPage.tsx')),
]

/** Every address of the console, below /console. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageFailed,
    children: [
      page(paths.signIn(), 'SignInPage', () => import('./features/session/SignInPage.tsx')),
      page(paths.askReset(), 'AskResetPage', () => import('./features/password-reset/AskResetPage.tsx')),
      page(
        paths.newPassword(),
        'NewPasswordPage',
        () => import('./features/password-reset/NewPasswordPage.tsx'),
      ),
      page(paths.invitation(), 'InvitationPage', () => import('./features/invitation/InvitationPage.tsx')),
      {
        element: <ConsoleLayout preload={(address) => void preload(insidePages, address)} />,
        children: insidePages,
      },
      page('*', 'NotFoundPage', () => import('./features/not-found/NotFoundPage.tsx')),
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/console' })
}
