/** For a drawing made of shapes: screen readers get the sentence instead. */
export function drawing(sentence: string) {
  return { role: 'img', 'aria-label': sentence } as const
}
