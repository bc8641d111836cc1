import { AwsClient } from 'aws4fetch'

export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const ANSWER_WITHIN_MS = 30_000
/** The maximum of keys in one listing response. */
const NAMES = 1_000

/** Requests to one bucket of an S3-compatible store. */
export function createS3Bucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(url: string, init: RequestInit & { method: string }): Promise<Response | null> {
    const answer = await aws.fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    if (answer.ok) return answer
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`file store answered ${answer.status} to ${init.method}`)
  }

  /** Any answer of the store itself counts, a refusal too: keys may lack the permission to ask for the bucket. */
  async function probe(): Promise<void> {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await aws.fetch(`${endpoint}/${bucket}`, { method: 'HEAD', signal })
    await answer.body?.cancel()
    if (answer.status >= 500) throw new Error(`file store answered ${answer.status} to HEAD`)
  }

  /** Keys with this prefix, by the old listing with `marker`, which every store supports. */
  async function* names(prefix: string): AsyncGenerator<string> {
    for (let marker = ''; ;) {
      const query = new URLSearchParams({ prefix, marker, 'max-keys': String(NAMES) })
      const answer = await ask(`${endpoint}/${bucket}?${query}`, { method: 'GET' })
      const page = (await answer?.text()) ?? ''
      const found = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name]) => name!)
      yield* found
      const last = found.at(-1)
      if (last === undefined || !page.includes('<IsTruncated>true<')) return
      marker = last
    }
  }

  return { aws, ask, names, probe, addressOf: (name: string) => `${endpoint}/${bucket}/${name}` }
}
