import { expect, test, vi } from 'vitest'
import { tellOfError } from './tellOfError.ts'

function page() {
  const sent: Promise<Record<string, string>>[] = []
  const sendBeacon = vi.fn<Navigator['sendBeacon']>((_url, body) => {
    sent.push((body as Blob).text().then((text) => JSON.parse(text) as Record<string, string>))
    return true
  })
  const here = { navigator: { sendBeacon }, location: { pathname: '/offers' } }
  return {
    tell: (error: unknown) => tellOfError(error, 'web', here),
    sendBeacon,
    told: () => Promise.all(sent),
  }
}

vi.stubEnv('VITE_RELEASE', '1.0.0+abcdef')

test('[OPS-3] an error is reported with its kind, its place and the page’s release', async () => {
  const { tell, sendBeacon, told } = page()
  tell(new TypeError('x is not a function'))
  expect(sendBeacon).toHaveBeenCalledWith('/api/client-errors', expect.any(Blob))
  expect(await told()).toEqual([
    {
      app: 'web',
      release: '1.0.0+abcdef',
      page: '/offers',
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('tellOfError.test.ts'),
    },
  ])
})

test('the same error is reported once, and of many the first three', () => {
  const { tell, sendBeacon } = page()
  for (let time = 0; time < 10; time += 1) tell(new Error('again'))
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  for (let time = 0; time < 10; time += 1) tell(new Error(`another ${time}`))
  expect(sendBeacon).toHaveBeenCalledTimes(3)
})

test.for([
  ['an answer of the server', Object.assign(new Error('no'), { name: 'ApiError' })],
  ['a call that was given up', new DOMException('left', 'AbortError')],
  ['a part that is gone after a deploy', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['a page that is not there', { status: 404 }],
  ['what another origin hides', null],
])('%s is not reported', ([, error]) => {
  const { tell, sendBeacon } = page()
  tell(error)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('a long text is cut, and never inside a character', async () => {
  const { tell, told } = page()
  tell(new Error('😀'.repeat(2000)))
  const [body] = await told()
  expect(body?.['message']).toBe('😀'.repeat(500))
})
