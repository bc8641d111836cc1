import { expect, type Page } from '@playwright/test'
import { addCoffeechat } from './coffeechat.ts'
import { test } from './console.ts'
import { addColleague } from './operators.ts'
import { addPerson } from './world.ts'

/** Two recruiters of one company at one board (BIZ-10). */

const column = (page: Page, name: RegExp) => page.getByRole('region', { name })
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('[BIZ-10] a colleague sees a dragged card without a reload and moves it by keyboard', async ({
  desk,
  recruiter,
  openColleague,
}) => {
  const person = await addPerson({ name: '노가온' })
  await addCoffeechat(person, { company: recruiter.company })
  const theirs = await openColleague(await addColleague(recruiter), '/pipeline')
  for (const each of [desk, theirs]) await each.clock.install()
  await desk.goto('/console/pipeline')
  await theirs.reload()
  await expect(column(desk, /^커피챗 1명/)).toContainText('노가온')
  await expect(column(theirs, /^커피챗 1명/)).toContainText('노가온')

  await card(desk, '노가온').dragTo(column(desk, /^면접/))
  await expect(desk.getByText('노가온 님을 면접으로 옮겼어요. 10초 뒤에 후보자에게 보여요.')).toBeVisible()
  await desk.clock.fastForward(10_000)
  await expect(desk.getByText('노가온 님을 면접으로 옮겼어요. 후보자에게도 보여요.')).toBeVisible()
  await expect(column(theirs, /^면접 1명/)).toContainText('노가온')

  await card(theirs, '노가온').focus()
  await theirs.keyboard.press('m')
  await expect(theirs.getByRole('menuitem', { name: /^처우 협의/ })).toBeFocused()
  await theirs.keyboard.press('Enter')
  await expect(column(theirs, /^처우 협의 1명/)).toContainText('노가온')
  await theirs.clock.fastForward(10_000)
  await expect(column(desk, /^처우 협의 1명/)).toContainText('노가온')

  await card(desk, '노가온').click()
  const story = desk.getByRole('complementary', { name: '노가온 이야기' })
  await expect(story.getByText('면접으로 옮겼어요')).toBeVisible()
  await expect(story.getByText('처우 협의로 옮겼어요')).toBeVisible()
})
