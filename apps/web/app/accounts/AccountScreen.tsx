import { Button } from '@coffeeattack/ui/Button'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'
import { logout } from '../sessions/logout.ts'
import { ActivityCard } from './activity/ActivityCard.tsx'
import { Devices } from './devices/Devices.tsx'
import { MyDataLinks } from './MyDataLinks.tsx'
import { SeenByCompanies } from './SeenByCompanies.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { privateMeta } from '../seo.ts'

/** The person's own settings. */
export default function AccountScreen() {
  const [busy, runOne] = useOneAtATime()
  return (
    <Page tone="canvas" header={<Header backTo={paths.my()} />}>
      <h1 className="px-5 pt-2 text-h1">설정</h1>
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <ActivityCard />
        <SeenByCompanies />
        <MyDataLinks />
        <ThemeChoice />
        <Devices />
        <Button
          kind="line"
          className="mt-2.5"
          busy={busy && '로그아웃하는 중'}
          onClick={() => void runOne(logout)}
        >
          로그아웃
        </Button>
        <Link to={paths.withdraw()} className={`${textLinkLook} self-center`}>
          탈퇴하기
        </Link>
      </div>
    </Page>
  )
}

export const meta = () => privateMeta('설정')
