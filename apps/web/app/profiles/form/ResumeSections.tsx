import { notices } from '@coffeeattack/domain/errors/notices'
import { claims } from '@coffeeattack/domain/profiles/completeness'
import { FILE, type FileKind, sizeText } from '@coffeeattack/domain/profiles/files'
import { ask } from '@coffeeattack/ui/ask'
import { FilePick } from '@coffeeattack/ui/FilePick'
import { FileRow } from '@coffeeattack/ui/FileRow'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { LinkField } from './LinkField.tsx'
import { filesQuery } from './queries.ts'
import { Section } from './Section.tsx'
import type { ProfileFormState, StoredFile } from './use-profile-form.ts'

/** Resume and portfolio: a file, a link, or both. */
export function ResumeSections({ form }: { form: ProfileFormState }) {
  return (
    <>
      <Section
        title="이력서"
        part="resume"
        aside={<Tag kind="rise">제안 {claims.resumeOffersPercent}% 더</Tag>}
      >
        <div className="grid gap-2.5">
          <FileField form={form} kind="resume" />
          <LinkField
            form={form}
            name="resumeUrl"
            label="이력서 링크"
            hideLabel
            placeholder="이력서 링크를 붙여 넣어 주세요"
          />
        </div>
      </Section>
      <Section
        title="포트폴리오"
        part="portfolio"
        joined
        aside={<Tag kind="rise">연봉 {claims.portfolioSalaryPercent}% 높게</Tag>}
      >
        <div className="grid gap-2.5">
          <FileField form={form} kind="portfolio" />
          <LinkField
            form={form}
            name="portfolioUrl"
            label="포트폴리오 링크"
            hideLabel
            placeholder="포트폴리오 링크를 붙여 넣어 주세요"
          />
        </div>
      </Section>
    </>
  )
}

/** One file: empty, uploading, or stored (PRO-7, VAL-10). */
function FileField({ form, kind }: { form: ProfileFormState; kind: FileKind }) {
  const name = kind === 'resume' ? 'resumeFileUrl' : 'portfolioFileUrl'
  const url = form.form[name]
  const { state, pick, cancel, retry } = form.uploads[kind]
  const file = useStoredFile(form, kind, url)

  async function remove() {
    const { title, body, button, other } = notices.FILE_DELETE
    const question = { title, description: body, confirm: button, cancel: other.button, danger: true }
    if ((await ask(question)) === 'confirm') form.change({ [name]: null })
  }
  const stored = url && (
    <FileRow
      type={plate(file?.name ?? url)}
      name={file?.name ?? (kind === 'resume' ? '이력서 파일' : '포트폴리오 파일')}
      size={file && sizeText(file.size)}
      onRemove={() => void remove()}
    />
  )
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
      <>
        <FileRow
          type={plate(file.name)}
          name={file.name}
          size={`올라가지 않았어요 · ${sizeText(file.size)}`}
          error={<span role="alert">{problem}</span>}
          onRetry={canRetry ? retry : undefined}
          onRemove={cancel}
        />
        {stored}
      </>
    )
  }
  if (stored) return stored
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
