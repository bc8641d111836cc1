import styles from '../app.css?url'
import fonts from '../fonts/app-fonts.css?url'

/** Two sheets, because the long list of letter ranges almost never changes and stays in the browser's cache. */
export function AppHead() {
  return (
    <>
      <link rel="stylesheet" href={fonts} />
      <link rel="stylesheet" href={styles} />
    </>
  )
}
