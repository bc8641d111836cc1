import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'

/* A fake file store. Uploads go through XMLHttpRequest, whose progress the test controls here. */

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  method = ''
  url = ''
  bytes: Blob | null = null
  status = 0
  responseText = ''

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }
  send(bytes: Blob): void {
    this.bytes = bytes
  }
  abort(): void {
    this.end('abort')
  }
  end(how: 'load' | 'error' | 'abort'): void {
    if (!this.bytes) return
    this.bytes = null
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

export function createFakeStore() {
  const requests: FakeRequest[] = []
  /** The current upload. */
  const current = () => {
    const request = requests.findLast(({ bytes }) => bytes)
    if (!request) throw new Error('no file is on its way')
    return request
  }
  function answer(status: number, body = ''): void {
    const request = current()
    Object.assign(request, { status, responseText: body })
    request.end('load')
  }
  return {
    Request: class extends FakeRequest {
      constructor() {
        super()
        requests.push(this)
      }
    },
    /** The number of uploads so far. */
    attempts: () => requests.length,
    isReceiving: () => requests.some(({ bytes }) => bytes),
    /** The target and the content of the current upload. */
    receiving() {
      const { method, url, bytes } = current()
      return { method, url, type: bytes?.type, size: bytes?.size }
    },
    hasReceived(share: number): void {
      const total = current().bytes?.size ?? 0
      current().upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * total, total }))
    },
    takes: () => answer(200),
    refuses(why: Situation): void {
      const { status, code } = catalogue[why]
      answer(status, JSON.stringify({ code, message: sentence(catalogue[why]) }))
    },
    loses: () => current().end('error'),
  }
}
