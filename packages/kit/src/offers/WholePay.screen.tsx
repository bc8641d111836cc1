import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/kitTest.tsx'
import { WholePay, type WholePayProps } from './WholePay.tsx'

type Layers = WholePayProps['years'][number]['layers']

const base = { kind: 'base', share: 0.741 } as const
const bonus = { kind: 'bonus', share: 0.035 } as const
const stock = { kind: 'stock', share: 0.035 } as const
const signing = { kind: 'signing', share: 0.059 } as const

const year = (place: number, spoken: string, layers: Layers, beyond = 0.129) => ({
  label: `${place}년 차`,
  spoken,
  layers,
  beyond,
})
const words = { title: '모두 더하면 이만큼이에요', unit: '단위 만 원' }
const monthly = { label: '한 달 실수령', note: '연봉만 셈했어요', figure: '약 438~469만 원' }
const bill = { base: { kind: 'base', label: '연봉', note: '', figure: '6,300~6,800' } } as const

const whole: WholePayProps = {
  ...words,
  first: { label: '첫해', figure: '7,400~8,500' },
  further: [{ label: '다음 해부터 해마다', figure: '6,900~8,000' }],
  fourYears: { label: '4년을 모으면', figure: '2억 8,100만~3억 2,500만 원' },
  years: [
    year(1, '7,400~8,500만 원', [base, bonus, stock, signing]),
    ...[2, 3, 4].map((place) => year(place, '6,900~8,000만 원', [base, bonus, stock])),
  ],
  rows: [
    bill.base,
    { kind: 'bonus', label: '성과급', note: '해마다', figure: '300~700' },
    { kind: 'stock', label: '스톡옵션', note: '4년에 1,200~2,000', figure: '300~500' },
    { kind: 'signing', label: '사이닝 보너스', note: '첫해 한 번', figure: '500' },
  ],
  notes:
    '스톡옵션은 회사가 어림한 값이에요. 약속한 금액이 아니라서 달라질 수 있어요. 점선은 가장 많이 받을 때예요.',
  monthly,
}

/** Every amount is fixed, so there is no outline. */
const settled: WholePayProps = {
  ...words,
  title: '정해진 금액만 있을 때',
  first: { label: '첫해', figure: '6,830' },
  further: [{ label: '다음 해부터 해마다', figure: '6,830' }],
  fourYears: { label: '4년을 모으면', figure: '2억 7,320만 원' },
  years: [1, 2, 3, 4].map((place) =>
    year(
      place,
      '6,830만 원',
      [
        { kind: 'base', share: 0.996 },
        { kind: 'bonus', share: 0.004 },
      ],
      0,
    ),
  ),
  rows: [
    { ...bill.base, figure: '6,800' },
    { kind: 'bonus', label: '성과급', note: '해마다', figure: '30' },
  ],
  notes: '',
  monthly: { ...monthly, figure: '약 469만 원' },
}

/** The stock vests within two years. */
const ending: WholePayProps = {
  ...whole,
  title: '주식이 먼저 끝날 때',
  first: { label: '첫해', figure: '6,600~7,300' },
  further: [
    { label: '2년 차', figure: '6,600~7,300' },
    { label: '3년 차부터 해마다', figure: '6,300~6,800' },
  ],
  fourYears: { label: '4년을 모으면', figure: '2억 5,800만~2억 8,200만 원' },
  years: [1, 2, 3, 4].map((place) => {
    const vests = place < 3
    const layers: Layers = vests
      ? [
          { ...base, share: 0.863 },
          { ...stock, share: 0.041 },
        ]
      : [{ ...base, share: 0.863 }]
    return year(place, vests ? '6,600~7,300만 원' : '6,300~6,800만 원', layers, vests ? 0.096 : 0.068)
  }),
  rows: [bill.base, { kind: 'stock', label: 'RSU', note: '2년에 600~1,000', figure: '300~500' }],
}

/** As wide as a slip on a phone. */
function Pays() {
  return (
    <div className="mx-7 grid gap-4">
      {[whole, settled, ending].map((pay) => (
        <WholePay key={pay.first.figure} {...pay} />
      ))}
    </div>
  )
}

const drawings = () => [...document.querySelectorAll('section')]
const columnsOf = (drawing: Element | undefined) => [...(drawing?.querySelectorAll('ol > li') ?? [])]
const layersOf = (column: Element | undefined) => [...(column?.querySelectorAll('i') ?? [])]
const height = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0

test('[OFR-15] columns start at zero, and each layer is as high as its share', async ({ show }) => {
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
  // Apart from the signing bonus on top, the layers of all years are level.
  const top = (column: Element | undefined) => layersOf(column)[2]!.getBoundingClientRect().top
  expect(Math.abs(top(first) - top(second))).toBeLessThan(2)
})

test('[OFR-15] a small layer stays visible, and a fixed pay has no outline', async ({ show }) => {
  await show(<Pays />)
  const [first] = columnsOf(drawings()[1])
  expect(layersOf(first)).toHaveLength(2)
  expect(height(layersOf(first)[1])).toBeGreaterThanOrEqual(6)
  expect(height(layersOf(first)[0]) + height(layersOf(first)[1])).toBeLessThanOrEqual(height(first) + 1)
})

test('[OFR-15] screen readers get each year, each part and each sum', async ({ show }) => {
  await show(<Pays />)
  const drawing = page.getByRole('region', { name: '모두 더하면 이만큼이에요' })
  await expect.element(drawing).toMatchTextContent('1년 차 7,400~8,500만 원2년 차 6,900~8,000만 원')
  await expect.element(drawing).toMatchTextContent('사이닝 보너스 첫해 한 번500')
  await expect
    .element(page.getByRole('region', { name: '주식이 먼저 끝날 때' }))
    .toMatchTextContent('2년 차6,600~7,3003년 차부터 해마다6,300~6,800')
})
