import { calls } from '@coffeeattack/contract/calls'
import { consolePaths } from '@coffeeattack/contract/console-pages'
import { sampleAnswer } from '@coffeeattack/contract/testing/sample-answer'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { people, test } from '../testing/screen-test.tsx'
import { smallTargets } from '../testing/small-targets.ts'
import { isOpenTo } from './nav.tsx'

/** Every page of every role on a phone (BIZ-15). The table of addresses makes it cover new pages. */

type Key = Parameters<FakeApi['answers']>[0]

/** Answers every call with sample data of the contract that has long words. */
function answerEverything(api: FakeApi): void {
  for (const key of Object.keys(calls) as Key[]) {
    const isPage = key.includes(' /console/') && !key.includes(' /console/auth/') && !('events' in calls[key])
    // Created on demand, because most pages make few calls.
    if (isPage) api.answers(key, () => sampleAnswer(key))
  }
}

const outside = ['/sign-in', '/password', '/invitation']

const pages = Object.values(consolePaths)
  .map((path) => path())
  .filter((path) => !outside.some((door) => path.startsWith(door)))
  .map((path) => path.replace(':month', '2026-10').replaceAll(/:\w+/g, sampleId(1)))

/** Elements wider than their container: the window, or a scroller that is not a horizontal strip. */
function tooWide(): string[] {
  const within = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && !one.matches('.strip, textarea'),
  )
  return [document.documentElement, ...within]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)
}

const opened = () => document.querySelector<HTMLElement>('[role=menu], [role=dialog], dialog[open]')

/** Opens each kind of menu on the page and finds small targets in it. */
async function smallInMenus(): Promise<string[]> {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-haspopup]')]
  const shown = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }))
  const kinds = new Map(shown.map((button) => [button.className, button]))
  const small: string[] = []
  for (const button of kinds.values()) {
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    button.click()
    await expect.poll(opened).not.toBeNull()
    small.push(...smallTargets(opened()!))
    await userEvent.keyboard('{Escape}')
    await expect.poll(opened).toBeNull()
  }
  return small
}

/** The faults of the current page. */
async function faults(): Promise<string[]> {
  const alert = document.querySelector('[role=alert]')?.textContent
  const failed = alert === undefined ? [] : [`failed: ${alert}`]
  return [...failed, ...tooWide(), ...smallTargets(), ...(await smallInMenus())]
}

// The frame is mounted once for each role.
test.for(Object.keys(people) as (keyof typeof people)[])(
  '[BIZ-15] every page of the %s fits on a phone',
  async (as, { api, open }) => {
    const own = pages.filter((path) => isOpenTo(as, path))
    expect(own.length).toBeGreaterThan(10)
    await page.viewport(390, 844)
    answerEverything(api)
    const screen = await open(own[0]!, { as })
    const found: string[] = []
    for (const [at, path] of own.entries()) {
      if (at > 0) await screen.go(path)
      await expect.poll(() => document.querySelector('h1, h2'), { message: path }).not.toBeNull()
      await expect.poll(() => document.querySelector('[aria-busy]'), { message: path }).toBeNull()
      found.push(...(await faults()).map((fault) => `${path} ${fault}`))
    }
    expect(found).toEqual([])
  },
)
