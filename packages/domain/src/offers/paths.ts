/** Addresses that a rule chooses. The web app's route table holds the same patterns. */

export function offerPath({ id, offerGroupId }: { id: string; offerGroupId: string | null }): string {
  return offerGroupId === null ? `/my/result/${segment(id)}` : `/my/result/curation/${segment(offerGroupId)}`
}

/** The button of a result page: a certified person has a page of their own, others sign in first (OFR-8). */
export function afterResultPath(isCertified: boolean): '/my' | '/signin' {
  return isCertified ? '/my' : '/signin'
}

/** A name may hold anything; a lone surrogate must not break the link. */
function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
