import { inflateSync } from 'node:zlib'

/** A place of a signed status list, read without any library of status lists. */
export function readBit(token: string, place: number): number {
  const [, payload = ''] = token.split('.')
  const { status_list: list } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    status_list: { lst: string }
  }
  const bytes = inflateSync(Buffer.from(list.lst, 'base64url'))
  return (bytes[place >> 3]! >> (place & 7)) & 1
}
