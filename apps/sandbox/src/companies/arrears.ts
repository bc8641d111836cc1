import type { FastifyInstance } from 'fastify'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'

const answer = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?><jdgnList>${inside}</jdgnList>`
const failed = (code: string, words: string) =>
  answer(`<lnkSucsYn>N</lnkSucsYn><errMsgCd>${code}</errMsgCd><errMsg>${words}</errMsg>`)

/** The labour ministry's look-up of employers who owe wages: yes or no. */
export function arrearsRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { authKey?: string; brno?: string } }>(
    '/work24/cm/openApi/call/wk/callOpenApiSvcInfo210L41.do',
    async ({ query: { authKey, brno = '' } }, reply) => {
      await world.clock.moment()
      void reply.type('text/xml')
      if (authKey !== CREDENTIALS.work24.key) return failed('ERR0001', 'API KEY 오류')
      if (brno === '9990006010') return failed('ERR0099', '연계 오류')
      return answer(
        `<lnkSucsYn>Y</lnkSucsYn><judgReltYn>${world.companies.isListed(brno) ? 'Y' : 'N'}</judgReltYn>`,
      )
    },
  )
}
