/** Files of a profile (VAL-10). */
const MEGABYTE = 1024 * 1024
const MAX_MEGABYTES = 20

export const FILE = {
  maxBytes: MAX_MEGABYTES * MEGABYTE,
  extensions: ['pdf', 'png', 'jpg', 'jpeg'],
  /** For the accept attribute of a file input. */
  accept: '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg',
  tooLarge: `최대 ${MAX_MEGABYTES}MB 이하의 파일만 등록 가능합니다.`,
  wrongType: 'pdf, png, jpg, jpeg 파일만 올릴 수 있어요',
  empty: '빈 파일은 올릴 수 없어요',
} as const

export const fileKinds = ['resume', 'portfolio'] as const
export type FileKind = (typeof fileKinds)[number]
export type FileType = (typeof FILE.extensions)[number]

/** pdf, png and jpg keep their type; everything else that is accepted is jpeg. */
export function fileTypeOf(name: string): FileType {
  const extension = extensionOf(name)
  return extension === 'pdf' || extension === 'png' || extension === 'jpg' ? extension : 'jpeg'
}

export const contentTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** Why a chosen file is refused, or null. Twenty megabytes to the byte are allowed. */
export function fileProblem({ name, size }: { name: string; size: number }): string | null {
  const allowed: readonly string[] = FILE.extensions
  if (!allowed.includes(extensionOf(name))) return FILE.wrongType
  if (size > FILE.maxBytes) return FILE.tooLarge
  return size === 0 ? FILE.empty : null
}

/** '2.4MB', '820KB' */
export function sizeText(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)}MB`
  return `${Math.ceil(bytes / 1024)}KB`
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const READ_URL = new RegExp(`/(${UUID})\\.(?:pdf|png|jpe?g)(?:[?#]|$)`)

/** The file id in a `readUrl`: the signature expires, the id stays. */
export function fileIdOf(readUrl: string): string | null {
  return READ_URL.exec(readUrl)?.[1] ?? null
}

const NAME_LIMIT = 100
const kindNames: Readonly<Record<FileKind, string>> = { resume: '이력서', portfolio: '포트폴리오' }

/** Asked before a form is saved without the files that failed. */
export function notUploadedText(kinds: readonly FileKind[]): string {
  const names = kinds.map((kind) => kindNames[kind]).join('와 ')
  return `${names} 파일은 올라가지 않았어요. 그래도 저장할까요?`
}

/**
 * A safe file name: no folders, no characters that file systems refuse or that change the text direction, and the
 * extension of the real type. Without a name it is named after its field.
 */
export function safeFileName(name: string, { kind, type }: { kind: FileKind; type: FileType }): string {
  const base = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"*:<>?|%;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const kept = [...base].slice(0, NAME_LIMIT).join('')
  return `${kept || kindNames[kind]}.${type}`
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
