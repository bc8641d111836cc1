/** A sum, which may be below zero; screen readers hear the word, as many of them pass over the sign. */
export function Sum({ of: sum }: { of: number }) {
  if (sum >= 0) return sum
  return (
    <>
      <span aria-hidden="true">−{-sum}</span>
      <span className="sr-only">빼기 {-sum}</span>
    </>
  )
}
