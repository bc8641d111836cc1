import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { enterConsole } from './demo-people.ts'
import { type Given, type Shot, takeAll } from './take-pictures.ts'

/** Every page of the console, as each of its roles sees it in the demo world. */

const at = (name: string, address: string): Shot => ({
  name,
  go: async (page, origin) => {
    await page.goto(`${origin}/console${address}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  },
})

/** A list, and what its first link of this kind opens. */
const opened = (name: string, list: string, link: RegExp): Shot => ({
  name,
  go: async (page, origin) => {
    await page.goto(`${origin}/console${list}`)
    const first = page.locator('a[href]').filter({ visible: true })
    await first.first().waitFor()
    const addresses = await first.evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? ''))
    const address = addresses.find((one) => link.test(one))
    if (!address) throw new Error(`nothing to open in ${list}`)
    await page.goto(`${origin}${address}`)
    await page.getByRole('heading').first().waitFor()
  },
})

const SEARCH = '?q=5년차 백엔드 6천~8천 -게임'
const NOBODY = '?q=프론트앤드 코볼 12년차'

const shared = [
  at('notices', '/notices'),
  at('notice-settings', '/notices/settings'),
  at('settings', '/settings'),
]

const senders = [
  ...shared,
  at('candidates', '/candidates'),
  at('search', `/candidates${SEARCH}`),
  at('search-nobody', `/candidates${NOBODY}`),
  opened('candidate', '/candidates', /\/candidates\/[\da-f-]{36}/),
  at('offers', '/offers'),
  at('coffeechats', '/coffeechats'),
  opened('coffeechat', '/coffeechats', /\/coffeechats\/[\da-f-]{36}/),
  at('messages', '/messages'),
  opened('room', '/messages', /\/messages\/[\da-f-]{36}/),
]

const ROLES: Readonly<Record<string, { email: string; shots: readonly Shot[] }>> = {
  recruiter: {
    email: 'dohyun@noeulcloud.example',
    shots: [...senders, at('figures', '/figures'), at('statements', '/statements'), at('people', '/people')],
  },
  agent: {
    email: 'agent@coffeeattack.example',
    shots: [
      ...senders,
      at('curations', '/curations'),
      at('new-curation', '/curations/new'),
      at('inquiries', '/inquiries'),
      opened('inquiry', '/inquiries', /\/inquiries\/[\da-f-]{36}/),
      at('requests', '/desk'),
      at('applications', '/desk/applications'),
      at('surveys', '/desk/surveys'),
      at('kept-words', '/kept-words'),
      at('talk', '/talk'),
    ],
  },
  admin: {
    email: 'admin@coffeeattack.example',
    shots: [
      at('home', '/home'),
      ...shared,
      at('people', '/people'),
      at('companies', '/companies'),
      opened('company', '/companies', /\/companies\/[\da-f-]{36}/),
      at('statements', '/statements'),
      opened('statement', '/statements', /\/statements\/[\da-f-]{36}/),
      at('messages', '/messages'),
      at('talk', '/talk'),
      at('partners', '/partners'),
      at('audit', '/audit'),
    ],
  },
}

export async function consoleScreens(
  browser: Browser,
  origin: string,
  { folder, shows }: Given,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [role, { email, shots }] of Object.entries(ROLES)) {
    const context = await browser.newContext(shows)
    const desk = await context.newPage()
    await enterConsole(desk, origin, email)
    const named = shots.map(({ name, go }) => ({ name: `${role}-${name}`, go }))
    await takeAll(desk, origin, { shots: named, widths: [390, 1280, 1440], folder })
    await context.close()
  }
}
