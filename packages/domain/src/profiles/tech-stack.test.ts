import { describe, expect, test } from 'vitest'
import { addTechnique, recommendedTechStack, techniquesOfJob, trimmedResults } from './tech-stack.ts'

describe('[PRO-9] tech stack', () => {
  const many = Array.from({ length: 21 }, (_, index) => `기술${index}`)

  test('twenty results at most', () => {
    expect(trimmedResults(many)).toEqual(many.slice(0, 20))
    expect(trimmedResults(many.slice(0, 20))).toHaveLength(20)
  })

  test('the recommendation falls back on error', () => {
    expect(recommendedTechStack(new Error('offline'))).toEqual(['Spring', 'React', 'Python'])
    expect(recommendedTechStack(['Kotlin'])).toEqual(['Kotlin'])
    expect(recommendedTechStack([])).toEqual([])
  })

  test('what people of the job use goes first, what is curated fills up to ten, and neither comes twice', () => {
    expect(techniquesOfJob(['Kotlin', 'Go'], ['Java', 'kotlin', 'Redis'])).toEqual([
      'Kotlin',
      'Go',
      'Java',
      'Redis',
    ])
    expect(techniquesOfJob([], many)).toEqual(many.slice(0, 10))
    expect(techniquesOfJob(many, ['Java'])).toEqual(many.slice(0, 10))
  })

  test('no technique twice, and C++ is not C', () => {
    expect(addTechnique(['React'], ' react ')).toEqual(['React'])
    expect(addTechnique(['C'], 'C++')).toEqual(['C', 'C++'])
    expect(addTechnique(['C'], ' ')).toEqual(['C'])
  })
})
