import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { z } from 'zod'
import { call, feature } from '../call.ts'
import { page } from '../query.ts'
import { requiredText } from '../rule.ts'
import { id, instant, nextCursor } from '../shapes.ts'

const word = z.string().regex(/^[a-z][a-z.-]{0,59}$/)
const day = z.iso.date()

const deed = z
  .object({
    id: z.string(),
    at: instant,
    /** Null when no person did it. */
    operator: z.object({ id, name: z.string(), role: z.enum(operatorRoles) }).nullable(),
    action: z.string(),
    subject: z.string(),
    subjectId: id.nullable(),
    /** Of our own people, companies and partners; a candidate has none here. */
    subjectName: z.string().nullable(),
    details: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .meta({ id: 'Deed', description: '기록 한 줄' })

const exportKinds = ['companies', 'operators', 'offers'] as const

export const consoleAudit = feature('콘솔: 기록', {
  'GET /console/audit': call({
    auth: 'operator',
    roles: ['admin'],
    about: '누가 언제 무엇을 했는지 최근 것부터 보여줘요. 기록은 고치거나 지울 수 없어요.',
    query: z.object({
      operatorId: id.optional(),
      action: word.optional(),
      subject: word.optional(),
      subjectId: id.optional(),
      /** Days in Seoul, both counted in. */
      from: day.optional(),
      until: day.optional(),
      ...page,
    }),
    out: { 200: z.object({ items: z.array(deed), nextCursor }) },
    errors: [],
  }),
  'POST /console/exports': call({
    auth: 'operator',
    roles: ['admin', 'agent'],
    about: '자료를 CSV로 내려받아요. 이유가 기록에 남고, 에이전트는 제안 성과만 받을 수 있어요.',
    body: z.object({ kind: z.enum(exportKinds), reason: requiredText(200) }),
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: z.int().min(0) }) },
    errors: ['FORBIDDEN'],
  }),
})
