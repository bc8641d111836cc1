import { describe, expect, test } from 'vitest'
import { resetEnds, resetMail, resetsSince } from './password-reset.ts'

const NOW = new Date('2026-11-16T01:00:00.001Z')

describe('[SAFE-3] the link that sets a new password', () => {
  test('works for thirty minutes to the millisecond', () => {
    expect(resetEnds(NOW)).toEqual(new Date('2026-11-16T01:30:00.001Z'))
  })

  test('is counted for as long as it works: whoever gets no other has one that does', () => {
    expect(resetEnds(resetsSince(NOW))).toEqual(NOW)
  })

  test.each([
    [false, '콘솔 비밀번호를 다시 정하고 싶다는 요청을 받았어요.'],
    [true, '관리자가 비밀번호를 다시 정할 링크를 보냈어요.'],
  ])('its mail says who asked (an admin: %s), until when, and what to do otherwise', (byAdmin, asked) => {
    const link = 'https://coffee.example/console/password/abc'
    const { subject, paragraphs, button, notes } = resetMail({ link, expiresAt: resetEnds(NOW), byAdmin })
    expect(subject).toBe('커피어택 콘솔 비밀번호를 다시 정해 주세요')
    expect(paragraphs).toEqual([asked, expect.stringMatching(/모든 기기에서 로그아웃돼요\.$/)])
    expect(button?.link).toBe(link)
    expect(notes).toEqual([
      expect.stringMatching(/10:30까지 한 번만 쓸 수 있어요/),
      '요청한 적이 없다면 이 메일을 지워 주세요. 비밀번호는 그대로예요.',
    ])
  })
})
