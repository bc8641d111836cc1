import type { RecentOffer } from './queries.ts'

type Words = { title: string; subtitle: string; go: string }

/** Who offers what, and what a press leads to. */
export function offerWords(offer: RecentOffer): Words {
  const { name, position, companyItems, operatorName } = offer
  if (offer.offerGroupId !== null) {
    return {
      title: `${companyItems.length}곳이 함께 왔어요`,
      subtitle: `${operatorName} 에이전트가 골랐어요`,
      go: '한눈에 견주고 고르기',
    }
  }
  return { title: name, subtitle: position, go: offer.isJustMessage ? '메시지 확인하기' : '제안 확인하기' }
}
