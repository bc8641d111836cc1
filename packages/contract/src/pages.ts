import type { Page as PageOfARule } from '@coffeeattack/domain/page'

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
  attack: () => '/attack',
  /** `cursor`: an older page of its talk. */
  rankingTalk: (cursor?: string) => withQuery('/rankingtalk', { cursor }),
  introduce: () => '/introduce',
  coffeechat: () => '/coffeechat',
  business: () => '/business',
  faq: () => '/faq',
  careerDetail: (id: string) => `/careerdetail/${segment(id)}`,
  shortLink: (token: string) => `/${segment(token)}`,
} satisfies Record<string, (...given: never[]) => Address>

type Address = `/${string}`

/** Any of these pages; short links are excluded, because they match every spelling. */
export type Page = Holding<ReturnType<(typeof paths)[Exclude<keyof typeof paths, 'shortLink'>]>, PageOfARule>

/** Rules and error rows name pages without this table: an unknown one does not compile here. */
type Holding<Pages, _Named extends Pages> = Pages

/** An offer of a group is shown with its group (OFR-10). */
export const offerPage = ({ id, offerGroupId }: { id: string; offerGroupId: string | null }): Page =>
  offerGroupId === null ? paths.offer(id) : paths.curation(offerGroupId)

type CertificateType = 'kakao' | 'pass'

export type ProfilePart = 'resume' | 'portfolio' | 'hashtag' | 'companies' | 'techstack' | 'detail'

/** A name may contain anything; a lone surrogate must not break the link. */
function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function withQuery<Path extends Address>(
  path: Path,
  query: Record<string, string | undefined>,
): Path | `${Path}?${string}` {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${segment(value)}`,
  )
  return given.length === 0 ? path : `${path}?${given.join('&')}`
}

/** The console's base path on the same origin. */
export const CONSOLE = '/console'

/** The console's pages, without their /console. Without an id they are the patterns of its route table. */
export const consolePaths = {
  home: () => '/',
  /** `from` is the page to return to. */
  signIn: (from?: string) => `/sign-in${from && from !== '/' ? `?from=${encodeURIComponent(from)}` : ''}`,
  askReset: () => '/password',
  newPassword: (token = ':token') => `/password/${token}`,
  /** With a saved search opened. */
  candidates: (search?: string) => `/candidates${search ? `?search=${search}` : ''}`,
  candidate: (id = ':id') => `/candidates/${id}`,
  /** For a position, when one is given. */
  compose: (id = ':id', position?: string) =>
    `/candidates/${id}/compose${position ? `?position=${position}` : ''}`,
  /** With one of the offers opened. */
  sentOffers: (offer?: string) => `/offers${offer ? `?offer=${offer}` : ''}`,
  coffeechats: () => '/coffeechats',
  coffeechat: (id = ':id') => `/coffeechats/${id}`,
  messages: () => '/messages',
  room: (id = ':id') => `/messages/${id}`,
  positions: () => '/positions',
  newPosition: () => '/positions/new',
  position: (id = ':position') => `/positions/${id}`,
  /** A matching person beside the position, with the composer. */
  positionPerson: (position = ':position', id = ':id') => `/positions/${position}/people/${id}`,
  positionCompose: (position = ':position', id = ':id') => `/positions/${position}/people/${id}/compose`,
  editPosition: (id = ':id') => `/positions/${id}/edit`,
  pipeline: () => '/pipeline',
  /** With a person's history opened. */
  pipelineCard: (id = ':id') => `/pipeline/${id}`,
  /** Two to four people side by side. */
  compare: (ids?: readonly string[]) => withQuery('/candidates/compare', { ids: ids?.join(',') }),
  figures: () => '/figures',
  printedFigures: () => '/figures/print',
  handover: () => '/settings/handover',
  curations: () => '/curations',
  /** For a candidate, and in answer to a wish of theirs. */
  newCuration: (candidate?: string, request?: string) => withQuery('/curations/new', { candidate, request }),
  inquiries: () => '/inquiries',
  inquiry: (id = ':id') => `/inquiries/${id}`,
  companyInquiries: () => '/company-inquiries',
  companyInquiry: (id = ':id') => `/company-inquiries/${id}`,
  moreRequests: () => '/desk',
  applications: () => '/desk/applications',
  surveys: () => '/desk/surveys',
  keptWords: () => '/kept-words',
  notifications: () => '/notices',
  notificationSettings: () => '/notices/settings',
  adminHome: () => '/home',
  talk: () => '/talk',
  people: () => '/people',
  companies: () => '/companies',
  newCompany: () => '/companies/new',
  company: (id = ':id') => `/companies/${id}`,
  statements: () => '/statements',
  statement: (companyId = ':companyId', month = ':month') => `/statements/${companyId}/${month}`,
  partners: () => '/partners',
  audit: () => '/audit',
  invitation: (token = ':token') => `/invitation/${token}`,
  settings: () => '/settings',
} as const
