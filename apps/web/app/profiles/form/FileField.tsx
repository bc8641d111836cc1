import { notices } from '@coffeeattack/domain/errors/notices'
import { FILE, type FileKind, sizeText } from '@coffeeattack/domain/profiles/files'
import { ask } from '@coffeeattack/ui/ask'
import { FilePick } from '@coffeeattack/ui/FilePick'
import { FileRow } from '@coffeeattack/ui/FileRow'
import { useQuery } from '@tanstack/react-query'
import { filesQuery } from './queries.ts'
import type { ProfileFormState, StoredFile } from './use-profile-form.ts'

/** One file: empty, uploading, or stored (PRO-7, VAL-10). */
export function FileField({ form, kind }: { form: ProfileFormState; kind: FileKind }) {
  const name = kind === 'resume' ? 'resumeFileUrl' : 'portfolioFileUrl'
  const url = form.form[name]
  const { state, pick, cancel, retry } = form.uploads[kind]
  const file = useStoredFile(form, kind, url)

  async function remove() {
    const { title, body, button, other } = notices.FILE_DELETE
    const question = { title, description: body, confirm: button, cancel: other.button, danger: true }
    if ((await ask(question)) === 'confirm') form.change({ [name]: null })
  }
  if (state.phase === 'sending')
    return (
      <FileRow
        type={plate(state.file.name)}
        name={state.file.name}
        uploading={state.percent}
        onRemove={cancel}
      />
    )
  if (state.phase === 'failed') {
    const { file, problem, canRetry } = state
    return (
      <FileRow
        type={plate(file.name)}
        name={file.name}
        size={sizeText(file.size)}
        error={<span role="alert">{problem}</span>}
        onRetry={canRetry ? retry : undefined}
        onRemove={cancel}
      />
    )
  }
  if (url)
    return (
      <FileRow
        type={plate(file?.name ?? url)}
        name={file?.name ?? (kind === 'resume' ? '이력서 파일' : '포트폴리오 파일')}
        size={file && sizeText(file.size)}
        onRemove={() => void remove()}
      />
    )
  return (
    <FilePick
      title={kind === 'resume' ? '이력서 파일 올리기' : '포트폴리오 파일 올리기'}
      note="PDF, PNG, JPG · 20MB까지"
      accept={FILE.accept}
      onPick={pick}
      error={state.phase === 'refused' && <span role="alert">{state.problem}</span>}
    />
  )
}

/** The file's name and size: from the upload, or from the server's list. */
function useStoredFile(form: ProfileFormState, kind: FileKind, url: string | null): StoredFile | undefined {
  const { data } = useQuery({ ...filesQuery, enabled: url !== null })
  if (url === null) return undefined
  return form.justStored(url) ?? data?.items.find(({ type }) => type === kind)
}

/** 'PDF', from the name's extension. */
function plate(name: string): string {
  return /\.(\w{2,4})$/.exec(name)?.[1]?.toUpperCase() ?? '파일'
}
