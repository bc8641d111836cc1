import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const notFound = (path: string): RouteConfigEntry =>
  route(path, 'public/not-found.tsx', { id: `not-found ${path}` })

const text = (path: string): RouteConfigEntry => route(path, 'content/TextPage.tsx', { id: `text ${path}` })

/** Every address of the service, nested in its layouts. */
export default [
  // Sent without React.
  index('public/landing/LandingPage.tsx'),
  route('/money', 'insight/lifetime-income/public/MoneyPage.tsx'),
  route('/money/:shareId', 'insight/lifetime-income/public/SharedMoneyPage.tsx'),
  route('/graph', 'insight/standing/GraphPage.tsx'),
  route('/graph/:id', 'insight/standing/SharedGraphPage.tsx'),
  route('/secret', 'insight/standing/SecretPage.tsx'),
  route('/secret/:id', 'insight/standing/SharedSecretPage.tsx'),
  ...['/introduce', '/attack', '/coffeechat', '/guide/salary_guide'].map(text),
  ...['/terms/privacy', '/terms/service', '/terms/company'].map(text),
  route('/business', 'companies/business/BusinessPage.tsx'),
  route('/rankingtalk', 'insight/ranking/RankingPage.tsx'),
  route('/faq', 'content/faq/FaqPage.tsx'),
  route('/status', 'upkeep/StatusPage.tsx'),
  route('/verify', 'pacts/verify/VerifyPage.tsx'),
  route('/proof/:address', 'proofs/public/ProofPage.tsx'),
  route('/match/criteria', 'suggestions/criteria/CriteriaPage.tsx'),

  layout('layout/AppLayout.tsx', [
    // Open to everybody; the panel shows one line of reassurance.
    layout('layout/FlowLayout.tsx', [
      route('/login', 'sessions/LoginScreen.tsx'),
      route('/login/autho', 'sessions/LoginReturnScreen.tsx'),
      route('/login/signin', 'sessions/SignInScreen.tsx', { id: 'sign in by phone' }),
      route('/signin', 'sessions/SignInScreen.tsx', { id: 'sign in again' }),
      route('/submit', 'verification/JobScreen.tsx'),
      route('/submit/:job/:subjob', 'verification/AgreementScreen.tsx'),
      route('/submit/:job/:subjob/pending', 'verification/PendingScreen.tsx'),
      route('/submit_kakao/nocareer', 'verification/NoCareerScreen.tsx'),
      route('/partners/login', 'partners/PartnerLoginScreen.tsx'),
      route('/partners/password/:token', 'partners/PartnerPasswordScreen.tsx'),
      route('/partners', 'partners/PartnersScreen.tsx'),
      route('/ask', 'desk/AskScreen.tsx'),
      route('/business/join', 'companies/join/JoinScreen.tsx'),
      route('/business/join/:secret', 'companies/join/ApplicationScreen.tsx'),
      // A personal short link, or an unknown address.
      route('/:token', 'campaigns/ShortLinkScreen.tsx'),
    ]),
    // Need a token; without one they lead to /login, which returns to them.
    layout('layout/SignedInLayout.tsx', [
      layout('layout/DoorLayout.tsx', [
        route('/my', 'profiles/home/MyScreen.tsx'),
        // From 1024 px on the list stands beside what was opened from it.
        layout('offers/OffersFrame.tsx', [
          route('/my/attack', 'offers/OfferListScreen.tsx', { id: 'offers' }),
          route('/my/attack/select', 'offers/OfferListScreen.tsx', { id: 'selected offers' }),
          route('/my/attack/expired', 'offers/OfferListScreen.tsx', { id: 'expired offers' }),
          route('/my/result/:id', 'offers/OfferScreen.tsx'),
          route('/my/result/curation/:offerGroupId', 'offers/curation/CurationScreen.tsx'),
          route('/my/result/like/:coffeechatId', 'coffeechats/CoffeechatScreen.tsx'),
          route('/my/result/hate/:id', 'offers/RefusedScreen.tsx'),
        ]),
        route('/my/attack/compare', 'offers/CompareScreen.tsx'),
        route('/my/pact/:id', 'pacts/PactScreen.tsx'),
        route('/my/pact/:id/document', 'pacts/DocumentScreen.tsx'),
        route('/my/pact/:id/compare', 'pacts/CompareScreen.tsx'),
        route('/my/paid/:id', 'paid-checks/PaidCheckScreen.tsx'),
        route('/my/proofs', 'proofs/ProofsScreen.tsx'),
        route('/my/proofs/new', 'proofs/NewProofScreen.tsx'),
        route('/my/proofs/requests/:id', 'proofs/request/RequestScreen.tsx'),
        route('/my/proofs/:id', 'proofs/ProofScreen.tsx'),
        route('/my/retry', 'verification/RetryScreen.tsx'),
        route('/my/retry/pending', 'verification/RetryPendingScreen.tsx'),
        route('/my/income', 'verification/tax/IncomeScreen.tsx'),
        route('/my/income/pending', 'verification/tax/IncomePendingScreen.tsx'),
        route('/my/message', 'rooms/MessagesScreen.tsx', { id: 'messages' }),
        route('/my/message/:roomId', 'rooms/MessagesScreen.tsx', { id: 'message room' }),
        route('/my/message/ask/:offerId', 'rooms/MessagesScreen.tsx', { id: 'question about an offer' }),
        route('/my/survey', 'desk/SurveyScreen.tsx'),
        route('/my/notifications', 'notifications/NotificationsScreen.tsx'),
        route('/my/report', 'insight/report/ReportScreen.tsx'),
        route('/my/match', 'suggestions/SuggestionsScreen.tsx'),
        route('/my/match/why-not', 'suggestions/WhyNotScreen.tsx'),
        route('/my/safety', 'safety/ReportsScreen.tsx'),
        route('/my/safety/:id', 'safety/ReportScreen.tsx'),
        route('/my/safety/company/:companyId', 'safety/TakedownScreen.tsx'),
        route('/my/rankingtalk', 'talk/TalkScreen.tsx'),
        route('/my/money', 'insight/lifetime-income/MoneyScreen.tsx'),
        route('/my/money/pending', 'insight/lifetime-income/MoneyPendingScreen.tsx'),
        route('/my/graph', 'insight/standing/GraphScreen.tsx'),
        route('/my/secret', 'insight/standing/SecretScreen.tsx'),
        route('/my/profile', 'profiles/form/ProfileScreen.tsx'),
        route('/my/account', 'accounts/AccountScreen.tsx'),
        route('/my/account/income', 'accounts/IncomeDisclosureScreen.tsx'),
        route('/my/account/companies', 'accounts/HiddenFromScreen.tsx'),
        route('/my/account/views', 'accounts/ProfileViewsScreen.tsx'),
        route('/my/account/notifications', 'accounts/NotificationSettingsScreen.tsx'),
        route('/my/account/calendar', 'accounts/CalendarScreen.tsx'),
        route('/my/account/consents', 'accounts/ConsentsScreen.tsx'),
        route('/my/account/export', 'accounts/ExportScreen.tsx'),
        route('/my/account/withdraw', 'accounts/WithdrawScreen.tsx'),
        route('/my/company/:id', 'companies/CompanyScreen.tsx'),
        route('/careerdetail/:id', 'profiles/preview/PreviewScreen.tsx'),
      ]),
    ]),
  ]),

  // For machines.
  route('/robots.txt', 'public/robots.ts'),
  route('/sitemap.xml', 'public/sitemap.ts'),
  route('/site.webmanifest', 'public/web-manifest.ts'),

  notFound('*'),
] satisfies RouteConfig
