import { exits } from '@coffeeattack/domain/sessions/destinations'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { isApiError } from '../../api/query-client.ts'
import { pageGone, takeExit } from '../../sessions/take-exit.ts'
import { type Device, devicesQuery } from '../queries.ts'

/** Which logins end: one device's, all but this one's, or every one (TRUST-8). */
export type SignOut = { where: 'device'; device: Device } | { where: 'others' } | { where: 'everywhere' }

/** What is asked before: whoever is signed out has to prove who they are to come back. */
export function questionFor(signOut: SignOut): { title: string; description: string; confirm: string } {
  switch (signOut.where) {
    case 'device':
      return {
        title: '이 기기에서 로그아웃할까요?',
        description: `${signOut.device.name}에서 다시 쓰려면 로그인해야 해요.`,
        confirm: '로그아웃하기',
      }
    case 'others':
      return {
        title: '다른 기기에서 모두 로그아웃할까요?',
        description: '지금 이 기기만 로그인한 채로 남아요.',
        confirm: '모두 로그아웃하기',
      }
    case 'everywhere':
      return {
        title: '모든 기기에서 로그아웃할까요?',
        description: '지금 이 기기도 함께 로그아웃돼요.',
        confirm: '모두 로그아웃하기',
      }
  }
}

export async function endLogins(signOut: SignOut): Promise<void> {
  switch (signOut.where) {
    case 'device':
      await api('DELETE /users/devices/:id', { params: { id: signOut.device.id } }).catch(unlessGone)
      return refreshList('로그아웃했어요')
    case 'others':
      await api('DELETE /users/devices', { query: { keepCurrent: true } })
      return refreshList('다른 기기에서 모두 로그아웃했어요')
    case 'everywhere':
      await api('DELETE /users/devices')
      takeExit(exits.logout)
      return pageGone()
  }
}

/** A login that has ended meanwhile is what was asked for. */
function unlessGone(failure: unknown): void {
  if (!isApiError(failure) || failure.status !== 404) throw failure
}

async function refreshList(news: string): Promise<void> {
  await queries.invalidateQueries(devicesQuery)
  toast(news, { kind: 'done' })
}
