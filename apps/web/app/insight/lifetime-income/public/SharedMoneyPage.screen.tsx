import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { test } from '../../../public/testing/page-test.tsx'
import { SHARE_ID, sharedMoney } from '../../../testing/samples/money.ts'

const address = `/money/${SHARE_ID}`

test('[PUB-6] a shared result shows only the rank, has its own picture, and is not indexed', async ({
  visit,
}) => {
  const { screen, window } = await visit(address, {
    answers: { 'GET /income/lifetime/share/:shareId': sharedMoney() },
  })
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('지금까지 번 소득이 상위 21%예요')
  const content = (selector: string) => window.document.querySelector<HTMLMetaElement>(selector)?.content
  expect(content('meta[name=robots]')).toBe('noindex')
  expect(content('meta[property="og:image"]')).toBe(`${window.location.origin}/og${address}.png`)
  await expectAccessible(window)
})

test('[PUB-6] with the person’s consent it counts up to the sum, which screen readers get at once', async ({
  visit,
}) => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  const frames: ((afterMs: number) => void)[] = []
  /** The test draws the frames of the animation, at times that do not depend on when it looks. */
  function holdFrames(view: Window) {
    view.requestAnimationFrame = (draw) => {
      const asked = view.performance.now()
      return frames.push((afterMs) => draw(asked + afterMs))
    }
  }
  const { screen, window } = await visit(address, {
    answers: { 'GET /income/lifetime/share/:shareId': sharedMoney(46_800) },
    before: holdFrames,
  })
  const figure = () => window.document.querySelector('[data-count-up]')?.textContent
  await expect.element(screen.getByRole('heading', { level: 1, name: /^4억 6,800만 원/ })).toBeVisible()
  const draw = (afterMs: number) => frames.shift()?.(afterMs)
  const unitAt = () => window.document.querySelector('.money-unit')?.getBoundingClientRect().left
  const end = unitAt()
  draw(0)
  expect(figure()).not.toBe('4억 6,800')
  expect(unitAt()).toBeCloseTo(end!, 0)
  draw(2_000)
  expect(figure()).toBe('4억 6,800')
  expect(frames).toEqual([])
})
