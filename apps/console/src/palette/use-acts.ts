import { callWithRetry } from '@coffeeattack/kit/failure'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Moon } from '@coffeeattack/ui/icons/Moon'
import { toast } from '@coffeeattack/ui/toast'
import { queries } from '../api/queries.ts'
import { chooseTheme, isDark } from '../apply-theme.ts'
import { notificationsQuery } from '../notifications/queries.ts'
import { markAllRead } from '../notifications/read.ts'
import { useSignOut } from '../sessions/use-sign-out.ts'
import type { Entry } from './entries.ts'

/** What can be done from anywhere. */
export function useActs(showKeys: () => void): Entry[] {
  const signOut = useSignOut()
  const dark = isDark()
  const act = (label: string, Icon: Entry['Icon'], run: () => unknown, words: string[] = []): Entry => ({
    key: `act:${label}`,
    group: 'acts',
    label,
    words,
    Icon,
    act: run,
  })
  return [
    act('알림 모두 읽음', Bell, readAll),
    dark
      ? act('밝은 화면', Eye, () => chooseTheme('light'), ['테마'])
      : act('어두운 화면', Moon, () => chooseTheme('dark'), ['테마', '다크 모드']),
    act('키 보기', CircleInfo, showKeys, ['단축키']),
    act('로그아웃', Lock, () => void signOut.run()),
  ]
}

/** All that has come by now: the newest are looked at first, so that it is known up to when. */
async function readAll(): Promise<void> {
  const isDone = await callWithRetry(async () => {
    await queries.fetchInfiniteQuery(notificationsQuery({ only: undefined, kind: undefined }))
    await markAllRead()
    return true
  })
  if (isDone) toast('알림을 모두 읽음으로 바꿨어요', { kind: 'done' })
}
