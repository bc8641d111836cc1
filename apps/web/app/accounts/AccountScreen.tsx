import { paths } from '@coffeeattack/contract/pages'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Download } from '@coffeeattack/ui/icons/Download'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Flag } from '@coffeeattack/ui/icons/Flag'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Person } from '@coffeeattack/ui/icons/Person'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { prefetch } from '../api/queries.ts'
import { privateMeta } from '../seo.ts'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { suggestionsQuery } from '../suggestions/queries.ts'
import { SettingsCard } from '../suggestions/SettingsCard.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { Devices } from './Devices.tsx'
import { activityQuery, devicesQuery, disclosureQuery, hiddenQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { levelNames } from './words.ts'

export const meta = () => privateMeta('설정')

export const clientLoader = () =>
  prefetch(activityQuery, disclosureQuery, hiddenQuery, suggestionsQuery, devicesQuery)

/** Light, dark or the system's theme. A script in the head applies a stored choice before the first paint. */
type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset['theme']
    window.localStorage.removeItem(KEY)
  } else {
    dataset['theme'] = theme
    window.localStorage.setItem(KEY, theme)
  }
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: '시스템' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
]

function ThemeCard() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Card title="화면 모드">
      <div className="mt-3.5">
        <Segmented
          label="화면 모드"
          hideLabel
          options={themes}
          value={theme}
          onValueChange={(next) => {
            chooseTheme(next)
            setTheme(next)
          }}
        />
      </div>
    </Card>
  )
}

type Setting = {
  to: string
  Icon: ComponentType<IconProps>
  label: string
  /** The setting's current value. */
  value?: ReactNode
}

/** A group of settings: each row links to one and shows its current value. */
function SettingLinks({ title, settings }: { title: string; settings: readonly Setting[] }) {
  return (
    <Card title={title} className="pb-3!">
      <ul className="mt-1.5">
        {settings.map(({ to, Icon, label, value }) => (
          <li key={to}>
            <Link
              to={to}
              className="-mx-2 flex min-h-14 items-center gap-3 rounded-field px-2 py-2 transition-colors press:bg-surface-2"
            >
              <Icon size={22} strokeWidth={1.8} className="shrink-0 text-ink-2" />
              <span className="min-w-0 flex-1 text-body font-medium">{label}</span>
              {value && <span className="shrink-0 text-body-s text-ink-3 tnum">{value}</span>}
              <ChevronRight size={18} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What companies see, and which ones. A value that failed to load is left out; its own page shows the error. */
function SeenByCompanies() {
  const level = useQuery(disclosureQuery).data?.incomeDisclosure
  const hidden = useQuery(hiddenQuery).data?.companyItems.length ?? 0
  return (
    <SettingLinks
      title="회사에 보이는 나"
      settings={[
        {
          to: paths.incomeDisclosure(),
          Icon: Banknote,
          label: '소득 공개',
          value: level && levelNames[level],
        },
        { to: paths.hiddenFrom(), Icon: EyeOff, label: '숨길 회사', value: hidden > 0 && `${hidden}곳` },
        { to: paths.profileViews(), Icon: Eye, label: '내 프로필을 본 회사' },
      ]}
    />
  )
}

/** Notifications, and the data held about the person (TRUST-5, TRUST-6). */
const myData = [
  { to: paths.notificationSettings(), Icon: Bell, label: '알림' },
  { to: paths.calendar(), Icon: Calendar, label: '캘린더에 이어 보기' },
  { to: paths.survey(), Icon: Person, label: '이직 생각과 설문' },
  { to: paths.proofs(), Icon: Document, label: '증명서' },
  { to: paths.reports(), Icon: Flag, label: '내가 알린 일' },
  { to: paths.consents(), Icon: ShieldCheck, label: '동의 내역' },
  { to: paths.dataExport(), Icon: Download, label: '내 정보 내려받기' },
]

/** Logging out works even when the server cannot be reached. */
const PATIENCE_MS = 4000

/** Ends the login on the server, clears this browser's storage and leaves (AUTH-6). */
async function signOut(): Promise<never> {
  await api('POST /auth/logout', { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {})
  takeExit(exits.logout)
  return pageGone()
}

/** The person's own settings. */
export default function AccountScreen() {
  const logout = useCall(signOut)
  return (
    <SettingsPage lines={['설정']} backTo={paths.my()}>
      <ActivityCard />
      <SeenByCompanies />
      <SettingsCard />
      <SettingLinks title="알림과 내 정보" settings={myData} />
      <ThemeCard />
      <Devices />
      <Button
        kind="line"
        className="mt-2.5"
        busy={logout.busy && '로그아웃하는 중'}
        onClick={() => void logout.run()}
      >
        로그아웃
      </Button>
      <Link to={paths.withdraw()} className={`${textLinkLook} self-center`}>
        탈퇴하기
      </Link>
    </SettingsPage>
  )
}
