import { businessNumberDigits, businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { Button } from '@coffeeattack/ui/Button'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextField } from '@coffeeattack/ui/TextField'
import { type ReactNode, useState } from 'react'
import { problemsOf } from '../form/problems.ts'
import { SidePanel } from '../layout/SidePanel.tsx'
import { paths } from '../paths.ts'
import type { Draft } from './draft.ts'
import { Aliases } from './Aliases.tsx'
import { CompanyPicker, type PickedCompany } from './CompanyPicker.tsx'

type AffiliatesProps = {
  companyId: string | undefined
  companies: readonly PickedCompany[]
  onChange: (companies: readonly PickedCompany[]) => void
  error: string | undefined
}

/** Companies of the same group: who hides from one hides from all (OFR-13). */
function Affiliates({ companyId, companies, onChange, error }: AffiliatesProps) {
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

type CompanyFormProps = {
  title: string
  companyId?: string
  first: Draft
  failure: unknown
  busy: string | false
  submit: string
  onSubmit: (draft: Draft) => void
  children?: ReactNode
}

export function CompanyForm(props: CompanyFormProps) {
  const { title, companyId, first, failure, busy, submit, onSubmit, children } = props
  const [draft, setDraft] = useState(first)
  const set = (more: Partial<Draft>) => setDraft((was) => ({ ...was, ...more }))
  const problems = problemsOf(failure, 'businessNumber')
  const aliasProblem = Object.entries(problems).find(([field]) => field.startsWith('aliases'))?.[1]
  return (
    <SidePanel
      title={title}
      closeTo={paths.companies()}
      footer={
        <Button size="md" busy={busy} onClick={() => onSubmit(draft)}>
          {submit}
        </Button>
      }
    >
      <div className="grid gap-5">
        {children}
        <TextField
          label="회사 이름"
          maxLength={60}
          value={draft.name}
          onValueChange={(name) => set({ name })}
          error={problems['name']}
        />
        <TextField
          label="사업자등록번호"
          inputMode="numeric"
          placeholder="000-00-00000"
          format={formatNumber}
          value={draft.businessNumber}
          onValueChange={(businessNumber) => set({ businessNumber })}
          error={problems['businessNumber']}
        />
        <TextField
          label="분야"
          placeholder="예: 핀테크"
          maxLength={30}
          value={draft.domain}
          onValueChange={(domain) => set({ domain })}
          error={problems['domain']}
        />
        <Aliases names={draft.aliases} onChange={(aliases) => set({ aliases })} error={aliasProblem} />
        <Affiliates
          companyId={companyId}
          companies={draft.affiliates}
          onChange={(affiliates) => set({ affiliates })}
          error={problems['affiliateIds']}
        />
        <SwitchRow
          label="인증한 회사"
          about="사업자등록번호와 서류를 확인했어요."
          checked={draft.isVerified}
          onChange={(isVerified) => set({ isVerified })}
        />
        <SwitchRow
          label="채용 중"
          about="끄면 쉬는 회사로 보여요."
          checked={draft.active}
          onChange={(active) => set({ active })}
        />
      </div>
    </SidePanel>
  )
}

const formatNumber = (raw: string) => {
  const digits = businessNumberDigits(raw).replaceAll(/\D/g, '').slice(0, 10)
  return digits.length === 10 ? businessNumberText(digits) : digits
}

type SwitchRowProps = {
  label: string
  about: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function SwitchRow({ label, about, checked, onChange }: SwitchRowProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p className="text-body font-semibold">{label}</p>
        <p className="text-caption text-ink-3">{about}</p>
      </div>
      <Switch label={label} checked={checked} onCheckedChange={onChange} />
    </div>
  )
}
