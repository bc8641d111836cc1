import { claimNames, claimWords, typeNames, typeWords } from '@coffeeattack/domain/proofs/claims'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type ProofKind, proofKinds, STATUS_LIST } from '@coffeeattack/domain/proofs/proof'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { issuerOf, typeAddress } from '../core/addresses.ts'
import { knownKeys } from '../core/keys.ts'
import { findListToken } from '../core/status-lists.ts'

const KEYS = '/.well-known/jwks.json'
const HOUR_SECONDS = 3600

/** Everybody's, on any page: a verifier may be a page of another origin. */
const forAnybody = (reply: FastifyReply, seconds: number) =>
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, 'access-control-allow-origin': '*' })

/** What a program needs besides the proof itself (PROOF-3): keys, status lists, and what each type says. */
export function mountProofKeys(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  app.get('/.well-known/jwt-vc-issuer', async (_request, reply) =>
    forAnybody(reply, HOUR_SECONDS).send({ issuer: issuerOf(deps), jwks_uri: issuerOf(deps) + KEYS }),
  )

  app.get(KEYS, async (_request, reply) => {
    const keys = (await knownKeys(db.drizzle)).map(({ id, publicKey }) => ({
      ...publicKey,
      kid: id,
      alg: 'ES256',
      use: 'sig',
    }))
    return forAnybody(reply, HOUR_SECONDS).send({ keys })
  })

  app.get<{ Params: { list: string } }>('/status/:list(^[1-9]\\d{0,3}$)', async ({ params }, reply) => {
    const token = await findListToken(db.drizzle, Number(params.list), clock())
    if (token === null) throw new Refusal('NOT_FOUND')
    return forAnybody(reply, STATUS_LIST.ttl).type('application/statuslist+jwt').send(token)
  })

  app.get<{ Params: { '*': string } }>('/vct/*', async ({ params }, reply) => {
    const kind = proofKinds.find((known) => typeNames[known] === params['*'])
    if (!kind) throw new Refusal('NOT_FOUND')
    return forAnybody(reply, HOUR_SECONDS).send(typeMetadata(kind, deps))
  })
}

/** Type metadata of an SD-JWT VC. */
function typeMetadata(kind: ProofKind, deps: Deps) {
  const { ko, en } = typeWords[kind]
  return {
    vct: typeAddress(kind, deps),
    name: ko,
    description: en,
    display: [
      { locale: 'ko', name: ko },
      { locale: 'en', name: en },
    ],
    claims: claimNames[kind].map((name) => ({
      path: [name],
      sd: name === 'name' ? 'allowed' : 'never',
      display: [
        { locale: 'ko', label: claimWords[name].ko },
        { locale: 'en', label: claimWords[name].en },
      ],
    })),
  }
}
