import { Button } from '@coffeeattack/ui/Button'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Check } from '@coffeeattack/ui/icons/Check'
import { filterText, type Search } from '../search.ts'
import { keptOf, nameFor, useSavedSearches } from './use-saved-searches.ts'

/** Keeps the search and tells of whoever comes: for those who found nobody today. */
export function TellMeButton({ search }: { search: Search }) {
  const { kept, keep, change } = useSavedSearches()
  const items = kept.data?.items ?? []
  const own = keptOf(items, search)
  if (own?.tells)
    return (
      <output className="flex min-h-10 items-center gap-1.5 text-body-s font-medium text-ink-2">
        <Check size={16} strokeWidth={2.4} className="text-success" />
        이런 분이 오면 알려 드릴게요
      </output>
    )

  function tell() {
    if (own) void change.run({ id: own.id, tells: true })
    else void keep.run({ name: nameFor(search, items), filter: filterText(search), tells: true })
  }
  return (
    <Button
      kind="line"
      size="sm"
      disabled={!kept.data}
      busy={(keep.busy || change.busy) && '저장하는 중'}
      onClick={tell}
    >
      <Bell size={17} />
      이런 분이 오면 알려 주기
    </Button>
  )
}
