import type { Application } from '../../companies/join/application.ts'

/** A company's application; by default it waits in review. */
export const companyApplication = (given: Partial<Application> = {}): Application => ({
  state: 'IN_REVIEW',
  stateChangedAt: '2026-11-18T05:02:00.000Z',
  email: 'seoho@hanppyeom.example',
  name: '홍서호',
  title: '채용 담당',
  codeExpiresAt: null,
  resendAt: null,
  companyName: '한뼘하우스',
  businessNumber: '9998613043',
  openedOn: '2019-03-04',
  homepage: '',
  appliedAt: '2026-11-18T05:02:00.000Z',
  matchedAt: '2026-11-18T05:02:00.000Z',
  businessState: 'OPEN',
  taxType: '부가가치세 일반과세자',
  askAgainAt: null,
  reviewBy: '2026-11-19T09:00:00.000Z',
  question: '',
  answer: '',
  reason: '',
  decidedAt: null,
  memberCount: null,
  note: '',
  notedAt: null,
  joinAgainAt: null,
  hasAccount: true,
  prepared: { logo: true, position: false, template: false, colleague: false },
  ...given,
})

/** Its mail is confirmed, and the firm is asked for. */
export const unnamedFirm = (given: Partial<Application> = {}): Application =>
  companyApplication({
    state: 'FIRM',
    companyName: '',
    businessNumber: null,
    openedOn: null,
    appliedAt: null,
    matchedAt: null,
    businessState: null,
    taxType: '',
    reviewBy: null,
    hasAccount: false,
    prepared: { logo: false, position: false, template: false, colleague: false },
    ...given,
  })

/** The code was mailed at this moment. */
export const mailedCode = (sentAt: string): Application =>
  unnamedFirm({
    state: 'MAIL',
    codeExpiresAt: new Date(new Date(sentAt).getTime() + 600_000).toISOString(),
    resendAt: new Date(new Date(sentAt).getTime() + 60_000).toISOString(),
  })
