import { type ApiError, networkFailed, refused } from '@coffeeattack/contract/client/api-error'
import { contentTypes, type FileKind, fileTypeOf } from '@coffeeattack/domain/profiles/files'
import { cutTo } from '@coffeeattack/domain/text/length'
import { api } from '../../api/client.ts'

type Upload = {
  userId: string
  kind: FileKind
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Longer than any real name; the server keeps less. */
const NAME_LIMIT = 200

/** Requests an upload address, sends the file there, and returns where it can be read (PRO-7). */
export async function uploadFile({ userId, kind, file, onProgress, signal }: Upload): Promise<string> {
  const fileType = fileTypeOf(file.name)
  const { uploadUrl, readUrl } = await api('GET /users/s3/upload/:id', {
    params: { id: userId },
    query: { type: kind, fileType, name: cutTo(file.name, NAME_LIMIT), size: file.size },
    signal,
  })
  await put(uploadUrl, new Blob([file], { type: contentTypes[fileType] }), { onProgress, signal })
  return readUrl
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function put(
  url: string,
  bytes: Blob,
  { onProgress, signal }: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  request.open('PUT', url)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? (loaded / total) * 100 : 0),
  )
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve()
    else void refusal(request).then(reject)
  })
  const breakOff = () => {
    reject(networkFailed(new TypeError('the upload broke off')))
    request.abort()
  }
  request.addEventListener('error', breakOff)
  // Aborts when the browser goes offline: it would wait minutes on a dead connection.
  window.addEventListener('offline', breakOff)
  request.addEventListener('loadend', () => window.removeEventListener('offline', breakOff))
  request.addEventListener('abort', () => reject(signal.reason))
  signal.addEventListener('abort', () => request.abort())
  request.send(bytes)
  return promise
}

function refusal({ status, responseText }: XMLHttpRequest): Promise<ApiError> {
  return refused(new Response(responseText, { status }))
}
