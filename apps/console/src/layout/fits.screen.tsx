import { calls } from '@coffeeattack/contract/calls'
import { consolePaths } from '@coffeeattack/contract/pages'
import { sampleAnswer } from '@coffeeattack/contract/testing/sample-answer'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { people, test } from '../testing/screen-test.tsx'
import { smallTargets } from '../testing/small-targets.ts'
import { isOpenTo } from './nav.tsx'

/** Every page of every role on a phone (BIZ-15): a new page is held by standing in the table of addresses. */

type Key = Parameters<FakeApi['answers']>[0]

/** Everything that a page may ask for is answered from the contract alone, with long words in it. */
function answerEverything(api: FakeApi): void {
  for (const key of Object.keys(calls) as Key[]) {
    const isPage = key.includes(' /console/') && !key.includes(' /console/auth/') && !('events' in calls[key])
    if (isPage) api.answers(key, sampleAnswer(key) as never)
  }
}

const outside = ['/sign-in', '/password', '/invitation']

const pages = Object.values(consolePaths)
  .map((path) => path())
  .filter((path) => !outside.some((door) => path.startsWith(door)))
  .map((path) => path.replace(':month', '2026-10').replaceAll(/:\w+/g, sampleId(1)))

const walks = (Object.keys(people) as (keyof typeof people)[]).flatMap((as) =>
  pages.filter((path) => isOpenTo(as, path)).map((path) => [as, path] as const),
)

/** What is wider than its place: the window, or whatever scrolls and is not a strip that is pushed sideways. */
function tooWide(): string[] {
  const within = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && !one.matches('.strip, textarea'),
  )
  return [document.documentElement, ...within]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)
}

const opened = () => document.querySelector<HTMLElement>('[role=menu], [role=dialog], dialog[open]')

/** What each kind of button on the page opens, one after the other. */
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

test.for(walks)('[BIZ-15] %s %s fits on a phone', async ([as, path], { api, open }) => {
  await page.viewport(390, 844)
  answerEverything(api)
  await open(path, { as })
  await expect.poll(() => document.querySelector('h1, h2')).not.toBeNull()
  await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
  expect(document.querySelector('[role=alert]')?.textContent).toBeUndefined()
  expect(tooWide()).toEqual([])
  expect([...smallTargets(), ...(await smallInMenus())]).toEqual([])
})
