import type { DocumentInput } from '@coffeeattack/domain/pacts/document'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Close } from '@coffeeattack/ui/icons/Close'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { PAPER, paperPages } from './Paper.tsx'

type PreviewDialogProps = {
  input: DocumentInput
  who: string
  /** The button that goes on from here. */
  action?: ReactNode
  onClose: () => void
}

/** The document as large as there is room for. */
export function PreviewDialog({ input, who, action, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={`${who} 님이 받을 문서`}
      onClose={onClose}
      className="mx-auto mt-0 mb-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-elevated p-0 text-ink shadow-3 backdrop:bg-(--dim) open:flex lg:mt-7 lg:h-[calc(100dvh-28px)] lg:w-[calc(100vw-120px)] lg:rounded-t-home"
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5 lg:py-3 lg:pr-4 lg:pl-6">
        <h2 className="min-w-0 flex-1 truncate text-h3">{who} 님이 받을 문서</h2>
        <span className="flex items-center gap-2">{action}</span>
        <IconButton label="닫기" onClick={() => dialog.current?.close()}>
          <Close size={22} strokeWidth={1.8} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text to scroll by keys */}
      <section aria-label="문서" tabIndex={0} className="min-h-0 flex-1 overflow-auto bg-tray p-3 lg:p-6">
        <div className="mx-auto flex w-fit flex-wrap justify-center gap-3 lg:gap-6">
          {paperPages(input).map((page, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is its place
            <Scaled key={place}>{page}</Scaled>
          ))}
        </div>
      </section>
    </dialog>,
    document.body,
  )
}

/** As wide as the window of a phone, and up to 540 px where there is room. */
function Scaled({ children }: { children: ReactNode }) {
  return (
    <div
      className="overflow-hidden rounded-tail shadow-2 [--wide:min(540px,calc(100vw-24px))]"
      style={{ width: 'var(--wide)' }}
    >
      <div style={{ zoom: `calc(var(--wide) / ${PAPER.width}px)`, width: PAPER.width }}>{children}</div>
    </div>
  )
}

/** Both pages as small as a stamp; they change while the terms are written. */
export function Thumbnails({ input }: { input: DocumentInput }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5" inert>
      {paperPages(input).map((page, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a page is its place
          key={place}
          className="block h-22 w-[62px] overflow-hidden rounded-tail ring ring-line-2"
        >
          <span
            className="block origin-top-left"
            style={{ transform: `scale(${62 / PAPER.width})`, width: PAPER.width }}
          >
            {page}
          </span>
        </span>
      ))}
    </span>
  )
}
