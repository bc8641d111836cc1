import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Section } from './Section.tsx'

type CompaniesSectionProps = { interest: readonly string[]; onOpen: () => void }

/** The companies to hear from, and the way to those that must not see the profile (PRO-11). */
export function CompaniesSection({ interest, onOpen }: CompaniesSectionProps) {
  const navigate = useNavigate()
  return (
    <Section title="회사" part="companies">
      <div className="grid gap-2.5">
        <SelectRow
          label="관심 회사"
          value={namesText(interest)}
          placeholder="제안받고 싶은 회사"
          onClick={onOpen}
        />
        <SelectRow
          label="숨길 회사"
          placeholder="프로필을 보지 못해요"
          onClick={() => void navigate(paths.hiddenFrom())}
        />
      </div>
    </Section>
  )
}

/** '노을클라우드 외 3곳' */
function namesText([first, ...others]: readonly string[]): string | undefined {
  return first && (others.length > 0 ? `${first} 외 ${others.length}곳` : first)
}
