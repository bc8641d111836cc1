import { describe, expect, test, vi } from 'vitest'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { createPeerCache } from './peer-cache.ts'
import type { Colleague } from './store.ts'

const me = { jobLabel: '개발', jobSubLabel: '프론트엔드 개발자', totalMonth: 62 }
const idOf = (place: number) => `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`
const NOBODY = idOf(999)

const alike = (count: number): Colleague[] =>
  Array.from({ length: count }, (_, place) => ({
    ...me,
    id: idOf(place),
    income: 5_000 + place * 100,
    offered: null,
  }))

/** A fake of the database: `people.now` is what it finds, `reads` how often it was read. */
function members(count: number, most?: number) {
  const people = { now: alike(count) }
  const reads = vi.fn<() => Promise<{ rows: Colleague[] }>>(async () => ({ rows: people.now }))
  const clock = createTestClock()
  const db = { replica: { $client: { query: reads } } }
  const peersOf = createPeerCache(most)
  const ask = async (userId: string = NOBODY, asking: Partial<typeof me> = {}) => {
    const deps = { db, clock } as unknown as ApiDeps
    return (await peersOf({ userId, me: { ...me, ...asking } }, deps)).earning?.people ?? null
  }
  return { people, reads, clock, ask }
}

describe('[PRO-15] the cache of similar people', () => {
  test('does not change for an hour', async () => {
    const { people, reads, clock, ask } = members(6)
    const before = await ask()
    people.now = alike(9).slice(2)
    clock.advance({ minutes: 59, seconds: 59 })
    expect(await ask()).toEqual(before)
    expect(reads).toHaveBeenCalledTimes(1)
    clock.advance({ seconds: 1 })
    expect(await ask()).toHaveLength(7)
  })

  test('has one entry for each job group, job and year', async () => {
    const { reads, ask } = members(6)
    for (const totalMonth of [60, 62, 71]) await ask(NOBODY, { totalMonth })
    expect(reads).toHaveBeenCalledTimes(1)
    for (const other of [{ totalMonth: 59 }, { jobSubLabel: '디자이너' }, { jobLabel: '기획' }])
      await ask(NOBODY, other)
    expect(reads).toHaveBeenCalledTimes(4)
  })

  test('leaves out the caller, also from people who were read before', async () => {
    const { people, ask } = members(6)
    expect(await ask(idOf(3))).toEqual([5_000, 5_100, 5_200, 5_400, 5_500])
    people.now = []
    expect(await ask(idOf(5))).toEqual([5_000, 5_100, 5_200, 5_300, 5_400])
    expect(await ask(idOf(7))).toHaveLength(6)
  })

  test('answers five others or nobody', async () => {
    const { ask } = members(5)
    expect(await ask()).toHaveLength(5)
    expect(await ask(idOf(3))).toBeNull()
  })

  test('reads once for requests at the same time', async () => {
    const { reads, ask } = members(6)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(reads).toHaveBeenCalledTimes(1)
    expect(answers.every((found) => found?.length === 6)).toBe(true)
  })

  test('reads again after a failure', async () => {
    const { reads, ask } = members(6)
    reads.mockRejectedValueOnce(new Error('away'))
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('away')
    expect(await ask()).toHaveLength(6)
    expect(reads).toHaveBeenCalledTimes(2)
  })

  test('drops the oldest entries when it is full', async () => {
    const { reads, ask } = members(6, 112)
    const kinds = ['가', '나', '다'].map((jobSubLabel) => ({ jobSubLabel }))
    for (const kind of kinds) await ask(NOBODY, kind)
    await ask(NOBODY, kinds[2])
    await ask(NOBODY, kinds[1])
    expect(reads).toHaveBeenCalledTimes(3)
    await ask(NOBODY, kinds[0])
    expect(reads).toHaveBeenCalledTimes(4)
  })

  test('counts entries without people too', async () => {
    const { reads, ask } = members(0, 200)
    for (const jobSubLabel of ['가', '나', '다', '라', '마', '가']) await ask(NOBODY, { jobSubLabel })
    expect(reads).toHaveBeenCalledTimes(6)
  })
})
