import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { day, instant } from './shapes.ts'
import {
  beginErrors,
  certificateErrors,
  confirmErrors,
  verificationForm,
  withOneCertificate,
} from './verification.ts'

const recruiters = ['recruiter'] as const

/** The request, sealed by the server: the browser only carries it to the next call, and nothing of it is stored (FIRM-6). */
const sealed = z.string().min(1).max(4000)

const begun = z
  .object({ sealed, expiresAt: instant })
  .meta({ id: 'OwnProofBegun', description: '휴대전화 확인을 기다리는 재직 확인' })

const ownProof = z.object({ provedOn: day.nullable() })

export const consoleOwnProof = feature('콘솔: 내 재직 확인', {
  'POST /console/own-proof': operatorCall(recruiters, {
    act: 'prepare',
    about: '카카오톡이나 PASS로 내 본인과 재직을 확인해 달라고 해요. 이름은 콘솔에 적힌 내 이름이에요.',
    body: withOneCertificate(verificationForm.omit({ name: true, gender: true })),
    out: { 200: begun },
    errors: [...beginErrors, ...certificateErrors],
  }),
  'POST /console/own-proof/confirm': operatorCall(recruiters, {
    act: 'prepare',
    about:
      '휴대전화에서 확인한 뒤 지금 다니는 곳을 봐요. 확인한 날짜만 남아요. 아직이면 새 sealed로 다시 불러요.',
    body: z.object({ sealed }),
    out: { 200: z.union([ownProof, begun]) },
    errors: [...confirmErrors, ...certificateErrors, 'CAREER_NOT_FOUND', 'NOT_EMPLOYED_HERE'],
  }),
  'DELETE /console/own-proof': operatorCall(recruiters, {
    act: 'prepare',
    about: '확인한 날짜를 지워요.',
    out: { 200: ownProof },
  }),
})
