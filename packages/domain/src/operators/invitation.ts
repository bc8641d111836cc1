import { BRAND } from '../brand.ts'
import { DAY_MS, momentText } from '../kst.ts'
import type { Letter } from '../notifications/mail.ts'
import { roleNames, type OperatorRole } from './role.ts'

/** An invitation to the console works once and lasts a week. */
export const INVITATION = { days: 7 } as const

export const invitationEnds = (now: Date): Date => new Date(now.getTime() + INVITATION.days * DAY_MS)

/** Who may invite whom: an admin anybody, a recruiter colleagues, an agent nobody. */
export function mayInvite(inviter: OperatorRole, invited: OperatorRole): boolean {
  return inviter === 'admin' || (inviter === 'recruiter' && invited === 'recruiter')
}

type Invited = {
  role: OperatorRole
  company: string | null
  invitedBy: string
  link: string
  expiresAt: Date
}

export function invitationMail({ role, company, invitedBy, link, expiresAt }: Invited): Letter {
  const as = [company, roleNames[role]].filter(Boolean).join(' ')
  return {
    subject: `${BRAND.ko} 콘솔에 초대받았어요`,
    heading: '콘솔에 초대받았어요',
    paragraphs: [
      `${invitedBy} 님이 ${as}로 초대했어요.`,
      '아래 버튼을 눌러 비밀번호를 정하면 바로 시작할 수 있어요.',
    ],
    button: { label: '초대 받아들이기', link },
    notes: [
      `이 링크는 ${momentText(expiresAt)}까지 한 번만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.`,
      '초대받은 기억이 없다면 이 메일을 지워 주세요.',
    ],
  }
}
