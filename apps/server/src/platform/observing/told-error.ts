import { scrub, speaksOfValues, ToldError } from './safe-error.ts'

type Told = { readonly type: string; readonly message: string; readonly stack: string }

const FRAMES = 30

/** Of what a browser says: the kind of error, its sentence without anything that people type, and the places. */
export function toldError({ type, message, stack }: Told): ToldError {
  const kind = type.replaceAll(/\W/g, '') || 'Error'
  return new ToldError({
    type: kind,
    ...(!speaksOfValues(kind) && { message: scrubTold(message) }),
    stack: stack.split('\n').flatMap(frameOf).slice(0, FRAMES).join('\n'),
  })
}

/** Our own sentences are English: Hangul is what people typed, and what follows a question mark is theirs too. */
const scrubTold = (message: string): string =>
  scrub(message.replaceAll(/\?[^\s"')]*/g, '?…').replaceAll(/[\p{Script=Hangul}]+/gu, '…'))

/** `at name (address:1:2)` of Chromium, `name@address:1:2` of the others; every other line is words. */
function frameOf(line: string): string[] {
  const [, name = '', address = '', place] =
    /^\s*(?:at )?(?:async )?(?:([\w.$<> ]{0,80}?) ?[(@])?(https?:\/\/[^\s()]+?):(\d+:\d+)\)?$/.exec(line) ??
    []
  const path = URL.parse(address)?.pathname
  if (!path || !place) return []
  const file = /^(\/console)?\/assets\/[\w.-]+\.m?js$/.test(path) ? path : pagePattern(path)
  return [name ? `at ${name} (${file}:${place})` : `at ${file}:${place}`]
}

/** An address without whatever could be an id, a token or a name: only plain words of ours stay. */
export function pagePattern(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const parts = path.split('/').filter(Boolean)
  return `/${parts.map((part) => (/^[a-z][a-z-]{0,30}$/.test(part) ? part : ':id')).join('/')}`
}
