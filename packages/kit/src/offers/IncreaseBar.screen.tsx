import { CountUp } from '@coffeeattack/ui/CountUp'
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { test } from '../testing/kitTest.tsx'
import { IncreaseBar } from './IncreaseBar.tsx'

const won = (n: number) => `최대 +${String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',')}만 원`

function Bars() {
  return (
    <section>
      <IncreaseBar
        now={5200}
        min={6300}
        max={6800}
        label="지금 5,200만 원에서 최대 6,800만 원으로"
        raise={<CountUp value={1600} format={won} />}
        rate="30.8%"
      />
      <IncreaseBar
        now={5200}
        min={5000}
        max={5200}
        label="지금과 비슷한 연봉"
        raise="지금과 비슷해요"
        rate="협의"
        flatNote="연봉은 커피챗에서 함께 정해요"
      />
    </section>
  )
}

const figure = () => document.querySelector('section [aria-hidden=true]')?.textContent

test('[OFR-4] the raise counts up with its bar; screen readers get the final value at once', async ({
  show,
}) => {
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

test('[OFR-4] with reduced motion the final state is drawn at once', async ({ show }) => {
  await show(<Bars />)
  expect(figure()).toBe('최대 +1,600만 원')
})
