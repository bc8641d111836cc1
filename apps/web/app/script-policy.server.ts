import { createHash, randomBytes } from 'node:crypto'
import { earlyInputScript, themeScript } from './layout/document/inline-scripts.ts'

const byHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const onEveryPage = byHash(themeScript)
const onAppPages = byHash(earlyInputScript)

/** React Router writes inline scripts that differ with each answer, so an app page carries a nonce. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The server's security policy allows no inline script but the ones that a page names to it. */
export function scriptSources(nonce?: string): string {
  return nonce ? `${onEveryPage} ${onAppPages} 'nonce-${nonce}'` : onEveryPage
}
