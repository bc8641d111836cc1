import { mustHaveProblem } from '@coffeeattack/domain/positions/must-haves'
import { findContacts, maskContacts } from '@coffeeattack/domain/text/contacts'
import { hiddenContacts, hiddenWriter } from '@coffeeattack/domain/text/testing/hidden-contacts'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { careers, schools } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { addFindable, addPosition, addSearcher } from '../testing/masked-world.ts'

/** Every text of a profile, and a part of the secret that stands in some of them. */
type Written = {
  jobLabel: string
  jobSubLabel: string
  skill: string
  keyword: string
  detail: string
  school: string
  major: string
}
const PLACES = ['jobLabel', 'jobSubLabel', 'skill', 'keyword', 'detail', 'school', 'major'] as const

const PLAIN: Written = {
  jobLabel: '제품',
  jobSubLabel: '백엔드 개발자',
  skill: 'Kotlin',
  keyword: '결제',
  detail: '정산을 만들었어요.',
  school: '달빛대학교',
  major: '경영',
}

/** A secret in one of the texts, or in all of them, and what is asked: some of its letters. */
const questions = fc
  .tuple(fc.constantFrom(...hiddenContacts), fc.constantFrom(...PLACES, 'all'), fc.nat(), fc.nat())
  .map(([[written], place, start, length]) => {
    const text = (own: keyof Written) =>
      place === own || place === 'all' ? `${PLAIN[own]} ${written}` : PLAIN[own]
    const values = findContacts(written, hiddenWriter).map(({ value }) => value)
    const letters = Array.from(values[start % values.length]!)
    const from = start % Math.max(1, letters.length - 1)
    const part = letters.slice(from, from + 2 + (length % 10)).join('')
    const words = Object.fromEntries(PLACES.map((own) => [own, text(own)])) as Written
    // No line break, nothing invisible, no comma: those part words, or are refused at the door.
    return { words, part: part.replaceAll(/[\s\p{Cf},]+/gu, ' ').trim() || '카톡' }
  })

const inEach = (words: Written, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(words).map(([place, text]) => [place, change(text)])) as Written

/** The same profile by somebody who wrote the mark in the place of the secret. */
const withMark = (words: Written) => inEach(words, (text) => maskContacts(text, hiddenWriter))

/** The same profile by somebody who wrote nothing in its place. */
const without = (words: Written) => inEach(withMark(words), (text) => text.replaceAll(MARK, ' ').trim())

const MARK = /〔[^〕]*〕/gu

type World = { searcher: TestOperator; id: string; offerId: string; roomId: string }

const test = serverTest().extend('world', { scope: 'file' }, async ({ server, clock }) => {
  const searcher = await addSearcher(server)
  const { companyId, operatorId } = searcher
  clock.advance({ minutes: 1 })
  const id = await addFindable(server, { ...hiddenWriter, hashtags: ['결제'] })
  await addFindable(server, { jobLabel: PLAIN.jobLabel, hashtags: ['결제', '정산'] })
  await server.db.drizzle.insert(schools).values({
    id: server.deps.ids.next(),
    userId: id,
    place: 1,
    type: 'UNIVERSITY',
    name: PLAIN.school,
    major: PLAIN.major,
    createdAt: clock(),
    updatedAt: clock(),
  })
  const offerId = await addOffer(server.db.drizzle, {
    candidateId: id,
    companyId,
    operatorId,
    position: '정산 개발자',
    createdAt: clock(),
    deliverAt: clock(),
    expiryDay: '2027-11-17',
  })
  const { token } = server.signIn('candidate', { subjectId: id })
  const body = { message: '재택도 되나요?' }
  const { roomId } = (await server.call('POST', `/users/offers/ask/${offerId}`, { token, body })).json()
  return { searcher, id, offerId, roomId }
})

/** As the profile form would leave it. */
function write(server: TestApp, { id }: World, words: Written): Promise<void> {
  const { jobLabel, jobSubLabel, skill, keyword, detail, school, major } = words
  return server.deps.db.transaction(async (tx) => {
    const changed = { jobLabel, jobSubLabel, techStack: [skill, 'React'], hashtags: [keyword, '검색'] }
    await tx.update(users).set(changed).where(eq(users.id, id))
    await tx.update(careers).set({ job: jobSubLabel, detail }).where(eq(careers.userId, id))
    await tx.update(schools).set({ name: school, major }).where(eq(schools.userId, id))
    await maskWords(tx, id, server.deps.secrets)
  })
}

/** A fresh token of the same login: the clock leaps. */
const tokenOf = (server: TestApp, { searcher: { operatorId, sessionId } }: World) =>
  server.signIn('operator', { subjectId: operatorId, sessionId }).token

/** A position and a saved search that ask for the part, written through their calls. */
async function ask(server: TestApp, world: World, part: string): Promise<string> {
  const token = tokenOf(server, world)
  const { jobLabel } = PLAIN
  const filter = String(new URLSearchParams({ jobLabel, q: part }))
  const saved = await server.call('POST', '/console/searches', { token, body: { name: '찾기', filter } })
  expect(saved.statusCode, saved.body).toBe(200)
  // A contact is refused as a must-have, whoever has it.
  return addPosition(server, { token, jobLabel }, mustHaveProblem(part) === null ? [part, '결제'] : ['결제'])
}

/** Every call of the console that takes a text, asked by the part. */
async function answersTo(server: TestApp, world: World, part: string, positionId: string): Promise<string[]> {
  const token = tokenOf(server, world)
  const { jobLabel } = PLAIN
  const queries: Record<string, string>[] = [
    { q: part },
    { q: `-${part}` },
    { q: `결제 or ${part}` },
    { q: part, sort: 'recent' },
    { q: `${part} Kotlin`, butOne: 'true' },
    { jobLabel, q: part },
    { jobLabel: part },
    { jobLabel: `${jobLabel} ${part}` },
    { jobLabel, jobSubLabel: part },
    { hashtags: part },
    { techStack: part },
  ]
  const facets: Record<string, string>[] = [{ q: part }, { hashtags: part }, { jobLabel }]
  const paths = [
    ...queries.map((query) => `candidates?${new URLSearchParams(query)}`),
    ...facets.map((query) => `candidates/facets?${new URLSearchParams(query)}`),
    ...[part, `-${part} Kotlin`].map((q) => `candidates/near?${new URLSearchParams({ q })}`),
    `positions/${positionId}/people`,
    'searches',
    `candidates/${world.id}`,
    `rooms?${new URLSearchParams({ q: part })}`,
    `offers?${new URLSearchParams({ q: part, sort: 'job' })}`,
  ]
  const answers: string[] = []
  for (const path of paths) {
    const { statusCode, body } = await server.call('GET', `/console/${path}`, { token })
    expect(statusCode, `${path}: ${body}`).toBeLessThan(500)
    answers.push(`${path} ${statusCode} ${body}`)
  }
  const file = await server.call('POST', '/console/offers/export', { token, body: { q: part } })
  expect(file.statusCode, file.body).toBe(200)
  return [...answers, file.body]
}

/** The same answers where nothing is drawn in the place of hidden parts. */
const withoutMarks = (answers: readonly string[]) =>
  answers.map((answer) =>
    answer
      .replaceAll(MARK, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/ (?=["<,.])|(?<=") /gu, ''),
  )

test('[OFR-13] whatever is asked, a profile with a secret answers as the same one without it', async ({
  server,
  clock,
  world,
}) => {
  await fc.assert(
    fc.asyncProperty(questions, async ({ words, part }) => {
      // Nobody asks so much within a minute.
      clock.advance({ minutes: 1 })
      // Opened already: that the profile was seen is told beside it.
      await server.call('GET', `/console/candidates/${world.id}`, { token: tokenOf(server, world) })
      const positionId = await ask(server, world, part)
      await write(server, world, words)
      const answers = await answersTo(server, world, part, positionId)
      await write(server, world, withMark(words))
      expect(await answersTo(server, world, part, positionId)).toEqual(answers)
      await write(server, world, without(words))
      expect(withoutMarks(await answersTo(server, world, part, positionId))).toEqual(withoutMarks(answers))
    }),
    { numRuns: 5 },
  )
})

test('[OFR-13] words that nobody hid find the person, the room and the offer', async ({ server, world }) => {
  await write(server, world, { ...PLAIN, jobLabel: `제품 ${hiddenContacts[0]![0]}` })
  const token = tokenOf(server, world)
  const found = async (path: string) =>
    (await server.call('GET', `/console/${path}?${new URLSearchParams({ q: '백엔드' })}`, { token }))
      .json<{ items: { id: string }[] }>()
      .items.map(({ id }) => id)
  expect(await found('candidates')).toContain(world.id)
  expect(await found('rooms')).toEqual([world.roomId])
  expect(await found('offers')).toEqual([world.offerId])
  const file = await server.call('POST', '/console/offers/export', { token, body: { q: '백엔드' } })
  expect(file.json()).toMatchObject({ rows: 1 })
})
