import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { CompanyLookup, type PickedCompany } from '../../companies/CompanyLookup.tsx'

type CompanyOfProps = {
  company: PickedCompany | null
  onChange: (company: PickedCompany | null) => void
  error: string | undefined
}

/** Whose recruiter somebody is: looked up by name, one at a time. */
export function CompanyOf({ company, onChange, error }: CompanyOfProps) {
  if (!company)
    return <CompanyLookup label="회사" name="company" without={[]} error={error} onPick={onChange} />
  return (
    <div>
      <p className="mb-2 text-label font-medium text-ink-2">회사</p>
      <RemovableChip name={company.name} onRemove={() => onChange(null)}>
        {company.name}
      </RemovableChip>
    </div>
  )
}
