import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'

/*
 * `node address.ts PORT FILE`: an address that leads to whichever database the file names, as HAProxy's or a provider's
 * does. A program of its own, so that waiting commands do not stop it.
 */

const [port = '', file = ''] = process.argv.slice(2)

const server = createServer((socket) => {
  const onward = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1')
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    one.pipe(other)
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
})
server.listen(Number(port), '127.0.0.1', () => console.log('READY'))
