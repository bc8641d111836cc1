import { paths } from '@coffeeattack/contract/pages'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Scales } from '@coffeeattack/ui/icons/Scales'
import { useState } from 'react'

/**
 * On the first view, before anything is suggested: how the order comes about, and that a person decides (the AI law asks
 * that users are told beforehand). It stays until the page is left.
 */
export function FirstNotice({ isRead }: { isRead: boolean }) {
  const [wasReadBefore] = useState(isRead)
  if (wasReadBefore) return null
  return (
    <aside aria-label="추천을 처음 볼 때" className="rounded-card bg-surface px-5 pt-4.5 pb-1.5">
      <p className="text-body-s text-ink-2">
        <b className="block text-ink">보이는 이유를 더한 순서예요</b>
        프로필과 포지션을 일곱 가지로만 견줘요. 어택을 보내는 것도, 만나는 것도 사람이 정해요.
      </p>
      <a
        href={paths.matchCriteria()}
        className="mt-1 flex min-h-11 items-center gap-2 text-body-s font-medium text-ink-2"
      >
        <Scales size={18} strokeWidth={1.8} />
        무엇을 세고, 무엇을 세지 않나요?
        <ChevronRight size={16} className="ml-auto text-ink-3" />
      </a>
    </aside>
  )
}
