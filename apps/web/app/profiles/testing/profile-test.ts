import type { ApiInput } from '@coffeeattack/contract/client/typing'
import type { Screen } from '@coffeeattack/kit/testing/screenTest'
import { type Locator, page } from 'vitest/browser'
import { profile } from '../../testing/samples/profile.ts'
import { test as base } from '../../testing/screen-test.tsx'
import type { Profile } from '../profile-query.ts'

/*
 * The profile form over a server that keeps what is saved.
 *
 *   test('[PRO-2] …', async ({ edit, save }) => {
 *     await edit({ email: null })
 *     await page.getByLabelText('이메일').fill('haram@example.com')
 *     expect(await save()).toEqual({ email: 'haram@example.com' })
 *   })
 */

type Sent = NonNullable<ApiInput<'PATCH /users/additional'>['body']>

/** The profile with the sent changes applied, as the server would answer. */
function changed(before: Profile, { careerItems = [], isSlack: _isSlack, ...fields }: Sent): Profile {
  return {
    ...before,
    ...fields,
    careerItems: before.careerItems.map((item) => ({
      ...item,
      ...careerItems.find(({ id }) => id === item.id),
    })),
  }
}

export const saveButton = page.getByRole('button', { name: '저장하기' })
export const saved = page.getByText('저장했어요')

/** Blurs the field without focusing another one. */
export async function leave(field: Locator): Promise<void> {
  const element = await field.findElement()
  element.blur()
}

export const test = base
  .extend('server', ({ api }) => {
    const server = { profile: profile() }
    api.answers('GET /v3/users/profile', () => server.profile)
    api.answers('PATCH /users/additional', ({ body }) => (server.profile = changed(server.profile, body)))
    api.answers('GET /companies', { items: [] })
    // Leaving the form leads home, where nothing has happened yet.
    api.answers('GET /v3/users/my', { isActivate: false, name: '윤하람', certified: false, expiredAt: null })
    api.answers('GET /users/notifications/unread', { unread: 0 })
    return server
  })
  .extend('edit', ({ server, open }) => {
    return async (given: Partial<Profile> = {}, search = ''): Promise<Screen> => {
      server.profile = profile(given)
      const screen = await open(`/my/profile${search}`)
      await page.getByRole('heading', { name: '경력' }).findElement()
      return screen
    }
  })
  .extend('save', ({ api }) => {
    /** The body that was saved. */
    return async () => {
      await saveButton.click()
      await saved.findElement()
      await page.getByRole('button', { name: '저장하기', disabled: true }).findElement()
      return api.sent('PATCH /users/additional').at(-1)?.body
    }
  })
