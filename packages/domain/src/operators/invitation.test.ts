import { describe, expect, test } from 'vitest'
import { invitationEnds, invitationMail, mayInvite } from './invitation.ts'

describe('[BIZ-1] invitations', () => {
  test('last seven days to the millisecond', () => {
    expect(invitationEnds(new Date('2026-11-15T03:00:00.001Z'))).toEqual(new Date('2026-11-22T03:00:00.001Z'))
  })

  test.each([
    ['admin', 'admin', true],
    ['admin', 'agent', true],
    ['recruiter', 'recruiter', true],
    ['recruiter', 'agent', false],
    ['recruiter', 'admin', false],
    ['agent', 'recruiter', false],
  ] as const)('%s invites %s: %s', (inviter, invited, may) => expect(mayInvite(inviter, invited)).toBe(may))

  test('the mail says who invites, as what, until when, and where to', () => {
    const { subject, paragraphs, button, notes } = invitationMail({
      role: 'recruiter',
      company: '노을클라우드',
      invitedBy: '이도현',
      link: 'https://coffee.example/console/invitation/abc',
      expiresAt: new Date('2026-11-22T03:00:00Z'),
    })
    expect(subject).toBe('커피어택 콘솔에 초대받았어요')
    expect(paragraphs).toContain('이도현 님이 노을클라우드 채용 담당자로 초대했어요.')
    expect(button?.link).toBe('https://coffee.example/console/invitation/abc')
    expect(notes?.[0]).toContain('2026년 11월 22일 12:00까지')
  })
})
