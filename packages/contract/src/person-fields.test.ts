import { IdentityNumber } from '@coffeeattack/domain/verification/identity'
import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { judge, saidAbout } from './testing/judge.ts'

const create = calls['POST /v2/users'].body
const person = {
  name: '한지우',
  phone: '01012345678',
  gender: '여성',
  jobLabel: '개발',
  jobSubLabel: '프론트엔드 개발자',
  birthday: '19950314',
}

describe('the person', () => {
  test('a whole form is read, with its defaults', () => {
    expect(create.parse({ ...person, phone: '010-1234-5678' })).toEqual({
      ...person,
      userSelect: [],
      reapply: false,
    })
  })

  test.each([
    ['[VAL-1]', 'name', ['', '한 지우', '지우1', 'ㅎㅈㅇ', '지우!'], '정확한 이름을 입력해 주세요.'],
    ['[VAL-2]', 'phone', [''], '휴대전화 번호를 입력해주세요'],
    [
      '[VAL-2]',
      'phone',
      ['010123456', '02-123-4567', '010.1234.5678'],
      '정확한 휴대전화 번호를 입력해 주세요',
    ],
    [
      '[VAL-3]',
      'birthday',
      ['', '1995031', '199503144', '18991231', '21000101', '19951301', '19950332'],
      '정확한 생년월일을 입력해 주세요.',
    ],
    ['[VAL-6]', 'gender', ['남', 'male', ''], '고를 수 있는 값이 아니에요'],
  ])('%s %s refuses %j', (_, field, values, message) => {
    const said = values.map((value) => saidAbout(create, { ...person, [field]: value }, field))
    expect(said).toEqual(values.map(() => message))
  })

  test('[VAL-1] a name typed apart into jamo is the same name', () => {
    expect(create.parse({ ...person, name: '한지우'.normalize('NFD') }).name).toBe('한지우')
  })

  test('[VAL-5] a back digit stands for neither the century nor the gender: both are said in full', () => {
    const { gender: _, ...half } = { ...person, birthday: '950314-2' }
    expect(saidAbout(create, half, 'birthday')).toBe('정확한 생년월일을 입력해 주세요.')
    expect(saidAbout(create, half, 'gender')).toBe('필수 값이에요')
  })

  test('[VAL-20] a code has six digits', () => {
    const { body } = calls['POST /auth/otp/verify']
    const said = ['123456', '012345', '12345', '1234567', '12345a', '１２３４５６'].map((code) =>
      saidAbout(body, { phone: person.phone, code }, 'code'),
    )
    const wrong = '올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.'
    expect(said).toEqual([null, null, wrong, wrong, wrong, wrong])
  })
})

describe('verification', () => {
  const { body } = calls['POST /v3/users/verify']
  const form = { ...person, type: 'kakao' }

  test('[VER-6] level 1 and carrier 0 are the defaults', () => {
    expect(body.parse(form)).toMatchObject({ loginTypeLevel: 1, telecom: 0 })
  })

  const said = (type: string, loginTypeLevel: number) =>
    saidAbout(body, { ...form, type, loginTypeLevel }, 'loginTypeLevel')

  test('[VER-6] level and type name the same certificate', () => {
    expect([said('kakao', 1), said('pass', 5)]).toEqual([null, null])
    expect([said('pass', 1), said('kakao', 5)]).toEqual([
      '인증 방법이 서로 달라요',
      '인증 방법이 서로 달라요',
    ])
    expect([said('pass', 2), said('kakao', 0)]).not.toContain(null)
  })

  test.each(['0', 3, -1, null])('[VER-1] carrier %j is none', (telecom) => {
    expect(saidAbout(body, { ...form, telecom }, 'telecom')).not.toBeNull()
  })

  test('[VER-7] the two-way step needs its cfid, and indices of 0 are fine', () => {
    const submit = calls['POST /v3/users/submit'].body
    const state = {
      id: 'i',
      cfid: 'c',
      jobIndex: 0,
      threadIndex: 0,
      jti: 'j',
      twoWayTimestamp: 1732065758977,
    }
    expect(judge(submit, state).success).toBe(true)
    expect(saidAbout(submit, { ...state, cfid: '' }, 'cfid')).toBe('필수 값이에요')
    expect(saidAbout(submit, { ...state, jobIndex: '0' }, 'jobIndex')).toBe('형식이 올바르지 않아요')
  })

  test('[VAL-4] the identity number begins with a front part', () => {
    const tax = calls['POST /v3/users/tax'].body
    const said = ['950314', '951301', '950132', '95031a'].map((front) =>
      saidAbout(tax, { ...person, identity: `${front}2123456` }, 'identity'),
    )
    const wrong = '정확한 생년월일을 입력해 주세요.'
    expect(said).toEqual([null, wrong, wrong, wrong])
  })

  test('[VER-10] the identity number goes on as something that cannot be printed', () => {
    const tax = calls['POST /v3/users/tax'].body
    const read = tax.parse({ ...person, identity: '9503142123456' })
    expect(read.identity).toBeInstanceOf(IdentityNumber)
    expect(JSON.stringify(read)).not.toContain('2123456')
    const refused = judge(tax, { ...person, identity: '950314212345' })
    expect(JSON.stringify(refused.error)).not.toContain('212345')
    expect(refused.success).toBe(false)
  })
})
