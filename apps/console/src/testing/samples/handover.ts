import { handoverEvents } from '@coffeeattack/domain/handover/events'
import type { ApiKey, Delivery, Endpoint } from '../../handover/queries.ts'
import { sampleId } from './ids.ts'
import { minutesOn } from './times.ts'

/** An endpoint without failures. */
export const endpoint = (given: Partial<Endpoint> = {}): Endpoint => ({
  id: sampleId(710),
  name: '채용 프로그램',
  url: 'https://ats.dawn.example/hooks/coffee',
  events: [...handoverEvents],
  createdAt: minutesOn(-200 * 60),
  createdBy: '한이레',
  failingSince: null,
  stoppedAt: null,
  isStoppedByUs: false,
  oldSecretUntil: null,
  lastDeliveredAt: minutesOn(-2 * 60),
  waiting: 0,
  failed: 0,
  ...given,
})

export const apiKey = (given: Partial<ApiKey> = {}): ApiKey => ({
  id: sampleId(720),
  name: '채용 프로그램',
  prefix: 'ca_live_8fQz',
  createdAt: minutesOn(-200 * 60),
  createdBy: '한이레',
  lastUsedAt: minutesOn(-1 * 60),
  ...given,
})

/** A delivery that succeeded at once. */
export const delivery = (given: Partial<Delivery> = {}): Delivery => ({
  id: sampleId(730),
  endpointId: sampleId(710),
  endpointName: '채용 프로그램',
  type: 'coffeechat.matched',
  body: JSON.stringify({ type: 'coffeechat.matched', timestamp: minutesOn(-2 * 60), data: { coffeechatId: sampleId(740) } }),
  coffeechatId: sampleId(740),
  state: 'DELIVERED',
  attempts: 1,
  at: minutesOn(-2 * 60),
  last: { status: 200, error: null, ms: 84, at: minutesOn(-2 * 60) },
  nextAt: null,
  canReplay: true,
  ...given,
})
