import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { createRoomsWorld, type RoomsWorld } from '../testing/rooms-world.ts'

const test = serverTest().extend('world', ({ server }) => createRoomsWorld(server, `회사${randomUUID()}`))

async function found(world: RoomsWorld, q: string): Promise<string[]> {
  const answer = await world.console(world.recruiter, 'GET', `rooms?${new URLSearchParams({ q })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
}

describe('[BIZ-8] rooms are found by typed names', () => {
  test('by initials, incomplete syllables and other names of the job', async ({ server, world }) => {
    const person = await addCandidate(server, {
      name: '남궁하람',
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
    })
    const { roomId } = await world.matchedRoom(person)
    for (const q of ['ㄴㄱㅎㄹ', '남궁할', '하라', 'ㅂㅇㄷ', '서버 개발자', 'backend'])
      expect([q, await found(world, q)]).toEqual([q, [roomId]])
    for (const q of ['ㄴㄱㄹㅎ', '남긍', 'ㅍㄹㅌ', 'frontend', '·'])
      expect([q, await found(world, q)]).toEqual([q, []])
  })

  test('[OFR-13] what a person hid in their job finds no room, nor does the mark in its place', async ({
    server,
    world,
  }) => {
    const person = await addCandidate(server, {
      name: '남궁하람',
      jobLabel: '개발 남궁하람',
      jobSubLabel: '백엔드 010-2345-6789',
    })
    const { roomId } = await world
      .ask(person, await world.offerTo(person), '재택도 되나요?')
      .then((it) => it.json())
    expect(await found(world, '백엔드')).toEqual([roomId])
    for (const q of ['남궁하람', 'ㄴㄱㅎㄹ', '2345', '010-2345-6789', '전화번호', '이름', 'ㅈㅎㅂㅎ'])
      expect([q, await found(world, q)]).toEqual([q, []])
  })

  test('a name that no match gave is found by none of its letters', async ({ server, world }) => {
    const person = await addCandidate(server, { name: '독고가람', jobSubLabel: '백엔드 개발자' })
    await world.agentRoom(person)
    for (const q of ['ㄷㄱㄱㄹ', '독고', '가람']) expect([q, await found(world, q)]).toEqual([q, []])
  })
})
