import { describe, expect, test } from 'vitest'
import { ageBand } from './age-band.ts'

const now = new Date('2026-11-15T12:00:00+09:00')

describe('age bands', () => {
  test.each([
    ['20071115', '20세 미만'],
    ['20061115', '20대 초반'],
    ['20061116', '20세 미만'],
    ['20021116', '20대 초반'],
    ['20021115', '20대 중반'],
    ['19991115', '20대 후반'],
    ['19950314', '30대 초반'],
    ['19671115', '50대 후반'],
    ['19661115', '60대 이상'],
  ])('born %s: %s', (birthday, band) => expect(ageBand(birthday, now)).toBe(band))
})
