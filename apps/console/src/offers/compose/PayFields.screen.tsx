import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** Pay besides the base salary (OFR-15). */

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  const told = { income: { kind: 'exact', income: 5_200 }, hopeSalary: 6_500 } as const
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile(told))
  api.answers('POST /console/offers/check-text', { isMassText: false })
  const sent = { id: sampleId(101), deliverAt: minutesOn(5), expiredAt: daysOn(5), isMassText: false }
  api.answers('POST /console/offers', sent)
})

const ADDRESS = `/candidates/${CANDIDATE}/compose`
const composer = page.getByRole('complementary', { name: '어택 보내기' })
const send = composer.getByRole('button', { name: '어택 보내기' })
const wanted = composer.getByRole('button', { name: '성과급, 사이닝 보너스, 주식도 제안하기' })
const preview = page.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
const amount = (name: string) => composer.getByRole('textbox', { name: new RegExp(`^${name}`) })

async function write() {
  await composer.getByRole('textbox', { name: /^최소 연봉/ }).fill('6300')
  await composer.getByRole('textbox', { name: /^최대 연봉/ }).fill('6800')
  await composer.getByRole('textbox', { name: '메시지' }).fill('결제 화면 이야기를 읽고 연락드려요.')
}

async function nameAll() {
  await wanted.click()
  await amount('성과급, 해마다, 최소').fill('300')
  await amount('성과급, 해마다, 최대').fill('700')
  await amount('사이닝 보너스, 첫해 한 번').fill('500')
  await amount('주식, 모두 합한 값, 최소').fill('1200')
  await amount('주식, 모두 합한 값, 최대').fill('2000')
  await composer.getByRole('combobox', { name: '주식의 종류' }).selectOptions('RSU')
}

test('[OFR-15] one quiet line until it is opened; then the preview shows it', async ({ api, open }) => {
  const screen = await open(ADDRESS)
  await write()
  await expect.element(amount('사이닝 보너스, 첫해 한 번')).not.toBeInTheDocument()
  await nameAll()
  await expect.element(composer).toMatchTextContent('연봉까지 더하면 첫해에 모두 7,400~8,500만 원이에요.')
  await expectAccessible()

  await screen.reload()
  await expect.element(amount('성과급, 해마다, 최대')).toHaveValue('700')
  await expect.element(composer.getByRole('combobox', { name: '주식의 종류' })).toHaveValue('RSU')
  await composer.getByRole('button', { name: '미리보기' }).click()
  for (const words of [
    '지금 5,200만 원희망보다 최대 300만 원 높아요',
    '첫해7,400~8,500다음 해부터 해마다6,900~8,000',
    '4년을 모으면2억 8,100만~3억 2,500만 원',
    'RSU 4년에 1,200~2,000300~500',
    'RSU는 회사가 어림한 값이에요. 약속한 금액이 아니라서 달라질 수 있어요.',
    '한 달 실수령 연봉만 셈했어요약 438~469만 원',
  ])
    await expect.element(preview).toMatchTextContent(words)
  await expectAccessible()
  await preview.getByRole('button', { name: '어택 보내기' }).click()
  await expect.element(toast('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  expect(api.sent('POST /console/offers').map(({ body }) => body.pay)).toEqual([
    {
      bonus: { min: 300, max: 700 },
      signing: 500,
      stock: { kind: 'RSU', min: 1_200, max: 2_000, years: 4 },
    },
  ])
})

test('[OFR-15] problems are reported at their field, and nothing is sent', async ({ api, open }) => {
  await open(ADDRESS)
  await write()
  await wanted.click()
  await amount('성과급, 해마다, 최소').fill('700')
  await amount('성과급, 해마다, 최대').fill('300')
  await amount('사이닝 보너스, 첫해 한 번').fill('0')
  await amount('주식, 모두 합한 값, 최소').fill('1200')
  await send.click()
  await expect.element(amount('성과급, 해마다, 최대')).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(composer.getByRole('group', { name: '성과급, 해마다' }))
    .toMatchTextContent('최소 금액보다 낮아요')
  const range = '1만 원부터 20억 원까지 입력할 수 있어요'
  await expect.element(composer.getByText(range)).toHaveLength(2)
  await expect.element(amount('주식, 모두 합한 값, 최대')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  expect(api.sent('POST /console/offers')).toEqual([])
  // The preview leaves out invalid parts too.
  await composer.getByRole('button', { name: '미리보기' }).click()
  await expect.element(preview).not.toMatchTextContent('모두 더하면 이만큼이에요')
})

test('[OFR-15] removed pay, or pay in a message, is not sent', async ({ api, open }) => {
  await open(ADDRESS)
  await write()
  await nameAll()
  await composer.getByRole('button', { name: '모두 빼기' }).click()
  await expect.element(wanted).toBeVisible()
  await nameAll()
  await composer.getByRole('switch', { name: '연봉 없이 메시지만 보내기' }).click()
  await expect.element(amount('사이닝 보너스, 첫해 한 번')).not.toBeInTheDocument()
  await send.click()
  await expect.element(toast('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()
  expect(api.sent('POST /console/offers').map(({ body }) => body.pay)).toEqual([null])
})
