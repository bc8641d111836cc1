/** For a picture made of shapes: readers hear the sentence instead. */
export function drawing(sentence: string) {
  return { role: 'img', 'aria-label': sentence } as const
}
