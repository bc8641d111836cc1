import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

const notFound = (path: string): RouteConfigEntry =>
  route(path, 'public/not-found.tsx', { id: `not-found ${path}` })

/** Every address of the service. A page finds its layout by where it stands here. */
export default [
  // Sent without React.
  index('routes/home.tsx'),
  route('/money', 'routes/money.tsx'),
  route('/money/:shareId', 'routes/money-shared.tsx'),
  route('/graph', 'routes/graph.tsx'),
  route('/graph/:id', 'routes/graph-shared.tsx'),
  route('/secret', 'routes/secret.tsx'),
  route('/secret/:id', 'routes/secret-shared.tsx'),
  route('/guide/salary_guide', 'content/salary-guide.tsx'),
  route('/terms/privacy', 'content/privacy.tsx'),
  route('/terms/service', 'content/terms.tsx'),
  route('/attack', 'content/attack-guide.tsx'),
  route('/rankingtalk', 'routes/rankingtalk.tsx'),
  route('/introduce', 'content/introduce.tsx'),
  route('/coffeechat', 'content/coffeechat-guide.tsx'),
  route('/business', 'content/business.tsx'),
  route('/faq', 'routes/faq.tsx'),

  layout('layout/AppLayout.tsx', [
    // Anyone may open these; beside the column stands one line of reassurance.
    layout('layout/FlowLayout.tsx', [
      route('/login', 'routes/login.tsx'),
      route('/login/autho', 'routes/login-return.tsx'),
      route('/login/signin', 'sessions/legacy-login-route.tsx'),
      route('/signin', 'sessions/sign-in-route.tsx'),
      route('/submit', 'routes/submit.tsx'),
      route('/submit/:job/:subjob', 'routes/agreement.tsx'),
      route('/submit/:job/:subjob/pending', 'routes/agreement-pending.tsx'),
      route('/submit_kakao/nocareer', 'routes/no-career.tsx'),
      route('/partners/login', 'routes/partners-login.tsx'),
      route('/partners', 'routes/partners.tsx'),
      route('/ask', 'routes/ask.tsx'),
      // A personal short link, or an address that leads nowhere.
      route('/:token', 'routes/short-link.tsx'),
    ]),
    // Only with a token; without one they lead to /login and come back.
    layout('layout/SignedInLayout.tsx', [
      route('/my', 'routes/my.tsx'),
      route('/my/attack', 'offers/offers-route.tsx'),
      route('/my/attack/select', 'offers/selected-route.tsx'),
      route('/my/attack/expired', 'offers/expired-route.tsx'),
      route('/my/attack/compare', 'routes/offers-compare.tsx'),
      route('/my/retry', 'routes/retry.tsx'),
      route('/my/retry/pending', 'routes/retry-pending.tsx'),
      route('/my/income', 'routes/income.tsx'),
      route('/my/income/pending', 'routes/income-pending.tsx'),
      route('/my/message', 'rooms/messages-route.tsx'),
      route('/my/message/:roomId', 'rooms/message-room-route.tsx'),
      route('/my/survey', 'routes/survey.tsx'),
      route('/my/notifications', 'routes/notifications.tsx'),
      route('/my/report', 'routes/report.tsx'),
      route('/my/rankingtalk', 'routes/talk.tsx'),
      route('/my/money', 'routes/money-mine.tsx'),
      route('/my/money/pending', 'routes/money-pending.tsx'),
      route('/my/graph', 'routes/my-graph.tsx'),
      route('/my/secret', 'routes/my-secret.tsx'),
      route('/my/profile', 'routes/profile.tsx'),
      route('/my/account', 'routes/account.tsx'),
      route('/my/account/income', 'routes/account-income.tsx'),
      route('/my/account/companies', 'routes/account-companies.tsx'),
      route('/my/account/views', 'routes/account-views.tsx'),
      route('/my/account/notifications', 'routes/account-notifications.tsx'),
      route('/my/account/consents', 'routes/account-consents.tsx'),
      route('/my/account/export', 'routes/account-export.tsx'),
      route('/my/account/withdraw', 'routes/account-withdraw.tsx'),
      route('/my/result/:id', 'routes/offer.tsx'),
      route('/my/result/curation/:offerGroupId', 'routes/curation.tsx'),
      route('/my/result/like/:coffeechatId', 'routes/accepted.tsx'),
      route('/my/result/hate/:id', 'routes/offer-refused.tsx'),
      route('/careerdetail/:id', 'routes/career-detail.tsx'),
    ]),
  ]),

  // For machines.
  route('/robots.txt', 'public/robots.ts'),
  route('/sitemap.xml', 'public/sitemap.ts'),
  route('/site.webmanifest', 'public/web-manifest.ts'),

  notFound('*'),
] satisfies RouteConfig
