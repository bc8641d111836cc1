import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { useQuery } from '@tanstack/react-query'
import { chosenCompaniesQuery } from '../companies/queries.ts'
import { paths } from '../paths.ts'
import { levelNames } from './income/levels.ts'
import { disclosureQuery } from './queries.ts'
import { SettingLink } from './SettingLink.tsx'
import { SettingLinks } from './SettingLinks.tsx'

/** What companies learn, and which ones do. A value that did not load is left out: its own page tells why. */
export function SeenByCompanies() {
  const level = useQuery(disclosureQuery).data?.incomeDisclosure
  const hidden = useQuery({ ...chosenCompaniesQuery('restrict'), staleTime: 30_000 }).data?.companyItems
    .length
  return (
    <SettingLinks title="회사에 보이는 나">
      <SettingLink
        to={paths.incomeDisclosure()}
        icon={<Banknote size={22} strokeWidth={1.8} />}
        label="소득 공개"
        value={level && levelNames[level]}
      />
      <SettingLink
        to={paths.hiddenFrom()}
        icon={<EyeOff size={22} strokeWidth={1.8} />}
        label="숨길 회사"
        value={hidden !== undefined && hidden > 0 && `${hidden}곳`}
      />
      <SettingLink
        to={paths.profileViews()}
        icon={<Eye size={22} strokeWidth={1.8} />}
        label="내 프로필을 본 회사"
      />
    </SettingLinks>
  )
}
