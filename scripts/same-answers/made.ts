import type { Answer } from './walker.ts'

/*
 * Replaces random values of a walk by a number in the order of their appearance; nothing else changes. Times need no
 * replacement, because the walk sets the clock.
 */

const ID = /[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g
/** JSON fields, and parts of addresses, that are random. */
const TOKEN =
  /(?<="(?:accessToken|refreshToken|challenge|state|shareId|cfid|jti|transactionId|sealedInput)":")[^"]+|(?<=[?&](?:state|nonce|code_challenge|signature|sig|token)=)[\w.~%-]+|(?<=\/(?:invitation|password)\/)[\w-]{43}/g
const CURSOR = /(?<="nextCursor":"|[?&]cursor=)[\w-]+/g
const NONCE = /(?<=nonce[="-]+)[\w+/=-]{16,}/g

/** Names of built files contain hashes, and which file loads which follows the code. */
const BUILT =
  /<(script(?![^>]*ld\+json)[^>]*>.*?<\/script|link[^>]*(?:modulepreload|stylesheet|\/assets\/)[^>]*|style.*?<\/style)>/gs
/** Style classes may be renamed while the text stays. */
const CLASSES = / class="[^"]*"/g
const SHUFFLED = '/api/companies?sort=random'
/** Derived from the id of its thread. */
const NICKNAME = /(?<="id":"<id \d+>",[^{}]*"nickname":")[^"]+/g

/** The first 48 bits of a version 7 id are the time at which it was made. */
const isNew = (id: string, startsAt: number) =>
  id[14] === '4' || Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) >= startsAt

export function withoutChance(answers: readonly Answer[], startsAt: number) {
  const names: Map<string, string> = new Map()
  const named = (kind: string) => (made: string) => {
    if (!names.has(made)) names.set(made, `<${kind} ${names.size + 1}>`)
    return names.get(made) ?? made
  }
  const id = (made: string) => (isNew(made, startsAt) ? named('id')(made) : made)
  const cursor = (text: string) => Buffer.from(text, 'base64url').toString().replace(ID, id)
  const plain = (text: string) =>
    text
      .replace(CURSOR, cursor)
      .replace(TOKEN, named('token'))
      .replace(ID, id)
      .replace(NICKNAME, '<nickname>')

  return answers.map((answer) => {
    const { path, type, body } = answer
    const page = type.includes('html')
      ? body.replace(BUILT, '').replace(NONCE, '').replace(CLASSES, '')
      : body
    const drawn =
      path === SHUFFLED
        ? page.replaceAll(/(?<="(?:name|logo|active)":)(?:"[^"]*"|\w+)/g, '"by chance"')
        : page
    return { ...answer, path: plain(path), body: plain(drawn) }
  })
}
