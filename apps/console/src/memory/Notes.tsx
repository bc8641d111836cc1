import { agoText } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useNow } from '@coffeeattack/kit/useNow'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { NoteField } from './NoteField.tsx'
import { NoteWords } from './NoteWords.tsx'
import { type Note, notesQuery } from './queries.ts'

/** The notes about a person, newest next to the field for a new one. */
export function Notes({ candidateId, count }: { candidateId: string; count: number }) {
  const notes = useQuery({ ...notesQuery(candidateId), enabled: count > 0 })
  return (
    <section aria-label="메모" className="mt-6">
      <h3 className="mb-2.5 text-label font-semibold text-ink-2">메모</h3>
      {(count > 0 || notes.data) && (
        <Loaded
          query={notes}
          title="메모를 불러오지 못했어요"
          className="py-4"
          skeleton={
            <SkeletonGroup label="메모를 불러오는 중이에요">
              <Skeleton round="card" className="mb-3 h-16" />
            </SkeletonGroup>
          }
        >
          {({ items }) => (
            <ul className="mb-3 grid gap-3 empty:hidden">
              {items.map((note) => (
                <OneNote key={note.id} note={note} candidateId={candidateId} />
              ))}
            </ul>
          )}
        </Loaded>
      )}
      <NoteField candidateId={candidateId} />
    </section>
  )
}

function OneNote({ note, candidateId }: { note: Note; candidateId: string }) {
  const now = useNow(60_000)
  const { author, createdAt, editedAt } = note
  return (
    <li>
      <p className="flex items-baseline justify-between gap-2 text-caption text-ink-3">
        <b className="text-label font-semibold text-ink">{author.name}</b>
        <time dateTime={createdAt}>{agoText(new Date(createdAt), now)}</time>
      </p>
      <NoteWords note={{ ...note, isEdited: editedAt !== null }} candidateId={candidateId} />
    </li>
  )
}
