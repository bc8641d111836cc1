import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMustHaves } from '../positions/must-haves.ts'
import { samplePosition } from '../positions/testing/sample.ts'
import { personForMatching, type PositionForMatching, positionForMatching } from './compared.ts'
import { seededRandom } from './learning/random.ts'
import { nothingNear } from './nearness.ts'
import { foldReasons, pointsText, runText, sumOf } from './reasons.ts'
import { suggestionFor } from './score.ts'
import { type Pair, signalNames, signals } from './signals.ts'
import { marketLexicon, marketNearness, marketPerson, marketPosition } from './testing/market.ts'
import { HAND_WEIGHTS, WEIGHTS_SUM, wholeWeights } from './weights.ts'

const pairs = fc.record({ seed: fc.nat(), likes: fc.boolean() }).map(({ seed, likes }): Pair => {
  const random = seededRandom(seed)
  return { person: marketPerson(random), position: marketPosition(random), likes, nearness: marketNearness }
})
const weighings = fc
  .tuple(...signalNames.map(() => fc.nat(100)))
  .map((raw) => wholeWeights(Object.fromEntries(signalNames.map((name, at) => [name, raw[at]!])) as never))
  .map((weights) => weights ?? HAND_WEIGHTS)

const lexicon = marketLexicon
const bringing = {
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
  techStackItems: ['Kotlin', 'Spring'],
  hashtags: ['결제', '대용량트래픽'],
  careers: [],
}
const person = (more: object = {}, brings: object = {}) =>
  personForMatching({ careerMonths: 64, hopeSalary: 7_200, brings: { ...bringing, ...brings }, ...more })
const position = (more: object = {}, kept = { came: null, payKept: null } as PositionForMatching['kept']) => {
  const asked = { ...samplePosition, ...more }
  return positionForMatching(asked, { mustHaves: readMustHaves(asked, lexicon), kept, lexicon })
}
const told = (pair: Partial<Pair>) =>
  suggestionFor(
    { person: person(), position: position(), likes: false, nearness: nothingNear, ...pair },
    HAND_WEIGHTS,
  ).reasons.map(({ text, points }) => `${text} ${pointsText(points)}`)

describe('[MATCH-3] the sum', () => {
  test('is exactly the reasons shown, for any pair and any weights', () => {
    fc.assert(
      fc.property(pairs, weighings, (pair, weights) => {
        const { sum, reasons } = suggestionFor(pair, weights)
        expect(sum).toBe(sumOf(reasons))
        expect(sum).toBeLessThanOrEqual(WEIGHTS_SUM)
        expect(reasons.every(({ points }) => Number.isInteger(points) && points !== 0)).toBe(true)
        const { kept, folded } = foldedParts(pair, weights)
        expect(kept + folded).toBe(sum)
      }),
    )
  })

  test('moves by exactly what was said when what a reason stands on is gone', () => {
    fc.assert(
      fc.property(pairs, weighings, (pair, weights) => {
        const before = suggestionFor(pair, weights)
        for (const signal of signalNames) {
          const said = sumOf(before.reasons.filter((one) => one.signal === signal))
          const after = suggestionFor(without(signal, pair), weights)
          if (signal === 'MUST_HAVES' || signal === 'JOB' || signal === 'YEARS') continue
          expect(after.sum, signal).toBe(before.sum - said)
        }
      }),
    )
  })

  test('never falls when somebody hopes for what is offered, learns a wanted skill or likes the company', () => {
    fc.assert(
      fc.property(pairs, weighings, (pair, weights) => {
        const { sum } = suggestionFor(pair, weights)
        const { brings, careerMonths, hopeSalary } = pair.person
        const skills = pair.position.skills.flatMap(({ names }) => names)
        const learnt = personForMatching({
          careerMonths,
          hopeSalary,
          brings: { ...brings, techStackItems: [...brings.techStackItems, ...skills] },
        })
        expect(suggestionFor({ ...pair, person: learnt }, weights).sum).toBeGreaterThanOrEqual(sum)
        const hoping = personForMatching({ careerMonths, hopeSalary: pair.position.salaryMin, brings })
        expect(suggestionFor({ ...pair, person: hoping }, weights).sum).toBeGreaterThanOrEqual(sum)
        expect(suggestionFor({ ...pair, likes: true }, weights).sum).toBeGreaterThanOrEqual(
          suggestionFor({ ...pair, likes: false }, weights).sum,
        )
      }),
    )
  })
})

function foldedParts(pair: Pair, weights: typeof HAND_WEIGHTS) {
  const { pros, cons, otherPros, otherCons } = foldReasons(suggestionFor(pair, weights).reasons)
  const folded = (otherPros?.points ?? 0) + (otherCons?.points ?? 0)
  return { kept: sumOf([...pros, ...cons]), folded }
}

/** The pair without what the signal reads. Everybody has a job and years, and must-haves are skills as well: the rows of the tables below show these. */
function without(signal: (typeof signalNames)[number], pair: Pair): Pair {
  const { brings, careerMonths } = pair.person
  switch (signal) {
    case 'HOPE':
      return { ...pair, person: personForMatching({ brings, careerMonths, hopeSalary: null }) }
    case 'LIKES':
      return { ...pair, likes: false }
    case 'SKILLS':
      return { ...pair, position: { ...pair.position, skills: [] } }
    case 'KEPT_WORD':
      return { ...pair, position: { ...pair.position, kept: { came: null, payKept: null } } }
    case 'YEARS':
    case 'MUST_HAVES':
    case 'JOB':
      return pair
  }
}

describe('[MATCH-4] reasons are sentences, the heaviest first', () => {
  test('for a person who suits in everything', () => {
    expect(told({ likes: true, position: position({}, { came: 9, payKept: null }) })).toEqual([
      '꼭 필요한 것 3개 중 3개가 있어요 +30',
      '직무가 같아요 +20',
      '희망 연봉이 범위 안이에요 +15',
      '기술 1개 중 1개가 있어요 +15',
      '찾는 경력 안이에요 +10',
      '관심 회사로 골랐어요 +5',
      '커피챗 약속을 10번에 9번 지킨 회사예요 +4',
    ])
  })

  test('for a person who misses something, with the reasons against', () => {
    const missing = person(
      { careerMonths: 122, hopeSalary: 9_500 },
      { hashtags: [], techStackItems: ['Java'] },
    )
    expect(told({ person: missing, position: position({}, { came: 6, payKept: 9 }) })).toEqual([
      '직무가 같아요 +20',
      '기술 1개 중 1개가 있어요 +15',
      '꼭 필요한 것 3개 중 1개가 있어요 +10',
      '연봉 약속을 10번에 9번 지켰어요 +4',
      '희망 연봉이 범위보다 높아요 −8',
      '꼭 필요한 결제나 정산을 적지 않았어요 −6',
      '꼭 필요한 대용량 처리를 적지 않았어요 −6',
      '찾는 경력은 4~8년인데 10년 2개월이에요 −5',
      '커피챗 약속을 10번에 6번 지킨 회사예요 −3',
    ])
  })

  test.each([
    ['above the range', 8_100, '희망 연봉이 범위보다 조금 높아요 −5'],
    ['at its end', 7_900, '희망 연봉이 범위 끝이에요 −4'],
    ['below it', 5_000, '범위가 희망 연봉보다 높아요 +15'],
  ])('a hope %s', (_where, hopeSalary, sentence) => {
    expect(told({ person: person({ hopeSalary }) })).toContain(sentence)
  })

  test('a near skill counts, though less than the skill itself', () => {
    const near = person({}, { techStackItems: ['Java'] })
    const asks = position({ mustHaves: [], title: 'Spring, Kafka', message: '' })
    expect(told({ person: near, position: asks, nearness: marketNearness })).toContain(
      '기술 2개 중 1개가 가까워요 +4',
    )
    expect(told({ person: near, position: asks })).toContain('Spring, Kafka를 적지 않았어요 −3')
  })

  test('what nobody said is no reason: no hope, no skills, no record', () => {
    const silent = told({
      person: person({ hopeSalary: null }),
      position: position({ mustHaves: [], message: '', title: '' }),
    })
    expect(silent).toEqual(['직무가 같아요 +20', '찾는 경력 안이에요 +10'])
  })

  test('folded rows say how many they are and their sum, and nobody folds a single one', () => {
    const { reasons, sum } = suggestionFor(
      {
        person: person(),
        position: position({}, { came: 9, payKept: 6 }),
        likes: true,
        nearness: nothingNear,
      },
      HAND_WEIGHTS,
    )
    const { pros, otherPros, cons, otherCons } = foldReasons(reasons)
    expect([pros.length, otherPros, cons.length, otherCons]).toEqual([3, { count: 4, points: 34 }, 1, null])
    expect(runText({ reasons, sum })).toBe('맞는 이유를 더하면 99, 걸리는 이유를 빼면 3, 모두 96')
  })
})

describe('[MATCH-2] what never counts', () => {
  const forbidden = fc.record({
    gender: fc.constantFrom('MALE', 'FEMALE'),
    birthday: fc.string(),
    name: fc.string(),
    school: fc.string(),
    verifiedIncome: fc.nat(),
    company: fc.string(),
    photo: fc.string(),
    brings: fc.record({ name: fc.string(), schools: fc.array(fc.string()) }),
  })

  test('twins who differ in it alone have the same reasons, letter by letter', () => {
    fc.assert(
      fc.property(pairs, forbidden, (pair, { brings, ...other }) => {
        const given = { ...other, ...pair.person, brings: { ...brings, ...pair.person.brings } }
        const twin = personForMatching(given)
        const [one, two] = [pair.person, twin].map((who) =>
          JSON.stringify(suggestionFor({ ...pair, person: who }, HAND_WEIGHTS)),
        )
        expect(two).toBe(one)
        expect(Object.keys(twin).toSorted()).toEqual(['brings', 'careerMonths', 'hopeSalary'])
      }),
    )
  })

  test.each(['서울대 출신', '여성', '30대 이하', '용모 단정'])(
    'a must-have that asks for it is left out: %s',
    (line) => {
      const lexiconWithSchools = {
        ...lexicon,
        meanings: new Map([
          ...lexicon.meanings,
          ['서울대', [{ kind: 'school', name: '서울대학교' }]],
        ] as never),
      }
      const asked = { ...samplePosition, mustHaves: [line, '결제나 정산'] }
      const mustHaves = readMustHaves(asked, lexicon)
      const kept = { came: null, payKept: null }
      const made = positionForMatching(asked, { mustHaves, kept, lexicon: lexiconWithSchools as never })
      expect(made.mustHaves.map((one) => one.line)).toEqual(['결제나 정산'])
    },
  )
})

test('[MATCH-3] the weights set by hand make 100, the heaviest first', () => {
  const weights = signalNames.map((name) => signals[name].handWeight)
  expect(weights).toEqual([30, 20, 15, 15, 10, 5, 5])
})
