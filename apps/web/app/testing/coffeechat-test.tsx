import { type Coffeechat, coffeechat, coffeechatId, questions } from './samples/coffeechats.ts'
import { NOON } from './samples/offers.ts'
import { test as base } from './screen-test.tsx'

export const COFFEECHAT_ADDRESS = `/my/result/like/${coffeechatId}?company=${encodeURIComponent('노을클라우드')}`

/** A coffee chat's page, at noon of the sample day. */
export const test = base.extend('openCoffeechat', ({ api, open, clock }) => {
  clock.day(NOON)
  return (given: Partial<Coffeechat> = {}) => {
    api.answers('GET /users/coffeechats/:id', coffeechat(given))
    api.answers('GET /users/coffeechats/questions', questions())
    return open(COFFEECHAT_ADDRESS)
  }
})
