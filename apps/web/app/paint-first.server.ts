import { paintFirstScript, WAITING_LINK, WAITING_MODULE } from './layout/document/inline-scripts.ts'

/**
 * A page that is kept for everyone is all there to be read, and what its code fetches would only take the line from it:
 * its modules wait for the first paint. A page that nobody looks at does not paint, and waits for nothing.
 */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING_LINK}"`)
    .replaceAll('<script type="module"', `<script type="${WAITING_MODULE}"`)
    .replace(/<\/body>(?![^]*<\/body>)/, () => `<script>${paintFirstScript}</script></body>`)
}
