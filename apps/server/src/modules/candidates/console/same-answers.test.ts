import { shownWords } from '@coffeeattack/domain/profiles/shown-words'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { savedSearches } from '../../../platform/db/schema/candidates.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { addFindable, addPosition, addSearcher } from '../testing/masked-world.ts'

const WRITER = { name: '남궁소윤', phone: '01077654321' }

/** Texts that are masked, and parts of them to search for. */
const secrets = fc.constantFrom(
  { written: '남궁소윤', parts: ['남궁소윤', '남궁', '소윤', '궁소'] },
  { written: '01077654321', parts: ['01077654321', '0107765', '7765', '65432', '010-7765-4321'] },
  { written: '010-7765-4321', parts: ['010-7765', '7765', '-4321', '010'] },
  { written: 'soyun@example.com', parts: ['soyun', 'soyun@example.com', 'example'] },
  { written: 'www.soyun.dev/cv', parts: ['soyun', 'soyun.dev', 'www'] },
)
const around = fc.constantFrom('', '결제', '님의디자인', '정산 ')

type Written = {
  jobSubLabel: string
  skill: string
  keyword: string
  detail: string
  parts: readonly string[]
}

/** A profile with a secret in one of its texts, or in all of them. */
const profiles: fc.Arbitrary<Written> = fc
  .tuple(secrets, around, around, fc.integer({ min: 0, max: 4 }))
  .map(([{ written, parts }, before, after, place]) => {
    const text = `${before}${written}${after && ` ${after}`}`
    const at = (own: number, plain: string) => (place === own || place === 4 ? text : plain)
    return {
      jobSubLabel: at(0, '백엔드 개발자'),
      skill: at(1, 'Kotlin'),
      keyword: at(2, '결제'),
      detail: at(3, '정산을 만들었어요.'),
      parts: [...parts, ...parts.map((part) => `${before}${part}`)],
    }
  })

type World = { token: string; jobLabel: string; id: string; positionId: string }

const test = serverTest().extend('world', { scope: 'file' }, async ({ server, clock }) => {
  const searcher = await addSearcher(server)
  const { jobLabel, token } = searcher
  const positionId = await addPosition(server, searcher, ['결제'])
  const body = { name: '찾기', filter: String(new URLSearchParams({ jobLabel, q: '결제' })) }
  await server.call('POST', '/console/searches', { token, body })
  clock.advance({ minutes: 1 })
  const id = await addFindable(server, { jobLabel, ...WRITER, hashtags: ['결제'] })
  await addFindable(server, { jobLabel, hashtags: ['결제', '정산'] })
  return { token, jobLabel, id, positionId }
})

/** Saves the words like the profile form. */
function write(server: TestApp, { id }: World, words: Omit<Written, 'parts'>): Promise<void> {
  const { jobSubLabel, skill, keyword, detail } = words
  return server.deps.db.transaction(async (tx) => {
    const changed = { jobSubLabel, techStack: [skill, 'React'], hashtags: [keyword, '검색'] }
    await tx.update(users).set(changed).where(eq(users.id, id))
    await tx.update(careers).set({ job: jobSubLabel, detail }).where(eq(careers.userId, id))
    await maskWords(tx, id, server.deps.secrets)
  })
}

/** The same profile with marks written in place of the secret. */
function withoutSecret(words: Written): Omit<Written, 'parts'> {
  const mask = (text: string) => shownWords({ ...NOTHING, jobLabel: text }, WRITER).jobLabel ?? ''
  return {
    jobSubLabel: mask(words.jobSubLabel),
    skill: mask(words.skill),
    keyword: mask(words.keyword),
    detail: mask(words.detail),
  }
}
const NOTHING = { jobLabel: null, jobSubLabel: null, techStack: [], hashtags: [], careers: [], schools: [] }

/** The answers of all console calls that take a text, for one part of the secret. */
async function answersTo(server: TestApp, world: World, part: string): Promise<string[]> {
  const { token, jobLabel, id, positionId } = world
  const { drizzle } = server.db
  const query = (more: object) => String(new URLSearchParams({ jobLabel, ...more }))
  await drizzle
    .update(positions)
    .set({ mustHaves: [part, '결제'] })
    .where(eq(positions.id, positionId))
  await drizzle
    .update(savedSearches)
    .set({ filter: query({ q: part }) })
    .where(eq(savedSearches.name, '찾기'))
  const asked = [
    { q: part },
    { q: `-${part}` },
    { q: `결제 or ${part}` },
    { hashtags: part },
    { techStack: part },
  ]
  const paths = [
    ...asked.map((one) => `candidates?${query(one)}`),
    `candidates?${query({ q: part, sort: 'recent' })}`,
    `candidates?${query({ q: `${part} Kotlin`, butOne: 'true' })}`,
    `candidates?${new URLSearchParams({ jobLabel, jobSubLabel: part })}`,
    `candidates/facets?${query({ q: part })}`,
    `candidates/facets?${query({ hashtags: part })}`,
    `candidates/near?${query({ q: part })}`,
    `candidates/near?${query({ q: `-${part} Kotlin` })}`,
    `positions/${positionId}/people`,
    'searches',
    `candidates/${id}`,
    `rooms?${new URLSearchParams({ q: part })}`,
    `offers?${new URLSearchParams({ q: part, sort: 'job' })}`,
  ]
  const answers: string[] = []
  for (const path of paths) {
    const { statusCode, body } = await server.call('GET', `/console/${path}`, { token })
    expect(statusCode, `${path}: ${body}`).toBe(200)
    answers.push(`${path} ${body}`)
  }
  return answers
}

test('[OFR-13] no search tells a profile with a secret from the same profile without it', async ({
  server,
  clock,
  world,
}) => {
  await fc.assert(
    fc.asyncProperty(profiles, fc.nat(), async (written, choice) => {
      // Stays below the limit of calls in a minute.
      clock.advance({ minutes: 1 })
      // Opened before, because rows tell whether the profile was seen.
      await server.call('GET', `/console/candidates/${world.id}`, { token: world.token })
      const part = written.parts[choice % written.parts.length]!.trim()
      await write(server, world, written)
      const answers = await answersTo(server, world, part)
      await write(server, world, withoutSecret(written))
      expect(await answersTo(server, world, part)).toEqual(answers)
    }),
    { numRuns: 12 },
  )
})
