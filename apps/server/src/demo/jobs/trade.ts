/** What the demo world knows of one job: how many do it, what they earn, what they say of their work. */
export type Trade = {
  label: string
  subLabel: string
  /** How many of a hundred people, roughly. */
  weight: number
  /** First year's pay in 만원. */
  entry: number
  /** Names the employer would print above the offer. */
  positions: string
  tech: string
  tags: string
  majors: string
  /** Sentences about work done; `#` stands for a figure. */
  work: readonly string[]
}

export function listOf(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}
