import { expect, test } from 'vitest'
import {
  filterQuery,
  isNarrowed,
  keepView,
  nobodyLeftOut,
  readFilter,
  readStage,
  readView,
  withFilter,
} from './filter.ts'

const params = (text = '') => new URLSearchParams(text)

test('[BIZ-10] every filter survives its address', () => {
  const filter = { position: 'p', assignee: 'a', mine: true, today: true }
  expect(readFilter(withFilter(params(), filter))).toEqual(filter)
  expect(filterQuery(filter)).toEqual({ positionId: 'p', assigneeId: 'a', mine: true, today: true })
  expect(readFilter(params())).toEqual(nobodyLeftOut)
  expect(filterQuery(nobodyLeftOut)).toEqual({})
  expect([isNarrowed(filter), isNarrowed(nobodyLeftOut)]).toEqual([true, false])
})

test('[BIZ-10] another filter keeps the rest of the address', () => {
  expect(`${withFilter(params('view=table&mine=1'), nobodyLeftOut)}`).toBe('view=table')
})

test('[BIZ-10] the view from the address, or the last one on this device', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  expect(readView(params(), store)).toBe('board')
  keepView('table', store)
  expect(readView(params(), store)).toBe('table')
  expect(readView(params('view=board'), store)).toBe('board')
  expect(readView(params('view=chart'), store)).toBe('board')
})

test('[BIZ-10] a phone shows the stage in the address', () => {
  expect([readStage(params('stage=terms')), readStage(params('stage=x')), readStage(params())]).toEqual([
    'TERMS',
    null,
    null,
  ])
})
