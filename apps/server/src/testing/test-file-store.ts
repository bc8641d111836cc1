import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

type Wish = Partial<ConstructorParameters<typeof S3rver>[0]> & { bucket?: string }

/** An S3-compatible store on loopback. It checks signatures against the real clock. */
export async function startTestFileStore({ bucket = 'files', ...wish }: Wish = {}) {
  const directory = wish.directory ?? mkdtempSync(join(tmpdir(), 'coffee-attack-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket }],
    ...wish,
    directory,
  })
  const { port } = await store.run()
  return {
    directory,
    /** The product's settings that lead here. */
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'ap-northeast-2',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
