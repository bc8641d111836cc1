import { describe, expect, test } from 'vitest'
import { figureAddress, figureQuery, filterNames, readFigureFilter } from './filter.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const read = (address: string) => readFigureFilter(new URLSearchParams(address))

describe('[BIZ-14] the filter in the address', () => {
  test.each([
    ['', ''],
    ['?period=3m', ''],
    ['?period=1y', '?period=1y'],
    ['?period=9y&by=me&position=some', ''],
    [`?by=${ID}&position=none`, `?by=${ID}&position=none`],
    ['?from=2026-09-01&to=2026-09-30', '?from=2026-09-01&to=2026-09-30'],
    ['?from=2026-02-30&to=2026-03-01&period=6m', '?period=6m'],
  ])('%s is read and written as %s', (address, written) => {
    expect(figureAddress(read(address))).toBe(written)
  })

  test('is sent to the server', () => {
    expect(figureQuery(read(''))).toEqual({ period: '3m' })
    expect(figureQuery(read(`?from=2026-09-01&to=2026-09-30&by=${ID}&position=none`))).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
      operatorId: ID,
      positionId: 'none',
    })
  })

  test('is shown with names', () => {
    const choices = {
      colleagues: [{ id: ID, name: '이도현' }],
      positions: [{ id: ID, title: '백엔드 개발자' }],
    }
    expect(filterNames(read(''), choices)).toEqual({ period: '최근 3개월', by: null, position: null })
    expect(filterNames(read(`?by=${ID}&position=${ID}`), choices)).toMatchObject({
      by: '이도현',
      position: '백엔드 개발자',
    })
    expect(filterNames(read('?position=none'), choices).position).toBe('포지션 없이')
  })
})
