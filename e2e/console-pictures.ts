import { mkdirSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { enterConsole } from './demo-people.ts'
import { type Given, type Shot, takeAll } from './take-pictures.ts'

/** Every page of the console for each role, in the demo world. */

const at = (name: string, address: string): Shot => ({
  name,
  go: async (page, origin) => {
    await page.goto(`${origin}/console${address}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  },
})

/** A list, the page of its first link of a kind, and so on. */
const opened = (name: string, list: string, ...links: RegExp[]): Shot => ({
  name,
  go: async (page, origin) => {
    await page.goto(`${origin}/console${list}`)
    for (const link of links) {
      const [first] = await addressesOn(page, link)
      await page.goto(`${origin}${first}`)
    }
    await page.getByRole('heading').first().waitFor()
  },
})

/** The enabled links of this kind, in order. */
async function addressesOn(page: Page, link: RegExp): Promise<string[]> {
  const links = page.locator('a[href]').filter({ visible: true })
  let found: string[] = []
  await expect
    .poll(
      async () => {
        const all = await links.evaluateAll((them) => them.map((it) => it.getAttribute('href') ?? ''))
        found = [...new Set(all.filter((one) => link.test(one)))]
        return found.length
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  return found
}

const compared: Shot = {
  name: 'compare',
  go: async (page, origin) => {
    await page.goto(`${origin}/console/candidates`)
    const people = (await addressesOn(page, CANDIDATE)).slice(0, 3)
    await page.goto(
      `${origin}/console/candidates/compare?ids=${people.map((one) => one.split('/').at(-1)).join(',')}`,
    )
    await page.getByRole('table').waitFor()
  },
}

const calendar: Shot = {
  name: 'calendar',
  go: async (page, origin) => {
    await page.goto(`${origin}/console/settings`)
    const title = page.getByRole('heading', { name: '캘린더에 이어 보기' })
    await title.waitFor()
    await title.evaluate((it) => it.scrollIntoView({ block: 'start', behavior: 'instant' }))
  },
}

const CANDIDATE = /\/candidates\/[\da-f-]{36}/
const POSITION = /\/positions\/[\da-f-]{36}$/
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
  opened('candidate', '/candidates', CANDIDATE),
  at('offers', '/offers'),
  at('coffeechats', '/coffeechats'),
  opened('coffeechat', '/coffeechats', /\/coffeechats\/[\da-f-]{36}/),
  at('messages', '/messages'),
  opened('room', '/messages', /\/messages\/[\da-f-]{36}/),
]

const ROLES: Readonly<Record<string, { email: string; shots: readonly Shot[] }>> = {
  recruiter: {
    email: 'dohyun@noeulcloud.example',
    shots: [
      ...senders,
      at('positions', '/positions'),
      at('positions-closed', '/positions?status=closed'),
      at('position-new', '/positions/new'),
      opened('position', '/positions', POSITION),
      opened('position-plain', '/positions', POSITION, /order=plain$/),
      opened('position-person', '/positions', POSITION, /\/people\/[\da-f-]{36}/),
      opened('position-compose', '/positions', POSITION, /\/people\/[\da-f-]{36}/, /\/compose/),
      opened('position-offers', '/positions', POSITION, /tab=offers/),
      opened('position-pipeline', '/positions', POSITION, /tab=pipeline/),
      opened('position-edit', '/positions', POSITION, /\/edit$/),
      at('pipeline', '/pipeline?view=board'),
      at('pipeline-table', '/pipeline?view=table'),
      opened('pipeline-story', '/pipeline?view=board', /\/pipeline\/[\da-f-]{36}/),
      at('lists', '/candidates?starred=true'),
      compared,
      at('figures', '/figures'),
      at('figures-print', '/figures/print'),
      at('handover', '/settings/handover'),
      calendar,
      at('statements', '/statements'),
      at('people', '/people'),
      at('start', '/start'),
      at('own-company', '/settings/company'),
    ],
  },
  agent: {
    email: 'agent@coffeeattack.example',
    shots: [
      ...senders,
      at('curations', '/curations'),
      at('new-curation', '/curations/new'),
      opened('curation-maker', '/curations/new', /\/curations\/new\?candidate=/),
      at('inquiries', '/inquiries'),
      opened('inquiry', '/inquiries', /\/inquiries\/[\da-f-]{36}/),
      at('requests', '/desk'),
      at('applications', '/desk/applications'),
      at('surveys', '/desk/surveys'),
      at('company-inquiries', '/company-inquiries'),
      at('kept-words', '/kept-words'),
      at('kept-words-handled', '/kept-words?status=handled'),
      at('talk', '/talk'),
    ],
  },
  admin: {
    email: 'admin@coffeeattack.example',
    shots: [
      at('home', '/home'),
      ...shared,
      at('people', '/people'),
      at('company-inquiries', '/company-inquiries'),
      at('companies', '/companies'),
      opened('company', '/companies', /\/companies\/[\da-f-]{36}/),
      at('statements', '/statements'),
      opened('statement', '/statements', /\/statements\/[\da-f-]{36}/),
      at('applications', '/companies/applications'),
      opened('application', '/companies/applications', /\/applications\/[\da-f-]{36}/),
      at('merges', '/companies/merges'),
      at('safety', '/safety'),
      opened('safety-case', '/safety', /\/safety\/[\da-f-]{36}/),
      at('messages', '/messages'),
      at('talk', '/talk'),
      at('partners', '/partners'),
      at('fairness', '/fairness'),
      at('audit', '/audit'),
    ],
  },
}

export async function consoleScreens(
  browser: Browser,
  origin: string,
  { folder, shows, only = '' }: Given,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [role, { email, shots }] of Object.entries(ROLES)) {
    const named = shots
      .map(({ name, go }) => ({ name: `${role}-${name}`, go }))
      .filter(({ name }) => name.startsWith(only))
    if (named.length === 0) continue
    const context = await browser.newContext(shows)
    const desk = await context.newPage()
    await enterConsole(desk, origin, email)
    await takeAll(desk, origin, { shots: named, widths: [390, 1280, 1440], folder })
    await context.close()
  }
}
