import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CompanyIdentity, companyKey, companyKeys, viewerKeys } from './name.ts'
import { isBlocked } from './testing/oracles.ts'

const meet = (a: CompanyIdentity, b: CompanyIdentity) =>
  companyKeys(b).some((key) => companyKeys(a).includes(key))

describe('[OFR-13] one company, many spellings', () => {
  test.each([
    '( 주 )두들페이',
    '（주）두들페이',
    '주식 회사 두들페이',
    '두들페이주식회사',
    '(유)두들페이',
    '유한책임회사 두들페이',
    ' 두들페이 ',
  ])('%j is 두들페이', (name) => expect(companyKey(name)).toBe('두들페이'))

  test.each(['ＤＯＯＤＬＥＰＡＹ', 'Doodlepay Inc.', 'DOODLEPAY Co., Ltd.', 'Doodlepay Corporation'])(
    '%j is doodlepay',
    (name) => expect(companyKey(name)).toBe('doodlepay'),
  )

  test('words that only look like a legal form stay', () => {
    expect(companyKey('Incheon Port')).toBe('incheonport')
    expect(companyKey('Limited Edition')).toBe('limitededition')
    expect(companyKey('주유소')).toBe('주유소')
    expect(companyKey('유니콘')).toBe('유니콘')
  })

  test('a name that is only a legal form, or nothing, never matches another', () => {
    expect([companyKey('㈜'), companyKey('주식회사'), companyKey('…')]).toEqual(['주', '주식회사', ''])
    expect(meet({ name: '' }, { name: '' })).toBe(false)
    expect(meet({ name: '㈜' }, { name: '(유)' })).toBe(false)
    expect(meet({ name: '…' }, { name: '!!' })).toBe(false)
  })

  test('a site written after the legal form belongs to the company', () => {
    expect(companyKey('두들페이(주)판교센터')).toBe('두들페이')
    expect(companyKey('두들페이 주식회사 판교지점')).toBe('두들페이')
    expect(meet({ name: '두들페이(주)판교센터' }, { name: '주식회사 두들페이' })).toBe(true)
  })

  test('different companies stay different', () => {
    expect(meet({ name: '두들페이' }, { name: '두들페이먼츠' })).toBe(false)
  })

  test('a Latin name meets its Korean one through the aliases', () => {
    const company = { name: '두들페이', aliases: ['DoodlePay'] }
    expect(meet(company, { name: 'doodlepay Inc.' })).toBe(true)
    expect(meet({ name: '두들페이' }, { name: 'DoodlePay' })).toBe(false)
  })

  test('any dress of a name folds to the same key', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('두들페이노을모카Ab9')), minLength: 1 })
    const before = fc.constantFrom('', '㈜', '(주)', '주식회사 ', '유한회사', ' （유） ', '주)')
    const after = fc.constantFrom('', '㈜', ' (주)', ' 주식 회사', '(유)', '(주', ' ')
    fc.assert(
      fc.property(word, before, after, fc.boolean(), (name, prefix, suffix, decomposed) => {
        const dressed = `${prefix}${Array.from(name).join(' ')}${suffix}`
        expect(companyKey(decomposed ? dressed.normalize('NFD') : dressed)).toBe(name.toLowerCase())
        expect(companyKey(companyKey(dressed))).toBe(companyKey(dressed))
      }),
    )
  })
})

describe('[OFR-13] a company that looks is known', () => {
  test.each([
    ['by its name without the legal form', { name: '두들페이㈜' }, true],
    ['by another spelling', { name: 'DoodlePay', aliases: ['두들 페이'] }, true],
    ['by its affiliate', { name: '두들홀딩스', affiliates: [{ name: '두들페이(주)' }] }, true],
    [
      'by another spelling of its affiliate',
      { name: '두들홀딩스', affiliates: [{ name: 'DP', aliases: ['두들페이'] }] },
      true,
    ],
    ['by nothing but its own names', { name: '노을클라우드' }, false],
    ['by no name that has no letter', { name: '' }, false],
  ])('%s', (_, viewer, known) => {
    expect(viewerKeys(viewer).has(companyKey('주식회사 두들페이'))).toBe(known)
  })

  test('and never by an empty key, under which all nameless ones would be one', () => {
    expect([...viewerKeys({ name: '…', aliases: [''], affiliates: [{ name: '!!' }] })]).toEqual([])
  })
})

describe('the truth about who never sees a profile', () => {
  const profile = {
    careerItems: [
      { company: '주식회사 두들페이', end: null },
      { company: '한뼘교육', end: '2020-10' },
      { company: '모래시계', end: '' },
    ],
    restrictedCompanies: ['㈜세모상점'],
  }

  test.each([
    ['두들페이㈜', true],
    ['모래시계', true],
    ['세모상점', true],
    ['한뼘교육', false],
    ['노을클라우드', false],
    ['', false],
  ])('%s: %s', (name, blocked) => expect(isBlocked({ name }, profile)).toBe(blocked))
})
