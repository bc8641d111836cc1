import { useId, type KeyboardEvent } from 'react'
import { IconButton } from '../IconButton.tsx'
import { ArrowUp } from '../icons/ArrowUp.tsx'
import { Plus } from '../icons/Plus.tsx'

type ComposerProps = {
  value: string
  onValueChange: (value: string) => void
  onSend: (text: string) => void
  onAttach?: () => void
  placeholder?: string
  maxLength?: number
  disabled?: boolean
}

/** The message box. Enter sends (not while a syllable is being composed), Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const {
    value,
    onValueChange,
    onSend,
    onAttach,
    placeholder = '메시지를 입력해 주세요',
    maxLength,
    disabled,
  } = props
  const id = useId()
  const text = value.trim()
  const send = () => text && !disabled && onSend(text)

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="flex items-end gap-1 pr-4 pl-2">
      {onAttach && (
        <IconButton label="파일 첨부" onClick={onAttach} disabled={disabled}>
          <Plus size={24} />
        </IconButton>
      )}
      <label htmlFor={id} className="sr-only">
        메시지
      </label>
      <textarea
        id={id}
        rows={1}
        value={value}
        maxLength={maxLength}
        disabled={disabled}
        placeholder={placeholder}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={press}
        className="field-sizing-content max-h-[calc(4lh+22px)] min-h-[46px] flex-1 resize-none rounded-[23px] bg-surface-2 px-4.5 py-[11px] text-body leading-[1.5] placeholder:text-ink-3 disabled:text-on-disabled"
      />
      <IconButton kind="filled" label="보내기" disabled={!text || disabled} onClick={send} className="ml-1.5">
        <ArrowUp size={22} />
      </IconButton>
    </div>
  )
}
