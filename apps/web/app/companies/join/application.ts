import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { kstMoment, spokenTimeText } from '@coffeeattack/domain/kst'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { queryOf } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'

export type Application = ApiResult<'GET /business/applications/:secret'>

const keyOf = (secret: string) => ['company-application', secret]

/** States in which somebody else acts next; the page looks again by itself. */
const awaited: ReadonlySet<Application['state']> = new Set(['CHECKING', 'IN_REVIEW', 'JOINING'])
const LOOK_AGAIN_MS = 30_000

/** Where the application stands, by its secret address. */
export const applicationQuery = (secret: string) =>
  queryOf(
    'GET /business/applications/:secret',
    keyOf(secret),
    { params: { secret } },
    {
      refetchInterval: ({ state: { data } }) => (data && awaited.has(data.state) ? LOOK_AGAIN_MS : false),
    },
  )

export const keepApplication = (secret: string, application: Application): void =>
  void queries.setQueryData(keyOf(secret), application)

export const reloadApplication = (secret: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: keyOf(secret) })

/** Every change answers with the application as it stands then; one that came too late loads it. */
export const changing = (secret: string) => ({
  onDone: (application: Application) => keepApplication(secret, application),
  onSettled: (failure: unknown) =>
    isApiError(failure) && failure.code === 'APPLICATION_MOVED_ON' ? reloadApplication(secret) : undefined,
})

/** '11월 18일 오후 2:02' */
export function whenText(instant: string): string {
  const at = new Date(instant)
  const { month, day } = kstMoment(at)
  return `${month}월 ${day}일 ${spokenTimeText(at)}`
}

/** '11월 19일 오후 6시' */
export const untilText = (instant: string): string => whenText(instant).replace(/:00$/, '시')
