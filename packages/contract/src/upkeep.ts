import { CLIENT_ERROR, clientApps } from '@coffeeattack/domain/upkeep/client-error'
import { partStates, statusParts } from '@coffeeattack/domain/upkeep/status'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { textUpTo } from './rule.ts'
import { instant } from './shapes.ts'

const status = z
  .object({
    at: instant,
    parts: z.array(
      z.object({
        part: z.enum(statusParts),
        state: z.enum(partStates),
        /** Since when it is not fine. */
        since: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'ServiceStatus', description: '무엇이 되고 무엇이 안 되는지' })

export const upkeep = feature('돌보기', {
  'GET /status': call({
    auth: 'none',
    about: '무엇이 잘 되고 무엇이 언제부터 안 되는지 보여줘요. 데이터베이스가 없어도 답해요.',
    out: { 200: status },
  }),
  'POST /client-errors': call({
    auth: 'none',
    about: '화면이 브라우저에서 깨졌을 때 무엇이 어디서 깨졌는지 알려요.',
    body: z.object({
      app: z.enum(clientApps),
      /** What the page was built from, which may be older than what answers. */
      release: textUpTo(CLIENT_ERROR.release),
      page: textUpTo(CLIENT_ERROR.page),
      type: textUpTo(CLIENT_ERROR.type),
      message: textUpTo(CLIENT_ERROR.message),
      stack: textUpTo(CLIENT_ERROR.stack),
    }),
    out: { 204: null },
  }),
})
