import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Bars } from './Bars.tsx'

const figure = () => document.querySelector('section [aria-hidden=true]')?.textContent

test('[OFR-4] the raise counts up with its bar and readers hear the end value at once', async ({ show }) => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  await show(<Bars />)
  await expect
    .element(page.getByRole('img', { name: '지금 5,200만 원에서 최대 6,800만 원으로' }))
    .toBeVisible()
  expect(figure()).toBe('최대 +0만 원')
  expect(page.getByText('최대 +1,600만 원').elements()).toHaveLength(1)
  vi.advanceTimersByTime(1_200)
  expect(figure()).toBe('최대 +1,600만 원')
  await expect.element(page.getByText('연봉은 커피챗에서 함께 정해요')).toBeVisible()
})

test('[OFR-4] where motion is reduced the end state is drawn at once', async ({ show }) => {
  await show(<Bars />)
  expect(figure()).toBe('최대 +1,600만 원')
})
