import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import type { CatalogueRow } from './catalogue.ts'
import { notices } from './notices.ts'
import { Refusal } from './refusal.ts'
import { sentence } from './row.ts'
import type { Wording } from './row.ts'
import { rowFor } from './translate.ts'

const rows: CatalogueRow[] = Object.values(catalogue)
const wordings: [string, Wording][] = [...Object.entries(catalogue), ...Object.entries(notices)]

/** The table of the specification's section 8: step and status, then what must be said and done. */
describe('[VER-11] every row of the error catalogue', () => {
  test.each([
    [403, 'career', '정보를 불러오지 못했어요', /다시/, 'back'],
    [409, 'career', '아직 인증이 끝나지 않았어요', /인증을 마친 뒤 다시/, 'close'],
    [410, 'career', '인증 시간이 지났어요', /눌러 다시 요청/, 'back'],
    [412, 'career', '오늘 요청할 수 있는 횟수를 넘었어요', /하루.*내일/, 'close'],
    [418, 'career', '요청을 완료하지 못했습니다.', /다시 요청/, 'back'],
    [419, 'career', '지금은 서비스 점검 중입니다.', /내일 오전 10시 이후/, 'close'],
    [420, 'tax', '주민등록번호가 일치하지 않아요', /확인하고 다시/, 'close'],
    [420, 'career', '카카오톡 인증서가 발급되지 않았습니다.', /카카오톡 지갑에서 인증서를 발급/, 'close'],
    [420, 'pass-career', 'PASS 인증서가 발급되지 않았습니다.', /PASS 앱에서 인증서를 발급/, 'close'],
    [400, 'career', '입력 정보가 잘못되었습니다.', /확인/, 'close'],
    [500, 'tax', '요청을 완료하지 못했습니다.', /잠시 뒤 다시/, 'close'],
    [599, 'career', '요청을 완료하지 못했습니다.', /잠시 뒤 다시 시도/, 'close'],
    [403, 'submit', '정보를 불러오지 못했어요', /이전 화면에서/, 'back'],
    [409, 'submit', '아직 인증이 끝나지 않았어요', /인증을 마친 뒤 다시/, 'close'],
    [403, 'salary', '소득 정보를 불러오지 못했어요', /다시/, 'back'],
    [409, 'salary', '아직 소득을 확인하지 못했어요', /다시/, 'close'],
  ] as const)('%i in the %s step says %s', (status, step, title, body, next) => {
    const row = rowFor({ status }, step)
    expect(row.title).toBe(title)
    expect(row.body).toMatch(body)
    expect(row.next).toBe(next)
    expect(row.show).toBe('dialog')
    expect(row.button).not.toBe('')
  })

  test('422 says that only people with a career take part, and leads to the no-career page', () => {
    const row = rowFor({ status: 422 }, 'career')
    expect(row).toMatchObject({ title: '경력 정보를 찾지 못했어요', next: { go: '/submit_kakao/nocareer' } })
    expect(row.body).toContain('확인할 수 있는 분만')
  })

  test('each status of verification is answered with its own status', () => {
    for (const status of [400, 403, 409, 410, 412, 418, 419, 420, 422])
      expect(rowFor({ status }, 'career').status).toBe(status)
  })

  test('an expired selection says both sentences', () => {
    expect(sentence(catalogue.GROUP_EXPIRED)).toBe(
      '선택 가능한 기한이 만료되었어요! 선택 가능 기한이 지났어요.',
    )
  })

  test('EXPIRED_TOKEN refreshes silently; other 401 show the expired-authorization alert', () => {
    expect(catalogue.EXPIRED_TOKEN).toMatchObject({ status: 401, show: 'silent', next: 'renew-token' })
    expect(rowFor({ status: 401 })).toMatchObject({ show: 'dialog', next: 'sign-in-again' })
  })

  test('a stop or withdrawal that failed is a toast, a failed overlay says nothing', () => {
    expect(notices.STOP_FAILED).toMatchObject({ show: 'toast', title: '다시 시도해 주세요' })
    expect(notices.WITHDRAW_FAILED).toMatchObject({ show: 'toast', title: '다시 시도해 주세요' })
    expect(notices.ANALYSIS_FAILED).toMatchObject({ show: 'silent', title: '', next: 'close' })
  })

  test('[VER-7] a missing cfid has one button, to main', () => {
    expect(notices.MISSING_CFID).toMatchObject({ title: '잘못된 경로입니다.', next: { go: '/' } })
    expect(notices.MISSING_CFID).not.toHaveProperty('other')
  })

  test('[ROUTE-5] a group patch refetches on 409 and goes to /my otherwise', () => {
    expect(catalogue.GROUP_NOT_WAITING).toMatchObject({ status: 409, next: 'refetch' })
    expect(notices.GROUP_PATCH_FAILED.next).toEqual({ go: '/my', replace: true })
  })
})

test('[VER-3] a previous participation leads to /login, or to /my when signed in', () => {
  expect(rowFor({ status: 208 }, 'career')).toMatchObject({
    code: 'PREVIOUS_PARTICIPATION',
    next: { go: '/login', signedIn: '/my' },
  })
})

test('[OFR-8] the button of a result page goes to /my when certified, to /signin otherwise', () => {
  for (const situation of ['OFFER_MATCHED', 'OFFER_REFUSED', 'OFFER_WITH_AGENT'] as const)
    expect(catalogue[situation].next).toEqual({ go: '/signin', certified: '/my' })
  expect(catalogue.OFFER_EXPIRED.next).toBe('inquire')
})

test('[UI-7] every other dialog of the specification is there', () => {
  expect(catalogue.VERIFY_INPUT_WRONG.show).toBe('dialog')
  expect(catalogue.PREVIOUS_PARTICIPATION.show).toBe('dialog')
  expect(catalogue.MESSAGE_BLOCKED).toMatchObject({ show: 'dialog', next: 'ask-support' })
  expect(catalogue.REQUEST_FAILED.title).toBe('요청을 완료하지 못했습니다.')
  expect(catalogue.LOGIN_EXPIRED).toMatchObject({ show: 'dialog', next: 'sign-in-again' })
  expect([notices.UNSAVED_CHANGES.next, notices.UNSAVED_CHANGES.other.next]).toEqual(['save', 'leave'])
  expect(catalogue.EDUCATION_LIMIT.title).toContain('10개')
  expect([notices.RESUME_MISSING.next, notices.RESUME_MISSING.other.next]).toEqual(['proceed', 'close'])
  expect(notices.PREVIEW_ONLY.body).toContain('제안이 반드시 오는 건 아니에요')
  expect(notices.DELETE_DONE_KEPT.body).toContain('30일')
})

test('[PRO-2] the browser prompt on leaving has its exact sentence', () => {
  expect(notices.UNSAVED_CHANGES_ON_UNLOAD.title).toBe('작성하던 내용이 모두 사라집니다. 계속하시겠습니까?')
})

test('every row has the code of its name, and a status that HTTP can carry', () => {
  for (const [name, row] of Object.entries(catalogue)) {
    expect(row.code).toBe(name)
    expect(row.status).toBeGreaterThanOrEqual(400)
    expect(row.status).toBeLessThanOrEqual(599)
  }
})

test('whatever is shown has Korean words, and whatever must be pressed has a button', () => {
  const shown = wordings.filter(([, row]) => row.show !== 'silent')
  const pressed = wordings.filter(([, row]) => row.show === 'dialog' || row.show === 'page')
  expect(shown.filter(([, row]) => !/[가-힣]/.test(row.title))).toEqual([])
  expect(pressed.filter(([, row]) => !/[가-힣]/.test(row.button))).toEqual([])
  expect(wordings.filter(([, row]) => row.other?.button === row.button)).toEqual([])
})

test('every answer has a Korean sentence for the body of the error', () => {
  for (const row of rows) expect(sentence(row)).toMatch(/[가-힣].*[.!?]$/)
})

test('a refusal carries its row, its sentence and its fields', () => {
  const cause = new Error('inner')
  const refusal = new Refusal('INVALID_INPUT', { fields: { name: '정확한 이름을 입력해 주세요.' }, cause })
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal.message).toBe('입력한 내용을 확인해 주세요.')
  expect(refusal.row.status).toBe(400)
  expect(refusal.fields).toEqual({ name: '정확한 이름을 입력해 주세요.' })
  expect(refusal.cause).toBe(cause)
  expect(new Refusal('CODE_TOO_SOON', { retryAfterSeconds: 60 }).retryAfterSeconds).toBe(60)
})

test('a code from outside that only looks like a property is no situation', () => {
  for (const code of ['toString', '__proto__', 'constructor', ''])
    expect(rowFor({ status: 404, code }).code).toBe('NOT_FOUND')
})
