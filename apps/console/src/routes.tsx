import { createBrowserRouter, type RouteObject } from 'react-router'
import { AuditPage } from './features/audit/AuditPage.tsx'
import { CandidatesPage } from './features/candidates/CandidatesPage.tsx'
import { ProfilePanel } from './features/candidates/ProfilePanel.tsx'
import { CoffeechatPage } from './features/coffeechats/CoffeechatPage.tsx'
import { CoffeechatsPage } from './features/coffeechats/CoffeechatsPage.tsx'
import { CompaniesPage } from './features/companies/CompaniesPage.tsx'
import { CompanyPanel } from './features/companies/CompanyPanel.tsx'
import { NewCompanyPanel } from './features/companies/NewCompanyPanel.tsx'
import { ComposePanel } from './features/compose/ComposePanel.tsx'
import { CurationsPage } from './features/curations/CurationsPage.tsx'
import { NewCurationPage } from './features/curations/NewCurationPage.tsx'
import { ApplicationsPage } from './features/desk/ApplicationsPage.tsx'
import { MoreRequestsPage } from './features/desk/MoreRequestsPage.tsx'
import { SurveysPage } from './features/desk/SurveysPage.tsx'
import { FiguresPage } from './features/figures/FiguresPage.tsx'
import { InquiriesPage } from './features/inquiries/InquiriesPage.tsx'
import { InquiryPanel } from './features/inquiries/InquiryPanel.tsx'
import { InvitationPage } from './features/invitation/InvitationPage.tsx'
import { NotFoundPage } from './features/not-found/NotFoundPage.tsx'
import { PartnersPage } from './features/partners/PartnersPage.tsx'
import { PeoplePage } from './features/people/PeoplePage.tsx'
import { SentOffersPage } from './features/pipeline/SentOffersPage.tsx'
import { SignInPage } from './features/session/SignInPage.tsx'
import { SettingsPage } from './features/settings/SettingsPage.tsx'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { FirstPage } from './layout/FirstPage.tsx'
import { paths } from './paths.ts'

/** Every address of the console, below /console. */
export const routes: RouteObject[] = [
  { path: paths.signIn(), element: <SignInPage /> },
  { path: paths.invitation(), element: <InvitationPage /> },
  {
    element: <ConsoleLayout />,
    children: [
      { path: paths.home(), element: <FirstPage /> },
      {
        path: paths.candidates(),
        element: <CandidatesPage />,
        children: [
          { path: paths.candidate(), element: <ProfilePanel /> },
          { path: paths.compose(), element: <ComposePanel /> },
        ],
      },
      { path: paths.sentOffers(), element: <SentOffersPage /> },
      { path: paths.coffeechats(), element: <CoffeechatsPage /> },
      { path: paths.coffeechat(), element: <CoffeechatPage /> },
      { path: paths.figures(), element: <FiguresPage /> },
      { path: paths.curations(), element: <CurationsPage /> },
      { path: paths.newCuration(), element: <NewCurationPage /> },
      {
        path: paths.inquiries(),
        element: <InquiriesPage />,
        children: [{ path: paths.inquiry(), element: <InquiryPanel /> }],
      },
      { path: paths.moreRequests(), element: <MoreRequestsPage /> },
      { path: paths.applications(), element: <ApplicationsPage /> },
      { path: paths.surveys(), element: <SurveysPage /> },
      { path: paths.people(), element: <PeoplePage /> },
      {
        path: paths.companies(),
        element: <CompaniesPage />,
        children: [
          { path: paths.newCompany(), element: <NewCompanyPanel /> },
          { path: paths.company(), element: <CompanyPanel /> },
        ],
      },
      { path: paths.partners(), element: <PartnersPage /> },
      { path: paths.audit(), element: <AuditPage /> },
      { path: paths.settings(), element: <SettingsPage /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/console' })
}
