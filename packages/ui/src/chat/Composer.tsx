import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import { fitRows } from '../field/fitRows.ts'
import { IconButton } from '../IconButton.tsx'
import { Plus } from '../icons/Plus.tsx'
import { isComposing } from '../isComposing.ts'
import { mergeRefs } from '../mergeRefs.ts'
import { icon } from '../icons/Icon.tsx'

const ArrowUp = icon(
  <>
    <path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />
  </>,
)

type ComposerProps = {
  value: string
  onValueChange: (value: string) => void
  onSend: (text: string) => void
  onAttach?: () => void
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  /** The text's length near the limit. */
  counter?: ReactNode
  /** Why the text cannot be sent. */
  problem?: ReactNode
  /** A hint about sending the text; may be empty. */
  note?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

const MOST_ROWS = 5
const fit = (area: HTMLTextAreaElement | null) => fitRows(area, 1, MOST_ROWS)

/**
 * The message box; it grows to five lines. With a physical keyboard Enter sends (unless a syllable is being composed)
 * and Shift+Enter starts a new line; on a touch screen Enter starts a new line.
 */
export function Composer(props: ComposerProps) {
  const {
    value,
    onValueChange,
    onSend,
    onAttach,
    placeholder = '메시지를 입력해 주세요',
    maxLength,
    disabled,
    counter,
    problem,
    note,
    ref,
  } = props
  const id = useId()
  const problemId = `${id}-problem`
  const noteId = `${id}-note`
  const described = [note && noteId, (problem || counter) && problemId].filter(Boolean).join(' ')
  const text = value.trim()
  const blocked = !text || disabled || Boolean(problem)
  const send = () => {
    if (!blocked) onSend(text)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || isTouch()) return
    event.preventDefault()
    send()
  }
  return (
    <div>
      <div className="flex items-end gap-1 pr-4 pl-2">
        {onAttach ? (
          <IconButton label="파일 첨부" onClick={onAttach} disabled={disabled}>
            <Plus size={24} />
          </IconButton>
        ) : (
          <span className="w-1" />
        )}
        <label htmlFor={id} className="sr-only">
          메시지
        </label>
        <textarea
          id={id}
          ref={mergeRefs(ref, fit)}
          rows={1}
          value={value}
          maxLength={maxLength}
          disabled={disabled}
          placeholder={placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => {
            fit(event.currentTarget)
            onValueChange(event.currentTarget.value)
          }}
          onKeyDown={press}
          className="field-sizing-content max-h-[calc(5lh+22px)] min-h-[46px] min-w-0 flex-1 resize-none rounded-[23px] bg-surface-2 px-4.5 py-[11px] text-body leading-normal [overflow-wrap:anywhere] placeholder:text-ink-3 focus-visible:outline-offset-0 disabled:text-on-disabled"
        />
        <IconButton
          kind="filled"
          label="보내기"
          disabled={blocked}
          onClick={send}
          // The focus stays in the box, so that a phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          className="ml-1.5"
        >
          <ArrowUp size={22} />
        </IconButton>
      </div>
      {note && (
        <output className="block px-7 text-caption text-ink-3">
          <span id={noteId} className="block not-empty:pt-1.5">
            {note}
          </span>
        </output>
      )}
      {(problem || counter) && (
        <p
          id={problemId}
          className={cx(
            'flex justify-between gap-3 px-7 pt-1.5 text-caption tnum',
            problem ? 'text-danger' : 'text-ink-3',
          )}
        >
          <output>{problem}</output>
          <span className="ml-auto">{counter}</span>
        </p>
      )}
    </div>
  )
}

function isTouch(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches
}
