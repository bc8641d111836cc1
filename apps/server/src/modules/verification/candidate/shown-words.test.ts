import { describe, expect } from 'vitest'
import { applying, JIU, test, type VerificationWorld } from '../testing/verification-world.ts'

/** The masked copies that companies read and search (OFR-13), through the calls that change a name or a number. */

async function shown(world: VerificationWorld, userId: string) {
  const [row] = await world.rows<{ keywords: string[]; job: string }>(
    'select shown_hashtags as keywords, shown_job_sub_label as job from users where id = $1',
    [userId],
  )
  return row!
}

async function write(world: VerificationWorld, token: string, hashtags: string[]): Promise<void> {
  const { statusCode } = await world.call('PATCH', '/users/hashtag', { token, body: { hashtags } })
  expect(statusCode).toBe(200)
}

describe('[OFR-13] the masked copies of a person’s words', () => {
  test('follow a name that is registered anew', async ({ world }) => {
    const person = applying('01022003001', '남궁하늘')
    const { userId, accessToken } = await world.registerProved(person)
    await write(world, accessToken, ['남궁하늘', '제갈바다'])
    expect((await shown(world, userId)).keywords).toEqual(['〔이름〕', '제갈바다'])
    expect((await world.create({ ...person, name: '제갈바다' }, {}, accessToken)).statusCode).toBe(200)
    expect((await shown(world, userId)).keywords).toEqual(['남궁하늘', '〔이름〕'])
  })

  test('follow a number that is registered anew', async ({ world }) => {
    const person = applying('01022003002')
    const job = { jobSubLabel: '개발 22 003 003' }
    const { userId, accessToken } = (await world.create(person, job)).json()
    expect((await shown(world, userId)).job).toBe('개발 22 003 003')
    const answer = await world.create({ ...person, phone: '01022003003' }, job, accessToken)
    expect([answer.statusCode, answer.json<{ userId: string }>().userId]).toEqual([200, userId])
    expect((await shown(world, userId)).job).toBe('개발 〔전화번호〕')
  })

  test('follow the name that a confirmed career brings, before the career is taken over', async ({
    world,
  }) => {
    const login = await world.registerProved({ ...JIU, name: '제갈바다' })
    await write(world, login.accessToken, ['한지우', '제갈바다'])
    expect((await shown(world, login.userId)).keywords).toEqual(['한지우', '〔이름〕'])
    const attempt = await world.begun(login, JIU)
    await world.confirm(JIU.phone)
    expect((await world.salary(login, attempt)).statusCode).toBe(200)
    expect((await shown(world, login.userId)).keywords).toEqual(['〔이름〕', '제갈바다'])
  })
})
