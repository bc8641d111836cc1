import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { CompanyPicker, type PickedCompany } from './CompanyPicker.tsx'

type AffiliatesProps = {
  companyId: string | undefined
  companies: readonly PickedCompany[]
  onChange: (companies: readonly PickedCompany[]) => void
  error: string | undefined
}

/** Companies of the same group: who hides from one hides from all (OFR-13). */
export function Affiliates({ companyId, companies, onChange, error }: AffiliatesProps) {
  const chosen = companies.map(({ id }) => id)
  return (
    <div>
      <CompanyPicker
        label="계열사"
        without={companyId ? [companyId, ...chosen] : chosen}
        error={error}
        onPick={(company) => onChange([...companies, company])}
      />
      {companies.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {companies.map(({ id, name }) => (
            <RemovableChip
              key={id}
              name={name}
              onRemove={() => onChange(companies.filter((other) => other.id !== id))}
            >
              {name}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  )
}
