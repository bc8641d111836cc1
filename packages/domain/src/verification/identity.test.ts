import { expect, test } from 'vitest'
import { IdentityNumber, identityBackAsTyped, identityBackProblem, identityProblem } from './identity.ts'

const SECRET = '2876543'

test('[VAL-7] the field holds digits, at most seven', () => {
  expect(identityBackAsTyped('2-8765 43abc99')).toBe('2876543')
})

test.each(['2876543', '0000000'])('[VAL-7] %s is a back part', (back) => {
  expect(identityBackProblem(back)).toBeNull()
})

test.each(['', '287654', '28765432', '287654a', '２８７６５４３'])('[VAL-7] %j is not', (back) => {
  expect(identityBackProblem(back)).toBe('주민등록번호 뒷자리 7자리를 입력해 주세요.')
})

test('[VER-9] the wire takes birth prefix and back part together', () => {
  expect(identityProblem(`950314${SECRET}`)).toBeNull()
  expect(identityProblem(`950314-${SECRET}`)).toBeNull()
  expect(identityProblem(`951314${SECRET}`)).toBe('정확한 생년월일을 입력해 주세요.')
  expect(identityProblem('950314')).toBe('주민등록번호 뒷자리 7자리를 입력해 주세요.')
})

test('[VER-10] an identity number leaks through no printing, serialising or copying', () => {
  const identity = new IdentityNumber(`950314-${SECRET}`)
  const inspect = Symbol.for('nodejs.util.inspect.custom')
  const seen = [
    String(identity),
    `${identity}`,
    identity + '',
    JSON.stringify({ identity }),
    JSON.stringify(Object.entries(identity)),
    JSON.stringify(Object.assign({}, identity)),
    (identity as unknown as Record<symbol, () => string>)[inspect]!(),
  ]
  for (const text of seen) {
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain('950314')
  }
  expect(identity.reveal()).toEqual({ front: '950314', back: SECRET })
})

test('[VER-10] a refused number is not in the error either', () => {
  const refused = () => new IdentityNumber(`950314-${SECRET}9`)
  expect(refused).toThrow('주민등록번호')
  expect(refused).not.toThrow(SECRET)
})

test('[VER-10] once forgotten it is gone', () => {
  const identity = new IdentityNumber(`950314${SECRET}`)
  identity.forget()
  expect(() => identity.reveal()).toThrow('forgotten')
})
