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
 * A flow begins where its sentence begins: with people who are already signed in, each in a world of their own.
 *
 *   test('[OFR-1] …', async ({ page, person }) => { … })       a certified candidate, signed in on `page`
 *   test('[BIZ-3] …', async ({ desk, recruiter }) => { … })    a recruiter of a company of its own, signed in on `desk`
 */

/** What a console needs of a screen. */
export const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const

type Contexts = Map<string, BrowserContext>
type Flow = {
  /** A certified candidate, signed in on `page`. */
  person: Person
  /** A second browser, at a desk. */
  desk: Page
  /** Each signed in to the console on `desk`. */
  recruiter: Recruiter
  agent: Agent
  admin: Agent
}

/** Leaves the context as a new one is, but for the HTTP cache, which makes the next page quick. */
async function clear(context: BrowserContext, origin: string): Promise<void> {
  const pages = context.pages()
  // A page of the app would hear that its login is gone and leave, while it is being closed.
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

/** Nobody shares a network with another test: what is limited by address is limited for each. */
const comeFromElsewhere = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` })

export const test = base.extend<Flow, { contexts: Contexts }>({
  /** One warm context a worker, and one for each other kind of screen that a test asks for. */
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
    // A clock that was moved stays moved for every later page, so such a context is not used again.
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
  // A colour half faded in has a contrast of its own.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const axe = new AxeBuilder({ page })
  return (await (rules ? axe.withRules(rules) : axe).analyze()).violations
}

/** No barriers on what is shown now: every rule in the light, and in the dark the contrast, which alone changes there. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, ['color-contrast'])).toEqual([])
  await page.emulateMedia({ reducedMotion: null, colorScheme: null })
}
