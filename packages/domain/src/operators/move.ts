import { BRAND } from '../brand.ts'
import { DAY_MS } from '../kst.ts'
import type { Letter } from '../notifications/mail.ts'
import { roleNames, type OperatorRole } from './role.ts'

/** An operator's role and company: only recruiters belong to a company (BIZ-18). */
export type Post = { readonly role: OperatorRole; readonly companyId: string | null }

export const isSamePost = (one: Post, other: Post): boolean =>
  one.role === other.role && one.companyId === other.companyId

/** Recruiters on one side, our own people on the other. */
const side = ({ role }: Post) => (role === 'recruiter' ? 'company' : 'house')

export const crossesSides = (was: Post, next: Post): boolean => side(was) !== side(next)

/** A recruiter belongs to one company, nobody else to any. */
export const postProblem = ({ role, companyId }: Post): string | null =>
  (role === 'recruiter') === (companyId !== null) ? null : '회사를 골라 주세요'

/** '노을클라우드 채용 담당자', '에이전트' */
export const postText = (role: OperatorRole, company: string | null): string =>
  [company, roleNames[role]].filter(Boolean).join(' ')

export const moveMailEnds = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS)

type Moved = { role: OperatorRole; company: string | null; link: string }

/** The mail to the person: every login of theirs has just ended. */
export const moveMail = ({ role, company, link }: Moved): Letter => ({
  subject: `${BRAND.ko} 콘솔에서 맡은 일이 바뀌었어요`,
  heading: '콘솔에서 맡은 일이 바뀌었어요',
  paragraphs: [
    `관리자가 계정을 ${postText(role, company)}로 바꿨어요.`,
    '모든 기기에서 로그아웃됐어요. 다시 로그인하면 새로 맡은 일이 보여요.',
  ],
  button: { label: '콘솔에 로그인하기', link },
  notes: ['모르는 일이라면 관리자에게 알려 주세요.'],
})
