/** A guess of the rank, as a top percent: 1 is the very top. */
export const GUESS = { min: 1, max: 99, start: 50 } as const

/** A guess this close, in percentage points, counts as a hit. */
const NEAR = 5

export function readGuess(text: string | null): number | null {
  if (text === null || !/^\d{1,2}$/.test(text)) return null
  const guess = Number(text)
  return guess >= GUESS.min && guess <= GUESS.max ? guess : null
}

/** The answer to a guess; both are top percents, so the smaller one is the higher rank. */
export function guessNews(guess: number, actual: number): string {
  if (guess === actual) return '딱 맞혔어요'
  if (Math.abs(guess - actual) <= NEAR) return '거의 맞혔어요'
  return guess > actual ? '생각보다 높은 자리예요' : '아직 오를 자리가 남았어요'
}

/** '짐작한 자리보다 18%p 위예요' */
export function guessGap(guess: number, actual: number): string {
  if (guess === actual) return '짐작한 자리와 같아요'
  return `짐작한 자리보다 ${Math.abs(guess - actual)}%p ${guess > actual ? '위' : '아래'}예요`
}
