import { expect, test } from 'vitest'
import { partnerMail, passwordLinkEnds } from './password-link.ts'

const link = 'https://coffee.example/partners/password/abc'
const referralUrl = 'https://coffee.example/?ref=moka'
const expiresAt = new Date('2026-11-22T03:00:00Z')

test('[PUB-8] the link works for seven days to the millisecond', () => {
  expect(passwordLinkEnds(new Date('2026-11-15T03:00:00.001Z'))).toEqual(new Date('2026-11-22T03:00:00.001Z'))
})

test('[PUB-8] a new partner’s mail holds the own link, where to set a password, and until when', () => {
  const { subject, paragraphs, button, notes } = partnerMail({ link, referralUrl, expiresAt, isNew: true })
  expect(subject).toBe('커피어택 파트너 계정을 준비했어요')
  expect(paragraphs.join()).toContain(referralUrl)
  expect(button).toEqual({ label: '비밀번호 정하기', link })
  expect(notes?.[0]).toContain('2026년 11월 22일 12:00까지 한 번만 쓸 수 있어요.')
})

test('[PUB-8] whoever gets another link reads that nothing has changed until it is used', () => {
  const { subject, notes } = partnerMail({ link, referralUrl, expiresAt, isNew: false })
  expect(subject).toBe('커피어택 파트너 비밀번호를 다시 정해 주세요')
  expect(notes?.at(-1)).toBe('요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.')
})
