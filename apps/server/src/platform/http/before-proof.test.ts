import { type Call, splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { describe, expect } from 'vitest'
import { candidate } from '../../modules/sessions/core/owner.ts'
import { openSession } from '../../modules/sessions/core/token-pairs.ts'
import { test } from '../../testing/server-test.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { statementsOf } from '../db/testing/test-plans.ts'
import { addUser } from '../db/testing/test-rows.ts'

/** The table of decision 13. */
const BEFORE_PROOF = [
  'GET /talk/posts',
  'GET /users/exist',
  'PATCH /users/utm',
  'POST /auth/logout',
  'POST /users/ask',
  'POST /users/verify/salary',
  'POST /v2/users',
  'POST /v2/users/verify',
  'POST /v3/users/submit',
  'POST /v3/users/verify',
  'POST /v3/users/verify/salary',
]

const candidateCalls = Object.entries(calls as Record<string, Call>)
  .filter(([, { auth }]) => auth === 'candidate' || auth === 'optional')
  .map(([key, call]) => ({ ...call, ...splitKey(key), key }))

const NOBODY = '00000000-0000-4000-8000-000000000000'

async function unprovedToken({ db, deps }: TestApp): Promise<string> {
  const userId = await addUser(db.drizzle, { phoneHash: deps.ids.next() })
  const { accessToken } = await db.transaction((tx) =>
    openSession(tx, candidate(userId), { userAgent: '' }, deps, 'FORM'),
  )
  return accessToken
}

async function outcome(server: TestApp, { method, path }: (typeof candidateCalls)[number], token: string) {
  const answer = await server.call(method, path.replaceAll(/:\w+/g, NOBODY), { token })
  const { code = '' } = answer.body === '' ? {} : answer.json<{ code?: string }>()
  return `${answer.statusCode} ${code}`.trim()
}

describe('[SAFE-1] the calls that a login may make before its phone is proved', () => {
  test('are listed', () => {
    const marked = candidateCalls.filter(({ beforeProof }) => beforeProof).map(({ key }) => key)
    expect(marked.toSorted()).toEqual(BEFORE_PROOF)
    expect(candidateCalls.length).toBeGreaterThan(90)
  })

  test('are candidates’ calls only: nobody else has a phone to prove', () => {
    const others = Object.values(calls as Record<string, Call>).filter(
      ({ auth, beforeProof }) => beforeProof && auth !== 'candidate' && auth !== 'optional',
    )
    expect(others).toEqual([])
  })

  test('are accepted, and all others are refused', { timeout: 180_000 }, async ({ server }) => {
    const through: string[] = []
    const wrong: string[] = []
    let token = await unprovedToken(server)
    for (const call of candidateCalls) {
      const got = await outcome(server, call, token)
      if (/^(401|5)/.test(got)) wrong.push(`${call.key}: ${got}`)
      if (got === '403 PHONE_UNPROVED') continue
      through.push(call.key)
      // Another person, because a call that was accepted may have ended the session.
      token = await unprovedToken(server)
    }
    expect(through.toSorted()).toEqual(BEFORE_PROOF)
    expect(wrong).toEqual([])
  })

  test(
    'a refused call reads the account once and changes nothing',
    { timeout: 180_000 },
    async ({ server }) => {
      const token = await unprovedToken(server)
      const sent = await statementsOf(async () => {
        for (const call of candidateCalls.filter(({ beforeProof }) => !beforeProof))
          await outcome(server, call, token)
      })
      expect(new Set(sent.map(({ text }) => text.trim().split(/\s/)[0]))).toEqual(new Set(['select']))
      expect(sent).toHaveLength(candidateCalls.length - BEFORE_PROOF.length)
    },
  )
})
