import { notificationTypeNames } from '@coffeeattack/domain/notifications/candidate-notifications'
import { disclosureLevels } from '@coffeeattack/domain/profiles/disclosure'
import { consentKinds } from '@coffeeattack/domain/accounts/consents'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { disclosedIncome } from './insight.ts'
import { reason } from './profile-fields.ts'
import { page } from './query.ts'
import { instant, nextCursor } from './shapes.ts'

/** The stored rows; the columns depend on the section. */
const rows = z.array(z.record(z.string(), z.unknown()))

const dataExport = z
  .object({
    exportedAt: instant,
    account: rows,
    careerItems: rows,
    incomes: rows,
    salaryItems: rows,
    userSchoolItems: rows,
    companies: rows,
    files: rows,
    offers: rows,
    coffeechats: rows,
    messages: rows,
    surveys: rows,
    inquiries: rows,
    consents: rows,
    devices: rows,
    views: rows,
    memory: rows,
    notifications: rows,
    visits: rows,
    lifetimeIncomes: rows,
    verifications: rows,
    links: rows,
    talk: rows,
    safety: rows,
    suggestions: rows,
    pacts: rows,
    paidChecks: rows,
    proofs: rows,
  })
  .meta({ id: 'DataExport', description: '나에 대해 가진 모든 정보' })

const disclosure = z.object({ incomeDisclosure: z.enum(disclosureLevels) })
const disclosureOut = disclosure.extend({ preview: disclosedIncome }).meta({ id: 'IncomeDisclosure' })

const hour = z.int().min(0).max(23)
const notificationSettings = z
  .object({
    types: z.array(z.object({ type: z.enum(notificationTypeNames), enabled: z.boolean() })),
    /** Hours in Seoul; null without quiet hours. */
    quietHours: z.object({ from: hour, until: hour }).nullable(),
  })
  .meta({ id: 'NotificationSettings' })

export const account = feature('내 계정', {
  'GET /users/export': candidateCall({
    about: '나에 대해 가진 정보를 모두 JSON으로 받아요.',
    out: { 200: dataExport },
  }),
  'GET /users/views': candidateCall({
    about: '누가 언제 내 프로필을 봤는지 보여줘요.',
    query: z.object(page),
    out: {
      200: z.object({
        items: z.array(
          z.object({
            company: z.string(),
            logo: z.string().nullable(),
            role: z.enum(['recruiter', 'agent']),
            at: instant,
          }),
        ),
        nextCursor,
      }),
    },
  }),
  'GET /users/consents': candidateCall({
    about: '언제 무엇에 동의했는지 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({
            kind: z.enum(consentKinds),
            version: z.string(),
            agreed: z.boolean(),
            /** The recipient, if the consent was to a disclosure. */
            company: z.string().nullable(),
            at: instant,
          }),
        ),
      }),
    },
  }),
  'GET /users/income-disclosure': candidateCall({
    about: '소득을 회사에 얼마나 보여주는지 알려줘요.',
    out: { 200: disclosureOut },
  }),
  'PATCH /users/income-disclosure': candidateCall({
    about: '소득을 회사에 얼마나 보여줄지 정해요.',
    body: disclosure,
    out: { 200: disclosureOut },
  }),
  'GET /users/notifications/settings': candidateCall({
    about: '어떤 알림을 언제 받는지 보여줘요.',
    out: { 200: notificationSettings },
  }),
  'PATCH /users/notifications/settings': candidateCall({
    about: '알림을 켜고 꺼요. 보낸 항목만 바뀌어요.',
    body: notificationSettings.partial(),
    out: { 200: notificationSettings },
  }),
})

export const withdrawal = feature('프로필', {
  'DELETE /v3/users': candidateCall({
    about: '탈퇴해요. 받은 제안이 있으면 30일 뒤에, 없으면 바로 지워요.',
    body: z.object({ reason }),
    out: { 200: z.object({ purgeAt: instant, isErased: z.boolean() }) },
  }),
})
