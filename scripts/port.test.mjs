import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuseTakenPort } from './port.mjs'

/** @returns {Promise<number>} */
async function takenPort() {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return /** @type {import('node:net').AddressInfo} */ (other.address()).port
}

test('a port that is taken is named, with a free one in its place', async () => {
  const port = await takenPort()
  const refused = await refuseTakenPort(String(port)).catch((error) => error.message)
  const [, offered] =
    /^(?:\d+)번 포트를 다른 프로그램이 쓰고 있어요\. 다른 포트로 켜려면: PORT=(\d+) npm start$/.exec(
      refused,
    ) ?? []
  expect(refused).toContain(`${port}번`)
  await expect(refuseTakenPort(offered)).resolves.toBeUndefined()
})

test('any free port, and what is no port, is left to the service', async () => {
  for (const given of ['0', 'x', '70000']) await expect(refuseTakenPort(given)).resolves.toBeUndefined()
})
