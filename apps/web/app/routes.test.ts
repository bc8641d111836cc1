import { paths } from '@coffeeattack/contract/pages'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const toObjects = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ index, path, children }) =>
    index ? { index: true } : { path, children: children && toObjects(children) },
  )
const table = toObjects(routes)

const patternAt = (address: string) =>
  matchRoutes(table, new URL(address, 'http://localhost').pathname)
    ?.map(({ route }) => route.path ?? '')
    .join('') || '/'

/** Each builder with its arguments, and the row of ROUTE-1 it must open. */
const rows: [build: () => string, pattern: string][] = [
  [paths.home, '/'],
  [paths.login, '/login'],
  [() => paths.login('/my?a=1'), '/login'],
  [paths.loginReturn, '/login/autho'],
  [paths.legacyLogin, '/login/signin'],
  [paths.signIn, '/signin'],
  [paths.my, '/my'],
  [paths.offers, '/my/attack'],
  [paths.selectedOffers, '/my/attack/select'],
  [paths.expiredOffers, '/my/attack/expired'],
  [() => paths.compareOffers(['7', '8']), '/my/attack/compare'],
  [paths.retry, '/my/retry'],
  [() => paths.retryPending('pass'), '/my/retry/pending'],
  [paths.income, '/my/income'],
  [() => paths.incomePending('pass'), '/my/income/pending'],
  [paths.messages, '/my/message'],
  [() => paths.messageRoom('7'), '/my/message/:roomId'],
  [() => paths.askOffer('7'), '/my/message/ask/:offerId'],
  [() => paths.company('7'), '/my/company/:id'],
  [paths.survey, '/my/survey'],
  [paths.notifications, '/my/notifications'],
  [paths.report, '/my/report'],
  [paths.suggestions, '/my/match'],
  [paths.whyNotSuggested, '/my/match/why-not'],
  [paths.matchCriteria, '/match/criteria'],
  [paths.reports, '/my/safety'],
  [() => paths.toldReport('7'), '/my/safety/:id'],
  [() => paths.takedown('7'), '/my/safety/company/:companyId'],
  [paths.talk, '/my/rankingtalk'],
  [() => paths.myMoney('result'), '/my/money'],
  [() => paths.myMoneyPending('pass'), '/my/money/pending'],
  [paths.myGraph, '/my/graph'],
  [paths.mySecret, '/my/secret'],
  [paths.profile, '/my/profile'],
  [paths.account, '/my/account'],
  [paths.incomeDisclosure, '/my/account/income'],
  [paths.hiddenFrom, '/my/account/companies'],
  [paths.profileViews, '/my/account/views'],
  [paths.notificationSettings, '/my/account/notifications'],
  [paths.calendar, '/my/account/calendar'],
  [paths.consents, '/my/account/consents'],
  [paths.dataExport, '/my/account/export'],
  [paths.withdraw, '/my/account/withdraw'],
  [() => paths.offer('7'), '/my/result/:id'],
  [() => paths.curation('7'), '/my/result/curation/:offerGroupId'],
  [() => paths.accepted('7', '노을 & 클라우드'), '/my/result/like/:coffeechatId'],
  [() => paths.refused('7', '노을', true), '/my/result/hate/:id'],
  [() => paths.pact('7'), '/my/pact/:id'],
  [() => paths.paidCheck('7'), '/my/paid/:id'],
  [() => paths.pactDocument('7', 1), '/my/pact/:id/document'],
  [() => paths.pactCompare('7'), '/my/pact/:id/compare'],
  [paths.proofs, '/my/proofs'],
  [() => paths.newProof({ kind: 'EMPLOYED', step: 'who' }), '/my/proofs/new'],
  [() => paths.proofRequest('7'), '/my/proofs/requests/:id'],
  [() => paths.ownProof('7', 'log'), '/my/proofs/:id'],
  [paths.submit, '/submit'],
  [() => paths.agreement('개발', '백엔드/서버'), '/submit/:job/:subjob'],
  [() => paths.agreementPending('dev', 'be', 'kakao'), '/submit/:job/:subjob/pending'],
  [paths.noCareer, '/submit_kakao/nocareer'],
  [paths.money, '/money'],
  [() => paths.sharedMoney('7'), '/money/:shareId'],
  [paths.graph, '/graph'],
  [() => paths.sharedGraph('7'), '/graph/:id'],
  [paths.secret, '/secret'],
  [() => paths.sharedSecret('7'), '/secret/:id'],
  [paths.partnerLogin, '/partners/login'],
  [() => paths.partnerPassword('7'), '/partners/password/:token'],
  [paths.partners, '/partners'],
  [paths.ask, '/ask'],
  [paths.salaryGuide, '/guide/salary_guide'],
  [paths.privacy, '/terms/privacy'],
  [paths.serviceTerms, '/terms/service'],
  [paths.companyTerms, '/terms/company'],
  [paths.attack, '/attack'],
  [paths.rankingTalk, '/rankingtalk'],
  [() => paths.rankingTalk('abc'), '/rankingtalk'],
  [paths.introduce, '/introduce'],
  [paths.coffeechat, '/coffeechat'],
  [paths.business, '/business'],
  [paths.businessJoin, '/business/join'],
  [() => paths.businessApplication('7'), '/business/join/:secret'],
  [paths.faq, '/faq'],
  [paths.status, '/status'],
  [paths.verify, '/verify'],
  [() => paths.proof('7', 'en'), '/proof/:address'],
  [() => paths.careerDetail('7'), '/careerdetail/:id'],
  [() => paths.shortLink('Xk3fa9'), '/:token'],
]

test.each(rows.map(([build, pattern]) => [build(), pattern]))('[ROUTE-1] %s opens %s', (address, pattern) => {
  expect(patternAt(address)).toBe(pattern)
})

test('[ROUTE-2] every builder is tested above, and every route has a builder', () => {
  const tried = new Set(rows.map(([, pattern]) => pattern))
  const machines = new Set(['/robots.txt', '/sitemap.xml', '/site.webmanifest', '*'])
  const flat = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap((entry) => (entry.children ? flat(entry.children) : [entry.path ?? '/']))
  expect([...tried].toSorted()).toEqual(
    flat(routes)
      .filter((path) => !machines.has(path))
      .toSorted(),
  )
  expect(Object.keys(paths)).toHaveLength(tried.size)
})

test('[ROUTE-6] an unknown address leads to the 404 page', () => {
  for (const address of ['/no/such/page', '/my/nothing', '/faq/extra']) expect(patternAt(address)).toBe('*')
})
