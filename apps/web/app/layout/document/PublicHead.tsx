// oxlint-disable-next-line import/default -- Vite gives the address of the built script as the default export
import island from '../../public/island/island.ts?worker&url'
import styles from '../../public/public.css?inline'

/** Only the server writes this head; the browser's bundle must not carry a copy of the styles. */
const css = import.meta.env.SSR ? styles : ''

const reloadOnChange = `import { createHotContext } from '/@vite/client'
createHotContext('/public-page').on('public-page:changed', () => location.reload())`

/** What a page without React needs: its styles in place, and the island. Its parts bring their own fonts. */
export function PublicHead() {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script type="module" src={island} />
      {import.meta.env.DEV && <script type="module" dangerouslySetInnerHTML={{ __html: reloadOnChange }} />}
    </>
  )
}
