import { readFileSync } from 'node:fs'

/** A company as the drawn marks name it. */
export type LogoCompany = { slug: string; name: string; domain: string }

/** The invented companies that have a drawn mark; they are the companies of the demo world too. */
export function readLogos(): LogoCompany[] {
  const list = new URL('../../../../web/public/logos/index.json', import.meta.url)
  return JSON.parse(readFileSync(list, 'utf8')) as LogoCompany[]
}
