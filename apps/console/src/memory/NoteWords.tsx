import { type Colleague, notePieces } from '@coffeeattack/domain/memory/mentions'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useCall } from '@coffeeattack/kit/useCall'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { NoteField } from './NoteField.tsx'
import { refreshNotes } from './queries.ts'

type NoteWordsProps = {
  note: { id: string; text: string; mentions: readonly Colleague[]; isMine: boolean; isEdited: boolean }
  candidateId: string
}

/** A colleague's note; the own ones can be edited and deleted. */
export function NoteWords({ note, candidateId }: NoteWordsProps) {
  const [isChanging, setChanging] = useState(false)
  const remove = useCall(() => api('DELETE /console/notes/:id', { params: { id: note.id } }), {
    asks: () => ({
      title: '메모를 지울까요?',
      description: '지우면 동료에게도 보이지 않아요.',
      confirm: '지우기',
      danger: true,
    }),
    onSettled: () => refreshNotes(candidateId),
  })
  const done = () => setChanging(false)
  if (isChanging)
    return (
      <div className="mt-1">
        <NoteField candidateId={candidateId} note={note} onLeft={done} onCancel={done} />
      </div>
    )
  return (
    <>
      <p className="mt-1 rounded-[4px_14px_14px_14px] bg-surface-2 px-3 py-2.5 text-label leading-5 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {notePieces(note.text, note.mentions).map((piece, place) =>
          piece.isCall ? (
            // oxlint-disable-next-line react/no-array-index-key -- the words of a note keep their order
            <b key={place} className="font-semibold">
              {piece.text}
            </b>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the words of a note keep their order
            <MaskedText key={place} text={piece.text} />
          ),
        )}
      </p>
      {(note.isMine || note.isEdited) && (
        <p className="flex items-center gap-3 text-caption text-ink-3">
          {note.isEdited && <span>고쳤어요</span>}
          {note.isMine && (
            <>
              <TextLink size="sm" onClick={() => setChanging(true)}>
                고치기
              </TextLink>
              <TextLink size="sm" onClick={() => void remove.run()}>
                지우기
              </TextLink>
            </>
          )}
        </p>
      )}
    </>
  )
}
