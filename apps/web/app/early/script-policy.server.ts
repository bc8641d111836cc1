import { createHash, randomBytes } from 'node:crypto'
import { callsScript, inputScript, themeScript } from './inline.ts'

const byHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const onEveryPage = byHash(themeScript)
const onAppPages = `${byHash(inputScript)} ${byHash(callsScript)}`

/** React Router's inline scripts differ with each response, so a page that is not cached for everyone carries a nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The inline scripts that the server's security policy allows on a page; it allows no others. */
export function scriptSources(nonce?: string): string {
  return nonce ? `${onEveryPage} ${onAppPages} 'nonce-${nonce}'` : onEveryPage
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/** The same for a page that is cached for everyone. It holds no user's text, so every script in it is ours. */
export function shellScriptSources(html: string): string {
  const scripts = Array.from(html.matchAll(INLINE), ([, script]) => byHash(script!))
  return [...new Set(scripts)].join(' ')
}
