import { search } from '@coffeeattack/domain/companies/search'
import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { calledIn, calling, type Colleague } from '@coffeeattack/domain/memory/mentions'
import { lengthOf, limitMessage } from '@coffeeattack/domain/text/length'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { useCombobox } from '@coffeeattack/ui/useCombobox'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { asText } from '../drafts/kept.ts'
import { Restored, useDraft } from '../drafts/use-draft.tsx'
import { MOD_CAP } from '../keys/registry.ts'
import { useMe } from '../sessions/me.ts'
import { notesQuery, refreshNotes } from './queries.ts'

const At = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8" />
  </>,
)

type NoteFieldProps = {
  candidateId: string
  /** The own note to edit; absent for a new one. */
  note?: { id: string; text: string }
  /** Called after saving. */
  onLeft?: () => void
  onCancel?: () => void
}

/** A note for colleagues; '@' mentions one. A draft is kept until the note is saved. */
export function NoteField({ candidateId, note, onLeft, onCancel }: NoteFieldProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const me = useMe()
  const draft = useDraft({
    place: note ? `note:${candidateId}:${note.id}` : `note:${candidateId}`,
    empty: note?.text ?? '',
    read: asText,
  })
  const { value: text, write } = draft
  // Reading the notes is recorded, so the colleagues are loaded only when somebody starts to write.
  const [isEntered, setEntered] = useState(text !== '')
  const { data } = useQuery({ ...notesQuery(candidateId), enabled: isEntered })
  const others = (data?.colleagues ?? []).filter((colleague) => colleague.id !== me.id)
  const menu = useMentions({ area, text, write, colleagues: others })
  const leave = useCall(
    async (written: string, idempotencyKey) => {
      const { colleagues } = data ?? (await queries.fetchQuery(notesQuery(candidateId)))
      const body = { text: written, mentions: calledIn(written, colleagues) }
      return note
        ? api('PATCH /console/notes/:id', { params: { id: note.id }, body })
        : api('POST /console/candidates/:id/notes', { params: { id: candidateId }, body, idempotencyKey })
    },
    {
      onDone() {
        draft.forget()
        onLeft?.()
      },
      onSettled: () => refreshNotes(candidateId),
    },
  )
  const isEmpty = text.trim() === ''
  const isFull = lengthOf(text) >= MEMORY.noteLimit

  function send() {
    if (!isEmpty) void leave.run(text)
  }
  function press(event: KeyboardEvent) {
    if (menu.hears(event) || event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div className="relative" onFocus={() => setEntered(true)}>
      <Restored draft={draft} />
      <div className="rounded-button bg-surface pt-3 pr-2 max-lg:pt-0.5 pb-2 pl-3.5 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink">
        <label htmlFor={id} className="sr-only">
          {note ? '메모 고치기' : '메모'}
        </label>
        <textarea
          {...menu.field}
          id={id}
          ref={area}
          rows={1}
          value={text}
          maxLength={MEMORY.noteLimit}
          placeholder="동료에게 남길 말을 적어 주세요"
          onChange={({ currentTarget }) => {
            write(currentTarget.value)
            menu.moved(currentTarget.selectionStart)
          }}
          onKeyDown={press}
          className="field-sizing-content block max-h-[8lh] min-h-[1lh] w-full max-lg:min-h-11 resize-none pr-1.5 text-label leading-[21px] [overflow-wrap:anywhere] outline-none placeholder:text-ink-3 max-lg:pt-2.5 max-lg:text-body max-lg:leading-6"
        />
        {isFull && (
          <output className="block pt-1 text-caption text-ink-2">{limitMessage(MEMORY.noteLimit)}</output>
        )}
        <div className="mt-1.5 -ml-2 flex items-center">
          {(!data || others.length > 0) && (
            <button
              type="button"
              aria-label="동료 부르기"
              onClick={menu.begin}
              className="relative grid size-9 shrink-0 place-items-center rounded-[10px] text-ink-2 after:absolute after:-inset-1 press:bg-surface-2"
            >
              <At size={16} />
            </button>
          )}
          <span className="mr-auto ml-1.5 text-caption text-ink-3">우리 회사만 봐요</span>
          {onCancel && (
            <Button kind="weak" size="xs" className="mr-1.5 min-h-9" onClick={onCancel}>
              그만두기
            </Button>
          )}
          <Button
            size="xs"
            className="min-h-9"
            disabled={isEmpty}
            busy={leave.busy && '남기는 중'}
            onClick={send}
          >
            {note ? '메모 고치기' : '메모 남기기'}
            <kbd aria-hidden="true" className="text-caption opacity-85 max-lg:hidden">
              {`${MOD_CAP} Enter`}
            </kbd>
          </Button>
        </div>
      </div>
      <output className="sr-only">{menu.isOpen && `부를 동료 ${menu.found.length}명`}</output>
      {menu.isOpen && (
        <div
          {...menu.list}
          aria-label="부를 동료"
          className="absolute bottom-full left-0 z-16 mb-2 max-h-56 w-60 max-w-full overflow-y-auto rounded-field bg-elevated py-1 shadow-2 inset-ring inset-ring-line-2"
        >
          {menu.found.map((colleague, at) => (
            <div
              key={colleague.id}
              {...menu.option(at)}
              className="flex min-h-11 cursor-pointer items-center px-4 text-label aria-selected:bg-surface-2"
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

type CallingOptions = {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  write: (text: string) => void
  colleagues: readonly Colleague[]
}

/**
 * The menu of colleagues that '@' opens in a note. A text area may not have the role combobox, so the list is
 * attached by ARIA attributes.
 */
function useMentions({ area, text, write, colleagues }: CallingOptions) {
  const [caret, setCaret] = useState(0)
  const call = calling(text, caret)
  const found =
    call === null
      ? []
      : call.sought === ''
        ? [...colleagues]
        : search(colleagues, call.sought, { names: ({ name }) => [name] })
  const box = useCombobox({ count: found.length, onChoose: take, takesFirst: true })
  const { role: _, 'aria-expanded': isOpen, onKeyDown, ...field } = box.field

  /** The caret moves after React has written the text. */
  function put(next: string, at: number) {
    if (lengthOf(next) > MEMORY.noteLimit) return
    write(next)
    setCaret(at)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at, at)
    })
  }
  function take(at: number) {
    const colleague = found[at]
    if (!colleague || !call) return
    const before = `${text.slice(0, call.from)}@${colleague.name} `
    put(before + text.slice(caret).replace(/^ /, ''), before.length)
  }
  /** The button inserts an '@' at the caret. */
  function begin() {
    const at = area.current?.selectionStart ?? text.length
    const before = text.slice(0, at)
    const typed = `${before}${before === '' || /\s$/u.test(before) ? '' : ' '}@`
    put(typed + text.slice(at), typed.length)
    box.show()
  }
  return {
    found,
    isOpen,
    begin,
    list: box.list,
    option: box.option,
    moved(at: number) {
      setCaret(at)
      box.show()
    },
    /** Returns true when the menu handled the key. */
    hears(event: KeyboardEvent): boolean {
      if (isOpen) onKeyDown(event)
      return event.isDefaultPrevented()
    },
    field: { ...field, 'aria-haspopup': 'listbox' } as const,
  }
}
