import { withQuery } from './page-address.ts'

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
  /** The terms of the coffee chat; another view than the one that is due is named. */
  pact: (coffeechatId = ':id', view?: 'now' | 'draft' | 'versions') =>
    withQuery(`/coffeechats/${coffeechatId}/pact`, { view }),
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
  ownCompany: () => '/settings/company',
  pactSettings: () => '/settings/pacts',
  domainProof: () => '/settings/mail-domain',
  ownProof: () => '/settings/own-proof',
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
  safety: () => '/safety',
  /** Why the operator's own sending is stopped. */
  ownStop: () => '/settings/stopped',
  safetyCase: (id = ':id') => `/safety/${id}`,
  notifications: () => '/notices',
  notificationSettings: () => '/notices/settings',
  /** A recruiter's home, with the steps to the first offer. */
  firstDay: () => '/start',
  adminHome: () => '/home',
  talk: () => '/talk',
  people: () => '/people',
  companies: () => '/companies',
  newCompany: () => '/companies/new',
  company: (id = ':id') => `/companies/${id}`,
  /** The queue of the companies that apply; of those that wait when no list is named. */
  companyApplications: (list?: string) =>
    withQuery('/companies/applications', { list: list === 'review' ? undefined : list }),
  companyApplication: (id = ':id', list?: string) =>
    withQuery(`/companies/applications/${id}`, { list: list === 'review' ? undefined : list }),
  companyMerges: () => '/companies/merges',
  companyMerge: (id = ':id') => `/companies/${id}/merge`,
  companyEvidence: (id = ':id') => `/companies/${id}/evidence`,
  statements: () => '/statements',
  statement: (companyId = ':companyId', month = ':month') => `/statements/${companyId}/${month}`,
  partners: () => '/partners',
  fairness: () => '/fairness',
  audit: () => '/audit',
  invitation: (token = ':token') => `/invitation/${token}`,
  settings: () => '/settings',
} as const
