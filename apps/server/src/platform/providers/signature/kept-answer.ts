import { z } from 'zod'
import { SignatureFailure } from './signature.ts'

/** What is stored of a signature before anything reads it: the answers as they arrived, and when the person signed. */
type Kept = { readonly signedAt: Date; readonly answer: string; readonly signer?: string }

const kept = z.object({ signedAt: z.iso.datetime(), answer: z.string(), signer: z.string().optional() })

export const keptAnswer = ({ signedAt, ...answers }: Kept): string =>
  JSON.stringify({ signedAt: signedAt.toISOString(), ...answers })

/** The stored answers, read. An answer that is no JSON never will be: its signature is lost. */
export function readKept(raw: string): { signedAt: Date; text: string; answer: unknown; signer: unknown } {
  try {
    const { signedAt, answer, signer } = kept.parse(JSON.parse(raw))
    return {
      signedAt: new Date(signedAt),
      text: answer,
      answer: JSON.parse(answer),
      signer: signer === undefined ? null : JSON.parse(signer),
    }
  } catch {
    throw new SignatureFailure('collect', 'LOST', 'unreadable')
  }
}
