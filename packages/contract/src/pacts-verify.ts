import { verdicts, VERIFY } from '@coffeeattack/domain/pacts/verify'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { instant } from './shapes.ts'

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/)

const verified = z
  .object({
    verdict: z
      .enum(verdicts)
      .describe(
        'SAME: 봉인한 뒤 그대로예요. CHANGED: 봉인한 뒤 바뀌었어요. NOT_OURS: 우리가 봉인한 파일이 아니에요. NOT_PDF: PDF가 아니에요.',
      ),
    /** Null where nothing was sealed by us. */
    sealedFingerprint: fingerprint.nullable().describe('봉인할 때 지문 (SHA-256)'),
    fingerprint: fingerprint.nullable().describe('지금 지문 (SHA-256)'),
    seal: z
      .object({
        by: z.string().describe('봉인에 쓴 인증서의 이름'),
        at: instant,
        isStamped: z.boolean().describe('시각을 확인해 주는 기관이 찍었는지'),
        isInTime: z.boolean().describe('인증서의 기한 안인지'),
        isDemo: z.boolean().describe('연습용 인증서인지'),
      })
      .nullable(),
    signatures: z
      .object({
        company: z.object({ at: instant, isChecked: z.boolean() }),
        person: z.object({ at: instant, isChecked: z.boolean() }),
      })
      .nullable()
      .describe('서명한 때와, 서명값을 다시 확인했는지'),
  })
  .meta({ id: 'VerifiedFile', description: '파일을 확인한 결과. 이름과 금액은 없어요.' })

export type VerifiedFile = z.output<typeof verified>

export const verifying = feature('합의서 확인', {
  'POST /verify': call({
    auth: 'none',
    about: '봉인한 처우 합의서가 그대로인지 확인해요. 파일은 저장하지 않아요.',
    file: { maxBytes: VERIFY.maxBytes, types: ['application/pdf', 'application/octet-stream'] },
    out: { 200: verified },
    errors: ['VERIFY_TOO_LARGE', 'VERIFY_UNDECIDED'],
  }),
})
