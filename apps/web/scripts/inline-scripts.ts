import { build, type Plugin } from 'vite'

const QUERY = '?inline-script'

/**
 * `import text from './set-theme.ts?inline-script'` is the script, built and minified, as a string for a `<script>` tag.
 * Only the server imports them, so that the security policy can allow each by the hash of its text.
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined
    const file = id.slice(0, -QUERY.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await scriptText(file))}`
  },
})

async function scriptText(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built into one script`)
  return chunk.code.trim()
}
