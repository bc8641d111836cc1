import { consolePaths } from '@coffeeattack/contract/console-pages'
import { placeProblem } from '@coffeeattack/domain/coffeechats/place'
import { businessNumberDigits, businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { quotaProblems } from '@coffeeattack/domain/companies/quota'
import { rateFrom, rateProblem } from '@coffeeattack/domain/companies/statement'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextField } from '@coffeeattack/ui/TextField'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { PlaceFields } from '../coffeechats/PlaceFields.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { CompanyLookup, type PickedCompany } from './CompanyLookup.tsx'
import { type Draft, quotaIn } from './draft.ts'
import { type Company, keepCompany } from './queries.ts'
import { TermsFields } from './TermsFields.tsx'

type AffiliatesProps = {
  companyId: string | undefined
  companies: readonly PickedCompany[]
  onChange: (companies: readonly PickedCompany[]) => void
  error: string | undefined
}

/** Companies of the same group. Blocking one blocks all of them (OFR-13). */
function Affiliates({ companyId, companies, onChange, error }: AffiliatesProps) {
  const chosen = companies.map(({ id }) => id)
  return (
    <div>
      <CompanyLookup
        label="계열사"
        name="affiliateIds"
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
            />
          ))}
        </div>
      )}
    </div>
  )
}

type CompanyFormProps = {
  title: string
  /** The company to edit; absent for a new one. */
  company?: Company
  first: Draft
  /** The button's text, and its text while the call runs. */
  submit: string
  busy: string
  send: (draft: Draft) => Promise<Company>
  onDone: (company: Company) => void
  /** Before a failure is told, as in `useCall`. */
  onFailed?: (failure: unknown, draft: Draft) => Promise<boolean | 'retry'>
  children?: ReactNode
}

export function CompanyForm(props: CompanyFormProps) {
  const { title, company, first, submit, busy, send, onDone, onFailed, children } = props
  const id = useId()
  const form = useForm({
    first,
    blame: 'businessNumber',
    rules: {
      feeRate: (typed) => rateProblem(rateFrom(typed)),
      monthlyQuota: (_, draft) => quotaProblems(quotaIn(draft)).monthly,
      dailyQuota: (_, draft) => quotaProblems(quotaIn(draft)).daily,
      headcount: (count) => (count !== '' && Number(count) < 1 ? '직원 수를 확인해 주세요' : null),
      usualPlace: (text, { placeKind: kind }) => (text.trim() === '' ? null : placeProblem({ kind, text })),
    },
    send,
    ...(onFailed && { onFailed }),
    onDone(saved) {
      keepCompany(saved)
      onDone(saved)
    },
  })
  const { placeKind, aliases, affiliates, isVerified, active } = form.values
  const aliasProblem = Object.entries(form.problems).find(([field]) => field.startsWith('aliases'))?.[1]
  return (
    <SidePanel
      title={title}
      closeTo={consolePaths.companies()}
      footer={
        <Button type="submit" form={id} size="md" busy={form.busy && busy}>
          {submit}
        </Button>
      }
    >
      <form {...form.props} id={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {children}
        <TextField label="회사 이름" maxLength={60} {...form.field('name')} />
        <TextField
          label="사업자등록번호"
          inputMode="numeric"
          placeholder="000-00-00000"
          format={formatNumber}
          {...form.field('businessNumber')}
        />
        <TextField label="분야" placeholder="예: 핀테크" maxLength={30} {...form.field('domain')} />
        <TextField label="지역" placeholder="예: 서울 성동구" maxLength={30} {...form.field('region')} />
        <TextField
          label="직원 수"
          inputMode="numeric"
          unit="명"
          format={formatCount}
          {...form.field('headcount')}
        />
        <PlaceFields
          label="늘 만나는 곳"
          kind={placeKind}
          onKindChange={(kind) => form.set({ placeKind: kind, usualPlace: '' })}
          field={form.field('usualPlace')}
        />
        <TermsFields
          company={company}
          fee={form.field('feeRate')}
          quota={{ monthly: form.field('monthlyQuota'), daily: form.field('dailyQuota') }}
        />
        <Aliases names={aliases} onChange={(names) => form.set({ aliases: names })} error={aliasProblem} />
        <Affiliates
          companyId={company?.id}
          companies={affiliates}
          onChange={(companies) => form.set({ affiliates: companies })}
          error={form.problems['affiliateIds']}
        />
        <SwitchRow
          label="인증한 회사"
          about="사업자등록번호와 서류를 확인했어요."
          checked={isVerified}
          onChange={(isOn) => form.set({ isVerified: isOn })}
        />
        <SwitchRow
          label="채용 중"
          about="끄면 쉬는 회사로 보여요."
          checked={active}
          onChange={(isOn) => form.set({ active: isOn })}
        />
      </form>
    </SidePanel>
  )
}

const formatNumber = (raw: string) => {
  const digits = businessNumberDigits(raw).replaceAll(/\D/g, '').slice(0, 10)
  return digits.length === 10 ? businessNumberText(digits) : digits
}

const formatCount = (raw: string) => raw.replaceAll(/\D/g, '').slice(0, 6)

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

type AliasesProps = {
  names: readonly string[]
  onChange: (names: readonly string[]) => void
  error: string | undefined
}

const MOST = 20

/** Other names of the company. People who block one of these names are not shown to it. */
function Aliases({ names, onChange, error }: AliasesProps) {
  const [typed, setTyped] = useState('')
  const isKnown = names.some((name) => companyKey(name) === companyKey(typed))

  function add() {
    const name = typed.trim()
    if (companyKey(name) !== '' && !isKnown && names.length < MOST) onChange([...names, name])
    setTyped('')
  }
  function addOnEnter(event: KeyboardEvent) {
    // This Enter ends a Korean syllable and does not submit.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <TextField
        label="다른 이름"
        helper="영문 이름, 예전 이름, 브랜드예요. 이 이름을 차단한 후보자도 보이지 않아요."
        maxLength={60}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={addOnEnter}
        error={error}
        trailing={
          <Button kind="weak" size="sm" disabled={companyKey(typed) === ''} onClick={add}>
            추가
          </Button>
        }
      />
      {names.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {names.map((name) => (
            <RemovableChip
              key={name}
              name={name}
              onRemove={() => onChange(names.filter((other) => other !== name))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
