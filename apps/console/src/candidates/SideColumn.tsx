import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TeamMemory } from '../memory/TeamMemory.tsx'
import { useMe } from '../sessions/me.ts'
import { Browse } from './browse/Browse.tsx'
import { savedSearchesQuery } from './queries.ts'
import type { Piece } from './reading/reading.ts'
import { SavedSearches } from './saved/SavedSearches.tsx'
import type { Change, Search } from './search.ts'

type SideProps = { search: Search; read: readonly Piece[]; change: Change }

/** Saved searches, team marks and facets. An open profile replaces this column. */
export function SideColumn(props: SideProps) {
  return (
    <aside
      aria-label="저장한 검색과 둘러보기"
      className="relative w-[268px] shrink-0 overflow-y-auto border-l border-line bg-surface max-console:hidden min-[1400px]:w-[316px]"
    >
      <SavedSearches search={props.search} />
      <div className="border-t border-line">
        <OwnMemory {...props} />
        <Browse {...props} />
      </div>
    </aside>
  )
}

/** Only operators of a company have saved searches and marks. */
function OwnMemory(props: Parameters<typeof TeamMemory>[0]) {
  const isOurs = useMe().company !== null
  return (
    isOurs && (
      <div className="border-b border-line">
        <TeamMemory {...props} />
      </div>
    )
  )
}

/** The side column as a sheet, for screens without room beside the list. */
export function SideSheet(props: SideProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(savedSearchesQuery)
  const fresh = data?.items.some(({ newCount }) => newCount > 0) ?? false
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={fresh ? '저장한 검색, 새로 온 분 있음' : '저장한 검색'}
        onClick={() => setOpen(true)}
        className={`${iconButtonLook} console:hidden`}
      >
        <Clock size={24} />
        {fresh && <i className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-page bg-ink" />}
      </button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="저장한 검색과 둘러보기" hideTitle>
        <div className="-mx-5 -mt-4">
          <SavedSearches search={props.search} onOpen={close} />
          <OwnMemory {...props} onOpen={close} />
          <Browse {...props} />
        </div>
      </Sheet>
    </>
  )
}
