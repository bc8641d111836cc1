import { z } from 'zod'

/** What the browser's passkey functions take and give, as JSON. Bytes are base64url. */

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most)

const transports = z.array(z.string().max(20)).max(10)

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

const verification = z.enum(['required', 'preferred', 'discouraged'])

/** To prove a passkey that is there. */
export const passkeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.int().optional(),
    rpId: z.string().optional(),
    allowCredentials: z.array(known).optional(),
    userVerification: verification.optional(),
  })
  .meta({ id: 'PasskeyRequest', description: '패스키를 확인할 때 브라우저에 넘기는 값' })

/** To make a new one. */
export const passkeyCreation = z
  .object({
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().optional(),
    excludeCredentials: z.array(known).optional(),
    authenticatorSelection: z
      .object({
        residentKey: verification.optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: verification.optional(),
      })
      .optional(),
    attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
  })
  .meta({ id: 'PasskeyCreation', description: '패스키를 만들 때 브라우저에 넘기는 값' })

const credential = {
  id: bytes(2000),
  rawId: bytes(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  /** What extensions say is not asked for, so it is not read. */
  clientExtensionResults: z.object({}),
}

export const passkeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(10_000),
      authenticatorData: bytes(10_000),
      signature: bytes(10_000),
      userHandle: bytes(2000).nullish(),
    }),
  })
  .meta({ id: 'PasskeyAssertion', description: '브라우저가 패스키로 서명한 답' })

export const passkeyAttestation = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(10_000),
      attestationObject: bytes(40_000),
      transports: transports.optional(),
    }),
  })
  .meta({ id: 'PasskeyAttestation', description: '브라우저가 새로 만든 패스키' })
