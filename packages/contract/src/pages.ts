import type { Page as PageOfARule } from '@coffeeattack/domain/page'
import { type Address, segment, withQuery } from './page-address.ts'

/**
 * Every page of the web by name, for links and for the server: `paths.offer(id)`. A wrong one does not compile, and a
 * test opens each in the route table.
 */
export const paths = {
  home: () => '/',

  /** `hadPart`: the phone took part before, so the page asks for its code right away (AUTH-10). */
  login: (from?: string, hadPart?: boolean) =>
    withQuery('/login', { previous: hadPart ? '1' : undefined, from }),
  loginReturn: () => '/login/autho',
  legacyLogin: (from?: string) => withQuery('/login/signin', { from }),
  signIn: () => '/signin',

  my: () => '/my',
  offers: () => '/my/attack',
  selectedOffers: () => '/my/attack/select',
  expiredOffers: () => '/my/attack/expired',
  /** Without ids the offers to compare are chosen first. */
  compareOffers: (ids?: readonly string[]) => withQuery('/my/attack/compare', { ids: ids?.join(',') }),
  retry: () => '/my/retry',
  /** The income of the tax office, for whoever has a career here. */
  income: () => '/my/income',
  incomePending: (type: CertificateType) => withQuery('/my/income/pending', { type }),
  retryPending: (type: CertificateType) => withQuery('/my/retry/pending', { type }),
  messages: () => '/my/message',
  messageRoom: (roomId: string) => `/my/message/${segment(roomId)}`,
  /** Asks the company about its offer without a name; redirects to the room once there is one. */
  askOffer: (offerId: string) => `/my/message/ask/${segment(offerId)}`,
  survey: () => '/my/survey',
  notifications: () => '/my/notifications',
  report: () => '/my/report',
  /** Open positions that suit the person (MATCH-1). */
  suggestions: () => '/my/match',
  whyNotSuggested: () => '/my/match/why-not',
  /** What the person reported of companies, and what became of it (FIRM-8). */
  reports: () => '/my/safety',
  toldReport: (id: string) => `/my/safety/${segment(id)}`,
  takedown: (companyId: string) => `/my/safety/company/${segment(companyId)}`,
  talk: () => '/my/rankingtalk',
  myMoney: (step?: 'result') => withQuery('/my/money', { step }),
  myMoneyPending: (type: CertificateType) => withQuery('/my/money/pending', { type }),
  myGraph: () => '/my/graph',
  mySecret: () => '/my/secret',
  /** `part`: the field to begin with. */
  profile: (part?: ProfilePart) => withQuery('/my/profile', { part }),
  account: () => '/my/account',
  incomeDisclosure: () => '/my/account/income',
  hiddenFrom: () => '/my/account/companies',
  profileViews: () => '/my/account/views',
  notificationSettings: () => '/my/account/notifications',
  calendar: () => '/my/account/calendar',
  consents: () => '/my/account/consents',
  dataExport: () => '/my/account/export',
  withdraw: () => '/my/account/withdraw',
  company: (id: string) => `/my/company/${segment(id)}`,
  offer: (id: string) => `/my/result/${segment(id)}`,
  curation: (offerGroupId: string) => `/my/result/curation/${segment(offerGroupId)}`,
  /** Without a company it names nobody. */
  accepted: (coffeechatId: string, company?: string) =>
    withQuery(`/my/result/like/${segment(coffeechatId)}`, { company }),
  /** The terms that a company sent (PACT-2). `read`: to be read again, whatever became of them. */
  pact: (id: string, view?: 'read') => withQuery(`/my/pact/${segment(id)}`, { view }),
  /** Without a version: the newest one. */
  pactDocument: (id: string, version?: number) =>
    withQuery(`/my/pact/${segment(id)}/document`, ofVersion(version)),
  /** A version beside the one before it. */
  pactCompare: (id: string, version?: number) =>
    withQuery(`/my/pact/${segment(id)}/compare`, ofVersion(version)),
  /** Whether a promised pay is paid (KEEP-7). */
  paidCheck: (id: string) => `/my/paid/${segment(id)}`,
  /** The person's own proofs (PROOF-1). */
  proofs: () => '/my/proofs',
  /** `kind`: what was chosen; `like`: with the content of a proof before; `step`: the second one. */
  newProof: (more?: { kind?: string | undefined; like?: string | undefined; step?: 'who' }) =>
    withQuery('/my/proofs/new', { ...more }),
  /** A company in 처우 협의 asks for a proof (PROOF-6). */
  proofRequest: (id: string) => `/my/proofs/requests/${segment(id)}`,
  ownProof: (id: string, view?: 'log') => withQuery(`/my/proofs/${segment(id)}`, { view }),
  /** Without a company: a whole group. */
  refused: (id: string, company?: string, wasJustMessage?: boolean) =>
    withQuery(`/my/result/hate/${segment(id)}`, { company, message: wasJustMessage ? 'y' : undefined }),

  submit: () => '/submit',
  agreement: (job: string, subjob: string) => `/submit/${segment(job)}/${segment(subjob)}`,
  agreementPending: (job: string, subjob: string, type: CertificateType) =>
    withQuery(`/submit/${segment(job)}/${segment(subjob)}/pending`, { type }),
  noCareer: () => '/submit_kakao/nocareer',

  money: () => '/money',
  sharedMoney: (shareId: string) => `/money/${segment(shareId)}`,
  graph: () => '/graph',
  sharedGraph: (id: string) => `/graph/${segment(id)}`,
  secret: () => '/secret',
  sharedSecret: (id: string) => `/secret/${segment(id)}`,
  partnerLogin: () => '/partners/login',
  partnerPassword: (token: string) => `/partners/password/${segment(token)}`,
  partners: () => '/partners',
  /** `company`: with whom the person would like to talk again; `as`: on behalf of a company that would like to join. */
  ask: (from?: string, more?: { company?: string | undefined; as?: 'company' }) =>
    withQuery('/ask', { from, ...more }),
  salaryGuide: () => '/guide/salary_guide',
  privacy: () => '/terms/privacy',
  serviceTerms: () => '/terms/service',
  companyTerms: () => '/terms/company',
  attack: () => '/attack',
  /** `cursor`: an older page of its talk. */
  rankingTalk: (cursor?: string) => withQuery('/rankingtalk', { cursor }),
  introduce: () => '/introduce',
  coffeechat: () => '/coffeechat',
  business: () => '/business',
  businessJoin: () => '/business/join',
  /** The waiting page of a company's application, at its secret address (FIRM-1). */
  businessApplication: (secret: string) => `/business/join/${segment(secret)}`,
  faq: () => '/faq',
  /** Whether a sealed pact is as it was (PACT-6). */
  verify: () => '/verify',
  /** What suggestions count and what they never do (MATCH-5). */
  matchCriteria: () => '/match/criteria',
  status: () => '/status',
  /** What a proof's receiver opens, at its secret address (PROOF-3). */
  proof: (address: string, lang?: 'en') => withQuery(`/proof/${segment(address)}`, { lang }),
  careerDetail: (id: string) => `/careerdetail/${segment(id)}`,
  shortLink: (token: string) => `/${segment(token)}`,
} satisfies Record<string, (...given: never[]) => Address>

/** Any of these pages; short links are excluded, because they match every spelling. */
export type Page = Holding<ReturnType<(typeof paths)[Exclude<keyof typeof paths, 'shortLink'>]>, PageOfARule>

/** Rules and error rows name pages without this table: an unknown one does not compile here. */
type Holding<Pages, _Named extends Pages> = Pages

/** An offer of a group is shown with its group (OFR-10). */
export const offerPage = ({ id, offerGroupId }: { id: string; offerGroupId: string | null }): Page =>
  offerGroupId === null ? paths.offer(id) : paths.curation(offerGroupId)

const ofVersion = (version: number | undefined) => ({ version: version?.toString() })

type CertificateType = 'kakao' | 'pass'

export type ProfilePart = 'resume' | 'portfolio' | 'hashtag' | 'companies' | 'techstack' | 'detail'
