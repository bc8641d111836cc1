import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { expect, test } from 'vitest'
import { meaningOf, type Moment } from './result-codes.ts'

const at = (area: Moment['area'], step: Moment['step'], loginTypeLevel = 1): Moment => ({
  area,
  step,
  loginTypeLevel,
})

const table: [code: string, moment: Moment, kindOrStatus: string | number][] = [
  ['CF-00000', at('career', 'fetch'), 'success'],
  ['CF-03002', at('career', 'request'), 'confirm'],
  ['CF-03002', at('career', 'fetch'), 409],
  ['CF-00016', at('career', 'fetch'), 409],
  ['CF-00016', at('career', 'request'), 418],
  ['CF-12001', at('career', 'fetch'), 410],
  ['CF-01004', at('career', 'fetch'), 410],
  ['CF-12872', at('career', 'fetch'), 403],
  ['CF-12102', at('career', 'fetch'), 403],
  ['CF-12701', at('career', 'fetch'), 403],
  ['CF-12003', at('career', 'fetch'), 403],
  ['CF-12003', at('career', 'request'), 419],
  ['CF-00022', at('career', 'request'), 412],
  ['CF-12830', at('tax', 'request'), 412],
  ['CF-00025', at('career', 'fetch'), 418],
  ['CF-00024', at('tax', 'fetch'), 418],
  ['CF-12041', at('career', 'request'), 419],
  ['CF-12871', at('career', 'request'), 420],
  ['CF-12837', at('tax', 'request'), 420],
  ['CF-13000', at('tax', 'request'), 420],
  ['CF-12835', at('career', 'request'), 400],
  ['CF-12837', at('career', 'request'), 400],
  ['CF-12832', at('tax', 'fetch'), 'nothing'],
  ['CF-03999', at('career', 'fetch'), 'nothing'],
  ['CF-00001', at('career', 'request'), 500],
  ['CF-04036', at('tax', 'request'), 500],
  ['CF-77777', at('career', 'request'), 500],
  ['CF-77777', at('career', 'fetch'), 403],
]

test.each(table)('[VER-11] %s means %o: %s', (code, moment, expected) => {
  const meaning = meaningOf(code, moment)
  expect(meaning.kind === 'refused' ? catalogue[meaning.situation].status : meaning.kind).toBe(expected)
})

test('[VER-11] a missing certificate is worded for the app that was asked', () => {
  expect(meaningOf('CF-12871', at('career', 'request', 1))).toMatchObject({
    situation: 'CERTIFICATE_NOT_ISSUED_KAKAO',
  })
  expect(meaningOf('CF-12871', at('career', 'request', 5))).toMatchObject({
    situation: 'CERTIFICATE_NOT_ISSUED_PASS',
  })
})

test('[VER-11] the same code is a wrong resident number at the tax office and a missing certificate elsewhere', () => {
  expect(meaningOf('CF-12870', at('tax', 'request'))).toMatchObject({ situation: 'RESIDENT_NUMBER_MISMATCH' })
  expect(meaningOf('CF-12870', at('career', 'request'))).toMatchObject({
    situation: 'CERTIFICATE_NOT_ISSUED_KAKAO',
  })
})

test('a code that only our own mistake can cause is our fault', () => {
  expect(meaningOf('CF-00001', at('career', 'request'))).toMatchObject({ ourFault: true })
  expect(meaningOf('CF-12871', at('career', 'request'))).not.toHaveProperty('ourFault')
})
