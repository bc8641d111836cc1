import { randomInt } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { addAdmin, addAgent, addRecruiter, type Agent, type Recruiter } from './operators.ts'
import { addPerson, type Person, signInAs, signInToConsole } from './world.ts'

/*
 * A flow begins with signed-in people, who have data of their own.
 *
 *   test('[OFR-1] …', async ({ page, person }) => { … })       a certified candidate, signed in on `page`
 *   test('[BIZ-3] …', async ({ desk, recruiter }) => { … })    a recruiter of a company of its own, signed in on `desk`
 */

/** The screen size of the console. */
export const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const

type Contexts = Map<string, BrowserContext>
type Flow = {
  /** A certified candidate, signed in on `page`. */
  person: Person
  /** A second browser with a desktop screen. */
  desk: Page
  /** Each signed in to the console on `desk`. */
  recruiter: Recruiter
  agent: Agent
  admin: Agent
}

/** Clears the context except for the HTTP cache, which makes the next page quick. */
async function clear(context: BrowserContext, origin: string): Promise<void> {
  const pages = context.pages()
  // An open page would notice the missing login and navigate while it is being closed.
  const blank = await context.newPage()
  for (const page of pages) await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(blank)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await blank.close()
}

/** An address per test, so that tests do not share rate limits. */
const comeFromElsewhere = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` })

export const test = base.extend<Flow, { contexts: Contexts }>({
  /** One context per worker and kind of screen. */
  contexts: [
    async ({}, use) => {
      const contexts: Contexts = new Map()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      contexts,
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const options: BrowserContextOptions = {
      ...contextOptions,
      ...(baseURL && { baseURL }),
      ...(colorScheme !== undefined && { colorScheme }),
      ...(deviceScaleFactor && { deviceScaleFactor }),
      hasTouch,
      isMobile,
      javaScriptEnabled,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      ...(userAgent && { userAgent }),
      viewport,
    }
    const kind = JSON.stringify(options)
    const context = contexts.get(kind) ?? (await browser.newContext(options))
    contexts.set(kind, context)
    await comeFromElsewhere(context)
    if (permissions) await context.grantPermissions(permissions)
    // A fake clock stays for every later page, so such a context is not used again.
    let clockMoved = false
    const install = context.clock.install.bind(context.clock)
    context.clock.install = (given) => {
      clockMoved = true
      return install(given)
    }
    await use(context)
    context.clock.install = install
    if (clockMoved) {
      contexts.delete(kind)
      await context.close()
    } else await clear(context, baseURL ?? '')
  },
  page: async ({ context }, use) => {
    await use(await context.newPage())
  },
  person: async ({ page }, use) => {
    const person = await addPerson()
    await signInAs(page, person)
    await use(person)
  },
  desk: async ({ browser, baseURL, locale, timezoneId, contexts }, use) => {
    const options = { ...DESKTOP, baseURL: baseURL!, locale: locale!, timezoneId: timezoneId! }
    const context = contexts.get('desk') ?? (await browser.newContext(options))
    contexts.set('desk', context)
    await comeFromElsewhere(context)
    await use(await context.newPage())
    await clear(context, baseURL!)
  },
  recruiter: async ({ desk }, use) => {
    const recruiter = await addRecruiter()
    await signInToConsole(desk, recruiter.email)
    await use(recruiter)
  },
  agent: async ({ desk }, use) => {
    const agent = await addAgent()
    await signInToConsole(desk, agent.email)
    await use(agent)
  },
  admin: async ({ desk }, use) => {
    const admin = await addAdmin()
    await signInToConsole(desk, admin.email)
    await use(admin)
  },
})

async function barriers(page: Page, rules?: string[]): Promise<unknown[]> {
  // During a fade the contrast is wrong.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const axe = new AxeBuilder({ page })
  return (await (rules ? axe.withRules(rules) : axe).analyze()).violations
}

/** Checks accessibility: all rules in light mode, and the contrast in dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, ['color-contrast'])).toEqual([])
  await page.emulateMedia({ reducedMotion: null, colorScheme: null })
}
