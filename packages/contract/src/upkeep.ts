import { CLIENT_ERROR, clientApps } from '@coffeeattack/domain/upkeep/client-error'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { textUpTo } from './rule.ts'

export const upkeep = feature('돌보기', {
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
