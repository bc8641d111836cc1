import type { Filter } from './filter.ts'

type Row = {
  jobLabel: string
  jobSubLabel: string
  techStackItems: readonly string[]
  hashtags: readonly string[]
}

/**
 * Whether what was searched for can be read in the row. The database looks in the words as they were written; a name or
 * a number that is masked in the row must not be findable either, or a hit would tell whose it is (OFR-13).
 */
export function isReadableIn(row: Row, { words, techStack, hashtags }: Filter): boolean {
  const text = [row.jobLabel, row.jobSubLabel, ...row.techStackItems, ...row.hashtags]
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
  return (
    words.every((word) => text.includes(word)) &&
    techStack.every((skill) => row.techStackItems.includes(skill)) &&
    hashtags.every((tag) => row.hashtags.includes(tag))
  )
}
