import { Bell } from '@coffeeattack/ui/icons/Bell'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Person } from '@coffeeattack/ui/icons/Person'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { paths } from '../paths.ts'
import { SettingLink } from './SettingLink.tsx'
import { SettingLinks } from './SettingLinks.tsx'

/** What reaches the person, and what is held about them (TRUST-5, TRUST-6). */
export function MyDataLinks() {
  return (
    <SettingLinks title="알림과 내 정보">
      <SettingLink
        to={paths.notificationSettings()}
        icon={<Bell size={22} strokeWidth={1.8} />}
        label="알림"
      />
      <SettingLink
        to={paths.survey()}
        icon={<Person size={22} strokeWidth={1.8} />}
        label="이직 생각과 설문"
      />
      <SettingLink
        to={paths.consents()}
        icon={<ShieldCheck size={22} strokeWidth={1.8} />}
        label="동의 내역"
      />
      <SettingLink
        to={paths.dataExport()}
        icon={<Document size={22} strokeWidth={1.8} />}
        label="내 정보 내려받기"
      />
    </SettingLinks>
  )
}
