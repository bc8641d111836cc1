import { readFileSync } from 'node:fs'

const manifest = new URL('../../../package.json', import.meta.url)

export const { version: VERSION } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** What runs here, as logs, reports and traces name it: the version, and the commit where whoever started it knows one. */
export const releaseOf = (commit: string | undefined): string =>
  commit ? `${VERSION}+${commit.slice(0, 12)}` : VERSION
