import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { ComingAppPath } from './coming/app-pages.ts'
import { comingId } from './coming/coming-page.ts'
import type { ComingPublicPath } from './public/coming-pages.ts'

const coming = (path: ComingAppPath) => route(path, 'routes/coming.tsx', { id: comingId(path) })
const comingPublic = (path: ComingPublicPath) =>
  route(path, 'routes/coming-public.tsx', { id: comingId(path) })
const notFound = (path: string): RouteConfigEntry =>
  route(path, 'routes/not-found.tsx', { id: `not-found ${path}` })

/** Every address of the service. A page finds its layout by where it stands here. */
export default [
  // Sent without React.
  index('routes/home.tsx'),
  comingPublic('/money'),
  comingPublic('/graph'),
  comingPublic('/secret'),
  comingPublic('/guide/salary_guide'),
  comingPublic('/terms/privacy'),
  comingPublic('/attack'),
  comingPublic('/rankingtalk'),
  comingPublic('/introduce'),
  comingPublic('/coffeechat'),
  comingPublic('/faq'),

  layout('layout/AppLayout.tsx', [
    // Anyone may open these; beside the column stands one line of reassurance.
    layout('layout/FlowLayout.tsx', [
      route('/login', 'routes/login.tsx'),
      route('/login/autho', 'routes/login-return.tsx'),
      route('/login/signin', 'routes/legacy-login.tsx'),
      route('/signin', 'routes/sign-in.tsx'),
      route('/submit', 'routes/submit.tsx'),
      route('/submit/:job/:subjob', 'routes/agreement.tsx'),
      route('/submit/:job/:subjob/pending', 'routes/agreement-pending.tsx'),
      route('/submit_kakao/nocareer', 'routes/no-career.tsx'),
      coming('/partners/login'),
      coming('/ask'),
      coming('/careerdetail/:id'),
    ]),
    // Only with a token; without one they lead to /login and come back.
    layout('layout/SignedInLayout.tsx', [
      coming('/my'),
      coming('/my/attack'),
      coming('/my/attack/select'),
      coming('/my/attack/expired'),
      route('/my/retry', 'routes/retry.tsx'),
      route('/my/retry/pending', 'routes/retry-pending.tsx'),
      coming('/my/message'),
      coming('/my/report'),
      coming('/my/profile'),
      route('/my/account', 'routes/account.tsx'),
      coming('/my/result/:id'),
      coming('/my/result/curation/:offerGroupId'),
      coming('/my/result/like/:coffeechatId'),
      coming('/my/result/hate/:id'),
    ]),
  ]),

  // For machines.
  route('/robots.txt', 'routes/robots.ts'),
  route('/sitemap.xml', 'routes/sitemap.ts'),
  route('/site.webmanifest', 'routes/web-manifest.ts'),

  // A personal short link. None has been made yet, so every token is unknown.
  notFound('/:token'),
  notFound('*'),
] satisfies RouteConfig
