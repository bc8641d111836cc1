import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { increaseRate } from './increase-rate.ts'
import { noAnswers, raiseBandOf, raiseBands, toldShare, withAnswer } from './market-answers.ts'

type Answer = Parameters<typeof withAnswer>[1]

const answers = (words: string): Answer[] =>
  words.split(' ').map((word) => ({ companyId: word[0]!, isAccepted: word[1] === '+' }))

const shareOf = (given: readonly Answer[]) => toldShare(given.reduce(withAnswer, noAnswers).told)

describe('[BIZ-13] how many accepted at which raise', () => {
  test.each([
    [-3, 0],
    [0, 0],
    [9.9, 0],
    [10, 1],
    [19.9, 1],
    [20, 2],
    [80, 2],
  ])('a raise of %d%% stands in band %i', (rate, band) => {
    expect(raiseBandOf(rate)).toBe(band)
  })

  test('every raise has its band', () => {
    const amount = fc.integer({ min: 1, max: 200_000 })
    fc.assert(
      fc.property(amount, amount, (income, salary) => {
        const rate = increaseRate(income, { salaryMin: salary, salaryMax: salary })!
        expect(raiseBands[raiseBandOf(rate)]).toBeDefined()
      }),
    )
  })

  test('is told from five people on, whom three companies wrote to', () => {
    expect(shareOf(answers('a+ b- c+ a+'))).toBeNull()
    expect(shareOf(answers('a+ b- c+ a+ a-'))).toBe(60)
    expect(shareOf(answers('a+ b- b+ a+ a- b- b-'))).toBeNull()
    expect(shareOf(answers('a+ b- b+ a+ a- b- b- c-'))).toBe(40)
  })

  test('four more answers move nothing, the fifth does', () => {
    const before = answers('a+ b- c+ a+ a-')
    for (const more of ['a-', 'a- b-', 'a- b- c-', 'a- b- c- d-'])
      expect(shareOf([...before, ...answers(more)])).toBe(60)
    expect(shareOf([...before, ...answers('a- b- c- d- e-')])).toBe(30)
  })

  test('is never nobody and never everybody', () => {
    expect(shareOf(answers('a- b- c- d- e-'))).toBe(5)
    expect(shareOf(answers('a+ b+ c+ d+ e+'))).toBe(95)
  })

  test('two looks are the same, or five people of three companies lie between them; it is told in steps of five', () => {
    const answer = fc.record({ companyId: fc.constantFrom('a', 'b', 'c', 'd'), isAccepted: fc.boolean() })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60 }), (given) => {
        let tally = noAnswers
        let since: Answer[] = []
        for (const one of given) {
          const before = tally.told
          tally = withAnswer(tally, one)
          since.push(one)
          if (tally.told === before) continue
          expect(since.length).toBeGreaterThanOrEqual(5)
          expect(new Set(since.map(({ companyId }) => companyId)).size).toBeGreaterThanOrEqual(3)
          expect(tally.told.answered - before.answered).toBe(since.length)
          expect(toldShare(tally.told)! % 5).toBe(0)
          since = []
        }
      }),
    )
  })
})
