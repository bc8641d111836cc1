import { href } from 'react-router'

/** Every address by name: `paths.offer(id)`. A wrong one does not compile, and a test opens each in the route table. */
export const paths = {
  home: () => href('/'),

  /** `hadPart`: the phone took part before, so the page asks for its code right away (AUTH-10). */
  login: (from?: string, hadPart?: boolean) =>
    withQuery(href('/login'), { previous: hadPart ? '1' : undefined, from }),
  loginReturn: () => href('/login/autho'),
  legacyLogin: (from?: string) => withQuery(href('/login/signin'), { from }),
  signIn: () => href('/signin'),

  my: () => href('/my'),
  offers: () => href('/my/attack'),
  selectedOffers: () => href('/my/attack/select'),
  expiredOffers: () => href('/my/attack/expired'),
  /** Without ids the offers to compare are chosen first. */
  compareOffers: (ids?: readonly string[]) => withQuery(href('/my/attack/compare'), { ids: ids?.join(',') }),
  retry: () => href('/my/retry'),
  /** The income of the tax office, for whoever has a career here. */
  income: () => href('/my/income'),
  incomePending: (type: CertificateType) => withQuery(href('/my/income/pending'), { type }),
  retryPending: (type: CertificateType) => withQuery(href('/my/retry/pending'), { type }),
  messages: () => href('/my/message'),
  messageRoom: (roomId: string) => href('/my/message/:roomId', { roomId }),
  survey: () => href('/my/survey'),
  notifications: () => href('/my/notifications'),
  report: () => href('/my/report'),
  talk: () => href('/my/rankingtalk'),
  myMoney: (step?: 'result') => withQuery(href('/my/money'), { step }),
  myMoneyPending: (type: CertificateType) => withQuery(href('/my/money/pending'), { type }),
  myGraph: () => href('/my/graph'),
  mySecret: () => href('/my/secret'),
  /** `part`: the field to begin with. */
  profile: (part?: ProfilePart) => withQuery(href('/my/profile'), { part }),
  account: () => href('/my/account'),
  incomeDisclosure: () => href('/my/account/income'),
  hiddenFrom: () => href('/my/account/companies'),
  profileViews: () => href('/my/account/views'),
  notificationSettings: () => href('/my/account/notifications'),
  consents: () => href('/my/account/consents'),
  dataExport: () => href('/my/account/export'),
  withdraw: () => href('/my/account/withdraw'),
  offer: (id: string) => href('/my/result/:id', { id }),
  curation: (offerGroupId: string) => href('/my/result/curation/:offerGroupId', { offerGroupId }),
  accepted: (coffeechatId: string, company: string) =>
    withQuery(href('/my/result/like/:coffeechatId', { coffeechatId }), { company }),
  /** Without a company: a whole group. */
  refused: (id: string, company?: string, wasJustMessage?: boolean) =>
    withQuery(href('/my/result/hate/:id', { id }), { company, message: wasJustMessage ? 'y' : undefined }),

  submit: () => href('/submit'),
  agreement: (job: string, subjob: string) => href('/submit/:job/:subjob', { job, subjob }),
  agreementPending: (job: string, subjob: string, type: CertificateType) =>
    withQuery(href('/submit/:job/:subjob/pending', { job, subjob }), { type }),
  noCareer: () => href('/submit_kakao/nocareer'),

  money: () => href('/money'),
  sharedMoney: (shareId: string) => href('/money/:shareId', { shareId }),
  graph: () => href('/graph'),
  sharedGraph: (id: string) => href('/graph/:id', { id }),
  secret: () => href('/secret'),
  sharedSecret: (id: string) => href('/secret/:id', { id }),
  partnerLogin: () => href('/partners/login'),
  partners: () => href('/partners'),
  /** `company`: with whom the person would like to talk again. */
  ask: (from?: string, company?: string) => withQuery(href('/ask'), { from, company }),
  salaryGuide: () => href('/guide/salary_guide'),
  privacy: () => href('/terms/privacy'),
  serviceTerms: () => href('/terms/service'),
  attack: () => href('/attack'),
  /** `cursor`: an older page of its talk. */
  rankingTalk: (cursor?: string) => withQuery(href('/rankingtalk'), { cursor }),
  introduce: () => href('/introduce'),
  coffeechat: () => href('/coffeechat'),
  business: () => href('/business'),
  faq: () => href('/faq'),
  careerDetail: (id: string) => href('/careerdetail/:id', { id }),
  shortLink: (token: string) => href('/:token', { token }),
} as const

type CertificateType = 'kakao' | 'pass'

export type ProfilePart = 'resume' | 'hashtag' | 'salary' | 'companies' | 'techstack' | 'detail'

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
