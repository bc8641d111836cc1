import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { open } from './sign-in.ts'
import { addPerson, type Person, signInAs } from './world.ts'

/** A person of the test's own, at their profile. */
export async function openProfile(
  page: Page,
  given: Parameters<typeof addPerson>[0] = {},
  search = '',
): Promise<Person> {
  const person = await addPerson(given)
  await signInAs(page, person)
  await open(page, `/my/profile${search}`)
  await expect(page.getByRole('heading', { name: '경력' })).toBeVisible()
  return person
}

export const saveButton = (page: Page) => page.getByRole('button', { name: '저장하기' })
export const said = (page: Page, text: string) => page.getByText(text, { exact: true })

/** What PATCH /users/additional was sent, once the form was saved. */
export async function save(page: Page): Promise<unknown> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/users/additional'),
  )
  await saveButton(page).click()
  const body: unknown = (await sent).postDataJSON()
  await expect(said(page, '저장했어요')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  return body
}

/** A call with the page's own login. */
export async function call<T>(page: Page, path: string, method = 'GET', body?: object): Promise<T> {
  return page.evaluate(
    async ({ path, method, body }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        ...(body && { 'content-type': 'application/json' }),
      }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`/api${path}`, init)
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
      return (await response.json()) as T
    },
    { path, method, body },
  )
}

export async function isAccessible(page: Page): Promise<void> {
  // A colour half faded in has a contrast of its own.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}
