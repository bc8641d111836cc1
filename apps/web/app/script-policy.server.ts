import { createHash, randomBytes } from 'node:crypto'
import { earlyCallsScript, earlyInputScript, themeScript } from './layout/document/inline-scripts.ts'

const byHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const onEveryPage = byHash(themeScript)
const onAppPages = `${byHash(earlyInputScript)} ${byHash(earlyCallsScript)}`

/** React Router writes inline scripts that differ with each answer, so an app page of one's own carries a nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The server's security policy allows no inline script but the ones that a page names to it. */
export function scriptSources(nonce?: string): string {
  return nonce ? `${onEveryPage} ${onAppPages} 'nonce-${nonce}'` : onEveryPage
}

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g

/** Of a page that is sent to everyone. Nobody's words are in it, so what scripts it holds are ours, and none may be added. */
export function shellScriptSources(html: string): string {
  const scripts = Array.from(html.matchAll(INLINE), ([, script]) => byHash(script!))
  return [...new Set(scripts)].join(' ')
}
