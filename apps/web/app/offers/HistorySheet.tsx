import { Sheet } from '@coffeeattack/ui/Sheet'
import { GroupHistory } from './GroupHistory.tsx'
import { HistoryOnward } from './HistoryOnward.tsx'
import type { ListedEntry } from './listed.ts'
import { SingleHistory } from './SingleHistory.tsx'
import { entrySubtitle, entryTitle } from './words.ts'

type HistorySheetProps = { item: ListedEntry; open: boolean; onOpenChange: (open: boolean) => void }

/** What became of an answered offer, single or group, without leaving the list (OFR-9). */
export function HistorySheet({ item, open, onOpenChange }: HistorySheetProps) {
  const { entry } = item
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={entryTitle(entry)}
      description={entrySubtitle(entry)}
      footer={<HistoryOnward item={item} />}
    >
      {entry.offerGroupId === null ? (
        <SingleHistory item={item} />
      ) : (
        <GroupHistory item={item} groupId={entry.offerGroupId} />
      )}
    </Sheet>
  )
}
