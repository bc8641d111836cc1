import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { everybody, jaehwi, pipelineBoard, pipelineStory } from '../../testing/samples/pipeline.ts'
import { NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** The pipeline on a phone (BIZ-10): one stage at a time, grouped by next step. */

const group = (name: string) => page.getByRole('region', { name })

test('[BIZ-10] a stage is grouped by next step', async ({ api, open }) => {
  await page.viewport(390, 844)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  const screen = await open('/pipeline')
  await expect
    .element(page.getByRole('button', { name: /^커피챗 4/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('후보자가 수락하면 들어와요')).toBeVisible()
  await expect
    .element(group('시간을 정해요').getByRole('listitem').first())
    .toMatchTextContent(/문서하.*제안해 주세요/)
  await expect.element(group('곧 만나요').getByRole('listitem')).toMatchTextContent(/오늘 오후 4:00/)
  await expect.element(group('만났나요?').getByRole('listitem')).toMatchTextContent(/답해 주세요/)
  await page.getByRole('button', { name: /^어택 3/ }).click()
  await expect.element(group('오늘 마감').getByRole('listitem')).toHaveLength(1)
  expect(screen.address()).toBe('/pipeline?stage=offered')
  await expectAccessible()
})

test('[BIZ-10] a card is moved from the sheet of its row', async ({ api, open, clock }) => {
  await page.viewport(390, 844)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  const moved = { ...jaehwi, stage: 'TERMS' as const, version: 2 }
  api.answers('POST /console/pipeline/cards/:id/move', () => {
    api.answers(
      'GET /console/pipeline',
      pipelineBoard(everybody.map((one) => (one.id === jaehwi.id ? moved : one))),
    )
    return moved
  })
  await open('/pipeline?stage=interview')
  await page.getByRole('button', { name: '염재휘 더 보기' }).click()
  const sheet = page.getByRole('dialog', { name: '할 수 있는 일' })
  await expect.element(sheet.getByRole('button', { name: /^처우 협의/ })).toBeVisible()
  await expectAccessible()
  clock.set(NOON)
  await sheet.getByRole('button', { name: /^처우 협의/ }).click()
  await clock.runFor(10_000)
  await expect.element(toast('염재휘 님을 처우 협의로 옮겼어요. 후보자에게도 보여요.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^처우 협의 3/ })).toBeVisible()
})

test('[BIZ-10] the story is a page that steps through the stage, with the note field at its foot', async ({
  api,
  open,
}) => {
  await page.viewport(390, 844)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.answers('GET /console/pipeline/cards/:id', ({ params }) =>
    pipelineStory({ card: everybody.find(({ id }) => id === params.id) ?? jaehwi }),
  )
  api.answers('GET /console/candidates/:id/notes', { items: [], colleagues: [] })
  await open('/pipeline?stage=interview')
  await page.getByRole('link', { name: '염재휘' }).click()
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '메모' })).toBeInViewport()
  await expect.element(page.getByRole('button', { name: /^커피챗 4/ })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('link', { name: '다음 항목' }).click()
  await expect.element(page.getByRole('heading', { name: '황혜윰' })).toBeVisible()
  await page.getByRole('link', { name: '뒤로' }).click()
  await expect.element(page.getByRole('button', { name: /^면접 2/ })).toBeVisible()
})

test('[BIZ-10] the filters stand behind the icon', async ({ api, open }) => {
  await page.viewport(390, 844)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  await open('/pipeline')
  await page.getByRole('button', { name: '골라 보기' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^내가 볼 것/ })
    .click()
  await expect.poll(() => api.sent('GET /console/pipeline').at(-1)?.query).toEqual({ mine: true })
})
