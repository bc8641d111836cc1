import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { frameOf, xOf } from '../../src/density/area.ts'
import { DensityCurve } from '../../src/DensityCurve.tsx'
import { test } from '../testing/gallery-test.tsx'
import { people } from './Pieces.tsx'

const [lowest, highest] = [people[0]!.at, people.at(-1)!.at]

test.for([
  ['at its ends', lowest, highest],
  ['beyond its ends', lowest - 900, highest + 900],
  ['inside', 5200, 6500],
] as const)('[PRO-15] a curve’s labels stay inside the drawing: %s', async ([, now, hope], { show }) => {
  await show(
    <div style={{ width: 350 }} data-testid="frame">
      <DensityCurve
        points={people}
        now={{ at: now, label: '지금' }}
        expected={{ at: 6180, label: '예상' }}
        hope={{ at: hope, label: '희망' }}
        ticks={[]}
        label="그림"
      />
    </div>,
  )
  const frame = page.getByTestId('frame').element().getBoundingClientRect()
  for (const word of ['지금', '희망']) {
    const box = page.getByText(word).element().getBoundingClientRect()
    expect(box.left, word).toBeGreaterThanOrEqual(frame.left)
    expect(box.right, word).toBeLessThanOrEqual(frame.right)
    expect(box.top, word).toBeGreaterThanOrEqual(frame.top)
  }
})

test('[PRO-15] a hope just below the expected line has its label on its left, and no raise on white', async ({
  show,
}) => {
  await show(
    <div style={{ width: 350 }} data-testid="frame">
      <DensityCurve
        points={people}
        now={{ at: 3600, label: '지금' }}
        expected={{ at: 5300, label: '예상' }}
        hope={{ at: 5050, label: '희망' }}
        raise="+1,700"
        ticks={[]}
        label="그림"
      />
    </div>,
  )
  const frame = page.getByTestId('frame').element().getBoundingClientRect()
  const line = frame.left + xOf(frameOf(people, 350, 164), 5050)
  expect(page.getByText('희망').element().getBoundingClientRect().right).toBeLessThanOrEqual(line)
  // Left of the label the coloured part is lower than the letters of the raise.
  await expect.element(page.getByText('+1,700')).not.toBeInTheDocument()
})
