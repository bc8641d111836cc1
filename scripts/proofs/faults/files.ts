import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pdfBytes } from '../../../apps/server/src/platform/storage/testing/test-bytes.ts'
import { hold } from '../proof.ts'
import type { Fault } from './endure.ts'
import type { makeSmallFolder } from './ground.ts'
import type { Person, World } from './world.ts'

/** The folder of the files is full: nothing is half stored, nobody is half erased, and everything else goes on. */

const BYTES = 1_000_000
const FELT_MS = 10_000

export function fullFolder(world: World, folder: ReturnType<typeof makeSmallFolder>, at: string): Fault {
  const url = world.services[0]!.url
  let again = async () => {}
  return {
    name: '가득 찬 파일 폴더',
    mayRefuse: false,
    async begin() {
      const [uploads, leaves] = (await world.signedIn()).slice(-2) as [Person, Person]
      const headersOf = ({ token }: Person) => ({
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      })
      const where = `${url}/api/users/s3/upload/${uploads.id}?type=resume&fileType=pdf`
      const address = await fetch(where, { headers: headersOf(uploads) })
      const { uploadUrl, readUrl } = (await address.json()) as { uploadUrl: string; readUrl: string }
      const upload = () =>
        fetch(new URL(uploadUrl, url), {
          method: 'PUT',
          headers: { 'content-type': 'application/pdf' },
          body: new Uint8Array(pdfBytes(BYTES)),
        })
      const noted = async () =>
        (await world.database.ask('select noted_at from withdrawals where user_id = $1', [leaves.id]))[0]
          ?.noted_at
      again = async () => {
        const sent = await upload()
        hold(sent.status === 204, `자리가 나도 올리지 못해요: ${sent.status}`, await sent.text())
        const read = await fetch(new URL(readUrl, url))
        hold(read.ok && (await read.arrayBuffer()).byteLength === BYTES, `올린 것과 달라요: ${read.status}`)
      }
      folder.fill()
      const refused = await upload()
      const text = await refused.text()
      const isDocumented =
        refused.status === 503 && refused.headers.has('retry-after') && text.includes('UNAVAILABLE')
      hold(isDocumented, `자리가 없을 때 올리기의 답이 달라요: ${refused.status}`, text)
      const parts = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.includes('.part-'),
      )
      hold(parts.length === 0, '쓰다 만 파일이 남았어요.', parts)
      const left = await fetch(`${url}/api/v3/users`, {
        method: 'DELETE',
        headers: headersOf(leaves),
        body: JSON.stringify({ reason: '이직을 마쳤어요' }),
      })
      const { isErased } = (await left.json()) as { isErased?: boolean }
      hold(left.ok && isErased === false, `떠나기의 답이 달라요: ${left.status}`, String(isErased))
      hold((await noted()) === null, '쓰지 못한 쪽지를 썼다고 해요.')
      await sleep(FELT_MS, undefined, { signal: world.stopping })
    },
    async end() {
      folder.empty()
      await again()
    },
  }
}
