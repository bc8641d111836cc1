import { createAuthority } from '@coffeeattack/sandbox/barocert/authority'
import { secondVersion } from '@coffeeattack/domain/pacts/testing/pact-case'
import { drawPact, drawSealedPact, fingerprintOf, type SignedVersion } from '../core/document/draw-pact.ts'
import type { SentVersion } from '../core/document/lay-out.ts'

const { sentDay: _, ...rest } = secondVersion
export const version: SentVersion = { ...rest, sentAt: new Date('2026-11-18T05:00:00Z') }

/** The authority of the sandbox, whose people sign. */
export const authority = createAuthority()

export const signedAt = { company: '2026-11-20T01:02:41.000Z', person: '2026-11-19T12:14:08.000Z' } as const
export const sealedAt = new Date('2026-11-20T01:02:47Z')

/** The drawn version as both have signed it, not sealed yet. */
export async function signedPact() {
  const fingerprint = fingerprintOf(await drawPact(version))
  const text = `처우 합의서 (두 번째 안)\n이 문서의 SHA-256: ${fingerprint}`
  const signature = (name: string, at: string) => ({
    by: '카카오 전자서명인증',
    at: new Date(at),
    text,
    value: authority.sign(text, name, Date.parse(at)),
  })
  const signed: SignedVersion = {
    version,
    company: signature('강세아', signedAt.company),
    person: signature('한지우', signedAt.person),
    sealedAt,
    verifyAt: 'coffee.example/verify',
  }
  return { fingerprint, signed, pdf: await drawSealedPact(signed) }
}
