import { networkFailed } from '@coffeeattack/contract/client/api-error'
import { sentence } from '@coffeeattack/domain/errors/row'
import { type FileKind, fileProblem } from '@coffeeattack/domain/profiles/files'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useEffect, useRef, useState } from 'react'

export type UploadState =
  | { phase: 'idle' }
  /** The file was refused before the upload: wrong type, too large or empty. */
  | { phase: 'refused'; problem: string }
  | { phase: 'sending'; file: File; percent: number }
  | { phase: 'failed'; file: File; problem: string; canRetry: boolean }

type UploadOptions = {
  userId: string
  kind: FileKind
  onStored: (url: string, file: File) => void
}

/** One upload: validated, sent, possibly cancelled, and resent once the network is back (PRO-7). */
export function useUpload({ userId, kind, onStored }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File): Promise<void> {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const show = (next: UploadState) => !signal.aborted && setState(next)
    show({ phase: 'sending', file, percent: 0 })
    try {
      const onProgress = (percent: number) => show({ phase: 'sending', file, percent })
      const { uploadFile } = await sender()
      const url = await uploadFile({ userId, kind, file, onProgress, signal })
      if (signal.aborted) return
      setState({ phase: 'idle' })
      onStored(url, file)
    } catch (failure) {
      show({ phase: 'failed', file, problem: problemIn(failure), canRetry: canHelp(failure) })
    }
  }

  function pick(file: File): void {
    const problem = fileProblem(file)
    if (problem) setState({ phase: 'refused', problem })
    else void send(file)
  }
  function cancel(): void {
    running.current?.abort()
    setState({ phase: 'idle' })
  }

  const waiting = state.phase === 'failed' && state.canRetry ? state.file : null
  useEffect(() => {
    if (!waiting) return undefined
    const again = () => void send(waiting)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  return { state, pick, cancel, retry: () => waiting && void send(waiting) }
}

/** The uploading code is loaded with the first file; a failure to load it counts as a lost connection. */
function sender() {
  return import('./upload.ts').catch((cause: unknown) => {
    throw networkFailed(cause)
  })
}

function problemIn(failure: unknown): string {
  if (isApiError(failure) && failure.status === 0) return '연결이 끊겨 다 올리지 못했어요'
  const words = wordsFor(failure)
  // A message inside a form field ends without a dialog's tone.
  return words.show === 'field' ? words.title : sentence(words)
}

/** A retry may succeed, unless the content itself was refused. */
function canHelp(failure: unknown): boolean {
  if (!isApiError(failure)) return false
  return failure.status === 0 || failure.status === 410 || failure.status >= 500
}
