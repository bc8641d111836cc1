import { modulesScript } from './inline.ts'
import { WAITING_LINK, WAITING_MODULE } from './names.ts'

/** Lets the modules of a page wait for its first paint: the page can be read without them, and they compete with it for the network. */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${WAITING_LINK}"`)
    .replaceAll('<script type="module"', `<script type="${WAITING_MODULE}"`)
    .replace(/<\/body>(?![^]*<\/body>)/, () => `<script>${modulesScript}</script></body>`)
}
