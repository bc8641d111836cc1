import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Pays } from './Pays.tsx'

const drawings = () => [...document.querySelectorAll('section section')]
const columnsOf = (drawing: Element | undefined) => [...(drawing?.querySelectorAll('ol > li') ?? [])]
const layersOf = (column: Element | undefined) => [...(column?.querySelectorAll('i') ?? [])]
const height = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0

test('[OFR-15] a year stands from zero: its layers and the outline are as high as they count', async ({
  show,
}) => {
  await page.viewport(390, 844)
  await show(<Pays />)
  const [first, second] = columnsOf(drawings()[0])
  const axis = height(first)
  const [base, bonus, stock, signing, most] = layersOf(first).map((layer) => height(layer) / axis)
  expect(base).toBeCloseTo(0.741, 1)
  expect(bonus).toBeCloseTo(0.035, 1)
  expect(stock).toBeCloseTo(bonus!, 2)
  expect(signing).toBeCloseTo(0.059, 1)
  expect(most).toBeCloseTo(0.129, 1)
  expect(layersOf(second)).toHaveLength(4)
  // Without the signing bonus, which lies on top, the layers of all years are level.
  const top = (column: Element | undefined) => layersOf(column)[2]!.getBoundingClientRect().top
  expect(Math.abs(top(first) - top(second))).toBeLessThan(2)
})

test('[OFR-15] what is small is still seen, and what is settled has no outline', async ({ show }) => {
  await show(<Pays />)
  const [first] = columnsOf(drawings()[1])
  expect(layersOf(first)).toHaveLength(2)
  expect(height(layersOf(first)[1])).toBeGreaterThanOrEqual(6)
  expect(height(layersOf(first)[0]) + height(layersOf(first)[1])).toBeLessThanOrEqual(height(first) + 1)
})

test('[OFR-15] whoever does not see the columns reads each year, each part and each sum', async ({
  show,
}) => {
  await show(<Pays />)
  const drawing = page.getByRole('region', { name: '모두 더하면 이만큼이에요' })
  await expect.element(drawing).toMatchTextContent('1년 차 7,400~8,500만 원2년 차 6,900~8,000만 원')
  await expect.element(drawing).toMatchTextContent('사이닝 보너스 첫해 한 번500')
  await expect
    .element(page.getByRole('region', { name: '주식이 먼저 끝날 때' }))
    .toMatchTextContent('2년 차6,600~7,3003년 차부터 해마다6,300~6,800')
})
