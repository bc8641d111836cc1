import { paths } from '@coffeeattack/contract/pages'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { suggestionsQuery } from './queries.ts'
import { SuggestionSwitch } from './SuggestionSwitch.tsx'

/** The switch among the settings (MATCH-5). Without an answer it waits; the page behind it shows the error. */
export function SettingsCard() {
  const state = useInfiniteQuery(suggestionsQuery).data?.pages[0]?.state
  return (
    <Card title="추천" className="pb-3!">
      <div className="mt-1.5 flex min-h-14 items-center gap-3">
        <span className="min-w-0 flex-1">
          <b className="block text-body font-medium">추천 받기</b>
          <span className="block text-caption text-ink-3">꺼도 회사의 찾기에는 그대로 나와요</span>
        </span>
        <SuggestionSwitch state={state} />
      </div>
      <Link
        to={paths.suggestions()}
        className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-2 text-body font-medium transition-colors press:bg-surface-2"
      >
        <span className="min-w-0 flex-1">나 같은 분을 찾는 포지션</span>
        <ChevronRight size={18} className="shrink-0 text-ink-3" />
      </Link>
    </Card>
  )
}
