import styles from '../../app.css?url'
import fonts from '../../fonts/app-fonts.css?url'
import { earlyInputScript } from './early-input.ts'

/** Only the server writes it; the browser's bundle need not carry a copy. */
const early = import.meta.env.SSR ? earlyInputScript : ''

/** Two sheets, because the long list of letter ranges almost never changes and stays in the browser's cache. */
export function AppHead() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
      <link rel="stylesheet" href={fonts} />
      <link rel="stylesheet" href={styles} />
    </>
  )
}
