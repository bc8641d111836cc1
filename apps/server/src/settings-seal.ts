import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import type { SettingsProblems } from './settings-problems.ts'
import * as value from './settings-values.ts'

/** A shell that takes one line only writes `\n` for the ends of lines. */
const lines = (text: string) => text.replaceAll('\\n', '\n')

const privateKey = () =>
  z.string().transform((text, context) => {
    try {
      createPrivateKey(lines(text))
      return lines(text)
    } catch {
      context.addIssue('암호가 없는 개인키를 PEM 꼴로 적어야 해요')
      return z.NEVER
    }
  })

const headers = () =>
  z.string().transform((text, context): Readonly<Record<string, string>> => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(text))
    } catch {
      context.addIssue('{"이름":"값"} 꼴의 JSON이어야 해요')
      return z.NEVER
    }
  })

/** With what sealed pacts are sealed, and who says when (PACT-5). */
export const sealVariables = {
  SEAL_P12: z.string().optional(),
  SEAL_P12_PASSWORD: z.string().optional(),
  SEAL_KEY: privateKey().optional(),
  SEAL_CERT_CHAIN: value.certificates().optional(),
  SEAL_ROOTS: value.certificates().optional(),
  TSA_URL: value.webAddress().optional(),
  TSA_HEADERS: headers().optional(),
}

type Variables = z.output<z.ZodObject<typeof sealVariables>>

type Check = {
  readonly production: boolean
  /** Whether anybody can sign here: then it has to be sealed as well. */
  readonly isSigned: boolean
  readonly sandbox: boolean
  readonly problems: SettingsProblems
}

export function readSeal(given: Variables, { production, isSigned, sandbox, problems }: Check) {
  const source = sourceOf(given, problems)
  if (!source && production && isSigned && !sandbox)
    problems.add(
      ['SEAL_P12'],
      '운영 환경에서 합의서에 서명을 받으려면 있어야 해요. SEAL_KEY와 SEAL_CERT_CHAIN을 적어도 돼요',
    )
  if (given.TSA_HEADERS && !given.TSA_URL) problems.add(['TSA_HEADERS'], 'TSA_URL과 함께 적어야 해요')
  if (given.TSA_URL && !given.SEAL_ROOTS)
    problems.add(['SEAL_ROOTS'], 'TSA_URL이 있으면 그 기관의 최상위 인증서를 적어야 해요')
  return {
    source,
    roots: given.SEAL_ROOTS ?? [],
    stamps: given.TSA_URL ? { url: given.TSA_URL, headers: given.TSA_HEADERS ?? {} } : null,
  }
}

function sourceOf(given: Variables, problems: SettingsProblems) {
  const { SEAL_P12: p12, SEAL_P12_PASSWORD: password, SEAL_KEY: key, SEAL_CERT_CHAIN: chain } = given
  if (p12 && key) problems.add(['SEAL_P12', 'SEAL_KEY'], '하나만 적어야 해요')
  if (password && !p12) problems.add(['SEAL_P12_PASSWORD'], 'SEAL_P12와 함께 적어야 해요')
  if (p12) return { p12, password: password ?? '' }
  if (Boolean(key) !== Boolean(chain)) problems.add(['SEAL_KEY', 'SEAL_CERT_CHAIN'], '둘을 함께 적어야 해요')
  return key && chain ? { key, chain } : null
}
