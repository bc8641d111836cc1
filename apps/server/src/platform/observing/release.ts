import { readFileSync } from 'node:fs'

const manifest = new URL('../../../package.json', import.meta.url)

export const { version: VERSION } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** The release as logs, reports and traces name it: version, and commit if the environment names one. */
export const releaseOf = (commit: string | undefined): string =>
  commit ? `${VERSION}+${commit.slice(0, 12)}` : VERSION
