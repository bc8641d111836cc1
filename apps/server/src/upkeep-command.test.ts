import { describe, expect } from 'vitest'
import { checkKey } from './platform/db/key-canary.ts'
import { serverTest } from './testing/server-test.ts'
import { restartedWith } from './testing/test-app.ts'
import { addCandidate } from './testing/test-candidate.ts'
import { carryOut, readUpkeepCommand, USAGE } from './upkeep-command.ts'

const [A, B] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const test = serverTest({ settings: { SECRETS_KEY: A.toString('hex') } })

describe('[OPS-4] what is done by hand', () => {
  test('is one of nine commands; anything else is told them', () => {
    expect(readUpkeepCommand(['keys', 'status'])).toBe('keys status')
    expect(readUpkeepCommand(['match-files', '--mend'])).toBe('match-files --mend')
    for (const args of [[], ['keys'], ['keys', 'status', 'now'], ['erase-again', '--force']])
      expect(() => readUpkeepCommand(args)).toThrow(USAGE)
  })

  test('tells what is left of a key of before, and until when that key is needed', async ({
    server,
    clock,
  }) => {
    await checkKey(server.deps)
    await addCandidate(server)
    const { keyId } = server.deps.secrets
    expect(await carryOut('keys status', server.deps)).toEqual([
      `지금 키 ${keyId}`,
      '예전 키는 없어요.',
      '모두 지금 키로 봉해져 있어요.',
    ])
    const changed = await restartedWith(server, { current: B, previous: [A] })
    const names = [`지금 키 ${changed.deps.secrets.keyId}`, `예전 키 ${keyId}`]
    expect(await carryOut('keys status', changed.deps)).toEqual([
      ...names,
      'users: 1줄 남음',
      '아직 SECRETS_KEY_PREVIOUS를 지우지 마세요.',
    ])
    const done = [
      '모두 지금 키로 봉해져 있어요.',
      '2026년 12월 17일 10:00까지 SECRETS_KEY_PREVIOUS를 두세요. 그 전에 지우면 그동안 들어오지 않은 사람은 다시 로그인해야 해요.',
    ]
    expect(await carryOut('keys reseal', changed.deps)).toEqual(done)
    clock.advance({ hours: 31 * 24 })
    expect(await carryOut('keys status', changed.deps)).toEqual([
      ...names,
      done[0],
      '이제 SECRETS_KEY_PREVIOUS를 지워도 돼요.',
    ])
    await changed.close()
  })

  test('[PROOF-5] shows the keys of proofs, publishes the next one, and replaces one that was seen', async ({
    server,
    clock,
  }) => {
    expect(await carryOut('keys proofs', server.deps)).toEqual([
      '아직 키가 없어요. 첫 증명서를 만들 때 생겨요.',
    ])
    clock.set('2026-11-18T14:00:00+09:00')
    expect(await carryOut('keys proofs next', server.deps)).toEqual([
      '새 키를 내걸었어요. 2026년 11월 19일 14:00부터 서명해요.',
    ])
    expect(await carryOut('keys proofs', server.deps)).toEqual([
      expect.stringMatching(/: 2026년 11월 19일 14:00부터 서명해요$/),
      expect.stringMatching(/: 지금 서명해요$/),
    ])
    await carryOut('keys proofs replace', server.deps)
    expect(await carryOut('keys proofs', server.deps)).toEqual([expect.stringMatching(/: 지금 서명해요$/)])
  })

  test('after a restore tells who left again, and whether files and rows agree', async ({ server }) => {
    await expect(carryOut('erase-again', server.deps)).rejects.toThrow('맞는 쪽지가 하나도 없어요')
    expect(await carryOut('erase-again --nobody', server.deps)).toEqual(['다시 지울 사람이 없어요.'])
    const me = await addCandidate(server)
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직을 마쳤어요' } })
    await addCandidate(server, { id: me.userId })
    expect(await carryOut('erase-again', server.deps)).toEqual(['떠났던 1명을 다시 지웠어요.'])
    const key = `${me.userId}/${me.userId}.pdf`
    await server.deps.files.keep(key, Buffer.from('bytes'), { name: 'a.pdf' })
    expect(await carryOut('match-files', server.deps)).toEqual([
      `주인 없는 파일 ${key}`,
      '주인 없는 파일 1개, 사라진 파일 0개가 있어요. --mend를 붙이면 바로잡아요.',
    ])
    await carryOut('match-files --mend', server.deps)
    expect(await carryOut('match-files', server.deps)).toEqual(['파일과 데이터베이스가 서로 맞아요.'])
  })
})
