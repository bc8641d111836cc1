import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { narrowest, peerCircles, peerGroupText, peerGroups, type Person } from './peers.ts'

const me = { jobLabel: '개발', jobSubLabel: '프론트엔드 개발자', totalMonth: 63 }
const findPeers = (who: Person, everyone: readonly Person[]) => narrowest(peerCircles(who, everyone))

const people = (count: number, more: Partial<typeof me>) =>
  Array.from({ length: count }, () => ({ ...me, ...more }))

describe('[PRO-15] peers', () => {
  test.each([
    ['five alike', people(5, {}), { kind: 'SAME', years: { from: 5, to: 5 } }],
    [
      'one a year away',
      [...people(4, {}), ...people(1, { totalMonth: 83 })],
      { kind: 'NEAR', years: { from: 4, to: 6 } },
    ],
    [
      'one three years away',
      [...people(4, {}), ...people(1, { totalMonth: 24 })],
      { kind: 'NEAR', years: { from: 2, to: 8 } },
    ],
    [
      'others of the wider job',
      [...people(4, {}), ...people(9, { jobSubLabel: '백엔드 개발자' })],
      { kind: 'JOB', jobSubLabel: null, years: { from: 4, to: 6 } },
    ],
    [
      'all years of the wider job',
      people(5, { jobSubLabel: '백엔드 개발자', totalMonth: 300 }),
      { kind: 'JOB', jobSubLabel: null, years: null },
    ],
  ])('the narrowest circle with five people wins: %s', (_, everyone, group) => {
    expect(findPeers(me, everyone)?.group).toMatchObject(group)
  })

  test('people of other jobs are never mixed in', () => {
    expect(findPeers(me, [...people(4, {}), ...people(99, { jobLabel: '디자인' })])).toBeNull()
  })

  test('free entries share only the word 기타: the same words are the same job, whatever the years', () => {
    const free = { ...me, jobLabel: '기타', jobSubLabel: '조향사' }
    const others = (more: Partial<typeof me>) => Array.from({ length: 5 }, () => ({ ...free, ...more }))
    expect(findPeers(free, others({ jobSubLabel: '드론 조종사' }))).toBeNull()
    expect(findPeers(free, others({ totalMonth: 300 }))?.group).toMatchObject({
      kind: 'NEAR',
      jobSubLabel: '조향사',
      years: null,
    })
  })

  test('the circles are the same for whoever asks and is left out of them', () => {
    const person = fc.record({
      jobLabel: fc.constantFrom('개발', '개발', '디자인'),
      jobSubLabel: fc.constantFrom('프론트엔드 개발자', '프론트엔드 개발자', '백엔드 개발자'),
      totalMonth: fc.integer({ min: 0, max: 150 }),
    })
    fc.assert(
      fc.property(fc.array(person, { maxLength: 40 }), fc.nat(40), (everyone, asking) => {
        const without = (some: readonly Person[]) => some.filter((one) => one !== everyone[asking])
        const circles = peerCircles(me, everyone).map(({ group, people }) => ({
          group,
          people: without(people),
        }))
        expect(narrowest(circles)).toEqual(findPeers(me, without(everyone)))
      }),
    )
  })

  test('where six are alike no wider circle is needed, whoever of them asks', () => {
    const wider = people(9, { totalMonth: 80 })
    expect(peerCircles(me, [...people(6, {}), ...wider])).toHaveLength(1)
    expect(peerCircles(me, [...people(5, {}), ...wider])).toHaveLength(2)
  })

  test('in words', () => {
    const [exact, near, , wide] = peerGroups(me)
    expect(peerGroupText(exact!)).toBe('프론트엔드 개발자 · 경력\u00A05년')
    expect(peerGroupText(near!)).toBe('프론트엔드 개발자 · 경력\u00A04~6년')
    expect(peerGroupText(wide!)).toBe('개발 전체 · 경력\u00A04~6년')
    expect(peerGroupText(peerGroups({ ...me, totalMonth: 7 })[0]!)).toBe(
      '프론트엔드 개발자 · 경력\u00A01년\u00A0미만',
    )
    expect(peerGroupText(peerGroups(me).at(-1)!)).toBe('개발 전체 · 모든 경력')
  })
})
