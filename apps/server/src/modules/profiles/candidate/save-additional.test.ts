import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusedForm, saveForm } from '../testing/form-world.ts'
import { addWhole, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

const save = (server: TestApp, me: Whole, body: object, who: { token: string } = me) =>
  saveForm(server, who, body)
const refused = (server: TestApp, me: Whole, body: object) => refusedForm(server, me, body)

const profile = async (server: TestApp, me: Whole) =>
  (await server.call('GET', '/v3/users/profile', { token: me.token })).json()

const myRow = async (server: TestApp, me: Whole) =>
  (await server.db.drizzle.select().from(users).where(eq(users.id, me.userId)))[0]!

describe('[PRO-1] saving the form', () => {
  test('answers the whole profile as it is from then on', async ({ server, me }) => {
    const answer = await save(server, me, {
      email: ' new@example.com ',
      resumeUrl: 'https://docs.example/new',
      portfolioUrl: 'https://docs.example/works',
      githubUrl: '',
      linkedinUrl: null,
      hashtags: ['#웹 성능 #React', 'react'],
      agent: true,
      careerItems: [{ id: me.careerIds[0], detail: '결제를 다시 만들었어요.' }],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(await profile(server, me))
    expect(answer.json()).toMatchObject({
      email: 'new@example.com',
      resumeUrl: 'https://docs.example/new',
      portfolioUrl: 'https://docs.example/works',
      githubUrl: null,
      linkedinUrl: null,
      hashtags: ['웹성능', 'React'],
      agent: true,
      isLinkIncomplete: true,
    })
  })

  test.for<[string, object]>([
    ['nothing', {}],
    ['one field', { agent: false }],
    ['fields that are none', { name: '김철수', certified: false, verifiedIncome: 99_999, isActivate: false }],
  ])('%s changes nothing else', async ([, body], { server, me }) => {
    const before = await profile(server, me)
    expect((await save(server, me, body)).json()).toEqual(before)
    expect((await myRow(server, me)).isActive).toBe(true)
  })

  test('the e-mail address is stored sealed', async ({ server, me }) => {
    await save(server, me, { email: 'secret@example.com' })
    const { emailSealed } = await myRow(server, me)
    expect(emailSealed).not.toContain('secret')
    expect(server.deps.secrets.open(emailSealed!, 'users.email_sealed')).toBe('secret@example.com')
    expect((await save(server, me, { email: null })).json().email).toBeNull()
    expect((await myRow(server, me)).emailSealed).toBeNull()
  })

  test('two tabs that save different parts both keep theirs', async ({ server, me }) => {
    const tabs = [
      { hashtags: ['탭하나'] },
      { githubUrl: 'https://code.example/two' },
      { careerItems: [{ id: me.careerIds[0], detail: '셋째 탭' }] },
      { careerItems: [{ id: me.careerIds[1], detail: '넷째 탭' }] },
    ]
    const answers = await Promise.all(tabs.map((tab) => save(server, me, tab)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const saved = await profile(server, me)
    expect(saved).toMatchObject({ hashtags: ['탭하나'], githubUrl: 'https://code.example/two' })
    expect(saved.careerItems.map(({ detail }: { detail: string }) => detail)).toEqual(['셋째 탭', '넷째 탭'])
  })

  test('of many tabs that save everything one stays, whole', async ({ server, me }) => {
    const tabs = Array.from({ length: 8 }, (_, tab) => ({
      hashtags: [`탭${tab}`],
      resumeUrl: `https://docs.example/${tab}`,
      careerItems: me.careerIds.map((id) => ({ id, detail: `탭 ${tab}` })),
    }))
    await Promise.all(tabs.map((tab) => save(server, me, tab)))
    const { hashtags, resumeUrl, careerItems } = await profile(server, me)
    const seen = {
      hashtags,
      resumeUrl,
      careerItems: careerItems.map(({ id, detail }: { id: string; detail: string }) => ({ id, detail })),
    }
    expect(tabs).toContainEqual(seen)
  })
})

describe('rules, at their limits', () => {
  const at = (length: number) => '가'.repeat(length)
  const tags = (count: number) => Array.from({ length: count }, (_, place) => `키워드${place}`)

  test.for(['resumeUrl', 'portfolioUrl', 'githubUrl', 'linkedinUrl'])(
    '[VAL-8] %s',
    async (field, { server, me }) => {
      expect((await save(server, me, { [field]: 'https://한글.example/경로' })).statusCode).toBe(200)
      expect((await save(server, me, { [field]: 'code.example/me' })).json()[field]).toBe(
        'https://code.example/me',
      )
      for (const url of ['javascript:alert(1)', 'ftp://a.example', 'code', 'https://me@evil.example'])
        expect(await refused(server, me, { [field]: url })).toEqual({ [field]: '유효하지 않은 url입니다.' })
    },
  )

  test('[VAL-9] e-mail', async ({ server, me }) =>
    expect(await refused(server, me, { email: 'jiwoo@example' })).toEqual({
      email: '유효하지 않은 이메일 입니다.',
    }))

  test('[VAL-11] 2000 characters of detail fit, 2001 do not', async ({ server, me }) => {
    const [id] = me.careerIds
    const kept = await save(server, me, { careerItems: [{ id, detail: at(2000) }] })
    expect(kept.json().careerItems[0].detail).toBe(at(2000))
    expect(await refused(server, me, { careerItems: [{ id, detail: at(2001) }] })).toEqual({
      'careerItems.0.detail': '2000자까지 작성 가능해요',
    })
  })

  test('[VAL-11] an emoji and a syllable typed apart are one character each', async ({ server, me }) => {
    const detail = '☕'.repeat(1000) + at(1000).normalize('NFD')
    const kept = await save(server, me, { careerItems: [{ id: me.careerIds[0], detail }] })
    expect(kept.json().careerItems[0].detail).toBe(detail.normalize('NFC'))
  })

  test('[VAL-12] 15 characters and 30 keywords fit, one more of either does not', async ({ server, me }) => {
    expect((await save(server, me, { hashtags: [at(15), ...tags(29)] })).json().hashtags).toHaveLength(30)
    expect(await refused(server, me, { hashtags: [at(16)] })).toEqual({
      hashtags: '키워드는 15자까지 쓸 수 있어요.',
    })
    expect(await refused(server, me, { hashtags: tags(31) })).toEqual({
      hashtags: '나의 업무 키워드는 최대 30개까지 추가할 수 있습니다.',
    })
  })

  test.for<[string, object, string]>([
    ['a number for a link', { resumeUrl: 7 }, 'resumeUrl'],
    ['a text for a list', { hashtags: '키워드' }, 'hashtags'],
    ['a list of numbers', { hashtags: [1] }, 'hashtags.0'],
    ['a text for yes', { isSlack: 'true' }, 'isSlack'],
    ['an item without an id', { careerItems: [{ detail: '일' }] }, 'careerItems.0.id'],
    ['a NUL byte', { githubUrl: 'https://a.example/\u0000' }, 'githubUrl'],
    ['half a character', { careerItems: [{ id: 'x', detail: '\ud83d' }] }, 'careerItems.0.detail'],
  ])('%s is refused and changes nothing', async ([, body, field], { server, me }) => {
    expect(await refused(server, me, body)).toEqual({ [field]: expect.any(String) })
  })

  test('one job twice is refused', async ({ server, me }) => {
    const [id] = me.careerIds
    expect(
      await refused(server, me, {
        careerItems: [
          { id, hide: true },
          { id, hide: false },
        ],
      }),
    ).toEqual({ 'careerItems.1.id': '같은 경력을 두 번 보냈어요.' })
  })
})

test('somebody who has left cannot save', async ({ server, me }) => {
  await server.db.pool.query('delete from users where id = $1', [me.userId])
  expect((await save(server, me, { agent: true })).statusCode).toBe(401)
})
