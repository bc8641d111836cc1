const UNSAFE = '사용할 수 없는 문자가 들어 있어요.'

/** NUL, which PostgreSQL text cannot hold, and halves of characters, which no encoding can carry. */
export function isSafeText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export function unsafeProblem(text: string): string | null {
  return isSafeText(text) ? null : UNSAFE
}
