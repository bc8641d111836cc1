import { scrub, speaksOfValues, BrowserError } from './safe-error.ts'

type Report = { readonly type: string; readonly message: string; readonly stack: string }

const FRAMES = 30

/** A browser's error report: its name, a message without typed text, and stack positions. */
export function browserError({ type, message, stack }: Report): BrowserError {
  const kind = type.replaceAll(/\W/g, '') || 'Error'
  return new BrowserError({
    type: kind,
    ...(!speaksOfValues(kind) && { message: scrubTyped(message) }),
    stack: stack.split('\n').flatMap(frameOf).slice(0, FRAMES).join('\n'),
  })
}

/** Our error messages are English: Hangul was typed by people, and so are query strings. */
const scrubTyped = (message: string): string =>
  scrub(message.replaceAll(/\?[^\s"')]*/g, '?…').replaceAll(/[\p{Script=Hangul}]+/gu, '…'))

/** `at name (url:1:2)` in Chromium, `name@url:1:2` in other browsers; other lines are text. */
function frameOf(line: string): string[] {
  const [, name = '', address = '', place] =
    /^\s*(?:at )?(?:async )?(?:([\w.$<> ]{0,80}?) ?[(@])?(https?:\/\/[^\s()]+?):(\d+:\d+)\)?$/.exec(line) ??
    []
  const path = URL.parse(address)?.pathname
  if (!path || !place) return []
  const file = /^(\/console)?\/assets\/[\w.-]+\.m?js$/.test(path) ? path : pagePattern(path)
  return [name ? `at ${name} (${file}:${place})` : `at ${file}:${place}`]
}

/** A URL without segments that could be an id, a token or a name. */
export function pagePattern(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const parts = path.split('/').filter(Boolean)
  return `/${parts.map((part) => (/^[a-z][a-z-]{0,30}$/.test(part) ? part : ':id')).join('/')}`
}
