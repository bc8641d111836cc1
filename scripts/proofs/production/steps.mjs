import { Stop, say } from '../../say.mjs'

/** Takes one step of the walk and says how long it took. */
export async function step(/** @type {string} */ sentence, /** @type {() => Promise<unknown>} */ work) {
  const began = performance.now()
  const seen = await work().catch((error) => {
    console.error(`✗ ${sentence}`)
    throw error
  })
  const more = typeof seen === 'string' ? `: ${seen}` : ''
  say(`✓ ${((performance.now() - began) / 1000).toFixed(1).padStart(5)}초  ${sentence}${more}`)
}

/** What must be so for the walk to go on. */
export function hold(
  /** @type {unknown} */ isSo,
  /** @type {string} */ otherwise,
  /** @type {unknown} */ shown = '',
) {
  if (isSo) return
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown)
  throw new Stop(`${otherwise}${text && `\n${text.slice(0, 2000)}`}`)
}
