import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import type { Filling } from '@coffeeattack/domain/offers/template'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { Logo } from '@coffeeattack/ui/Logo'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queries } from '../../api/queries.ts'
import type { Profile } from '../../candidates/profile-query.ts'
import { PersonHead } from '../../candidates/profile/PersonHead.tsx'
import {
  type ListedPosition,
  openPositionsQuery,
  type Position,
  positionQuery,
} from '../../positions/queries.ts'
import { companyChoicesQuery } from '../queries.ts'
import { SelectionDeadline } from '../SelectionDeadline.tsx'
import { BenefitChips } from './BenefitChips.tsx'
import { type Draft, type Problems, salariesOf } from './draft.ts'
import { MarketCard } from './MarketCard.tsx'
import { MessageField } from './message/MessageField.tsx'
import { OfferedSalaryFields } from './OfferedSalaryFields.tsx'
import { PayFields } from './PayFields.tsx'
import { prefilled } from './prefill.ts'

/** A partial value, or a function of the latest value. */
export type Change<Value> = Partial<Value> | ((was: Value) => Partial<Value>)

type ComposeFieldsProps = {
  profile: Profile
  draft: Draft
  change: (part: Change<Draft>) => void
  problems: Problems
  /** Values for template variables; null for agents, who have neither templates nor positions. */
  filling: Filling | null
}

const FROM_POSITION = '포지션에서 채워 왔어요. 보내기 전에 고칠 수 있어요'

export function ComposeFields({ profile, draft, change, problems, filling }: ComposeFieldsProps) {
  const isAgent = filling === null
  const positions = useQuery({ ...openPositionsQuery, enabled: !isAgent }).data?.items
  const open = positions?.filter(({ closedAt }) => closedAt === null)
  return (
    <div className="grid gap-5">
      <PersonHead
        profile={profile}
        line={draft.positionId ? FROM_POSITION : '수락하면 이름과 연락처가 열려요'}
      />
      {isAgent && (
        <CompanyChoice
          company={draft.company}
          error={problems.companyId}
          onChoose={(company) => change({ company })}
        />
      )}
      {filling && open && (
        <PositionChoice
          positionId={draft.positionId}
          open={open}
          onChoose={(position) =>
            change((was) => (position ? prefilled(was, position, filling) : { positionId: null }))
          }
        />
      )}
      <div className="-my-2 flex items-center justify-between gap-3">
        <p className="text-label font-medium text-ink-2">연봉 없이 메시지만 보내기</p>
        <Switch
          label="연봉 없이 메시지만 보내기"
          checked={draft.isJustMessage}
          onCheckedChange={(isJustMessage) => change({ isJustMessage })}
        />
      </div>
      {!draft.isJustMessage && (
        <>
          <OfferedSalaryFields
            profile={profile}
            draft={draft}
            budget={open?.find(({ id }) => id === draft.positionId)}
            change={change}
            problems={problems}
          />
          {filling && <MarketCard profile={profile} range={salariesOf(draft)} />}
          <PayFields
            pay={draft.pay}
            range={salariesOf(draft)}
            problems={problems}
            onChange={(pay) => change({ pay })}
          />
        </>
      )}
      <TextField
        label="포지션"
        name="position"
        value={draft.position}
        onValueChange={(position) => change({ position })}
        maxLength={COMPOSING.positionLimit}
        error={problems.position}
        autoComplete="off"
      />
      <TextField
        label="채용 공고 링크"
        name="link"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.link}
        onValueChange={(link) => change({ link })}
        error={problems.link}
        autoComplete="off"
      />
      <BenefitChips items={draft.offerItems} onChange={(offerItems) => change({ offerItems })} />
      <SelectionDeadline />
      <MessageField
        message={draft.message}
        filled={draft.filled}
        filling={filling}
        change={change}
        error={problems.message}
      />
    </div>
  )
}

type PositionChoiceProps = {
  positionId: string | null
  open: readonly ListedPosition[]
  /** Receives the position to prefill from, or null. */
  onChoose: (position: Position | null) => void
}

/** Chooses one of the company's open positions or none. Hidden when there is no open position (BIZ-9). */
function PositionChoice({ positionId, open, onChoose }: PositionChoiceProps) {
  const load = useCall((id: string) => queries.fetchQuery(positionQuery(id)), { onDone: onChoose })
  const isClosed = positionId !== null && !open.some(({ id }) => id === positionId)
  if (open.length === 0 && !isClosed) return null
  const shown = load.busy ? load.input : positionId
  return (
    <SelectField
      label="어느 포지션인가요?"
      name="positionId"
      value={shown ?? ''}
      error={isClosed && '닫은 포지션이에요. 다른 포지션을 고르거나 포지션 없이 보내 주세요.'}
      onChange={({ currentTarget: { value } }) => (value ? void load.run(value) : onChoose(null))}
    >
      <option value="">포지션 없이</option>
      {isClosed && <option value={positionId}>닫은 포지션</option>}
      <Options of={open.map(({ id, title }) => [id, title])} />
    </SelectField>
  )
}

type CompanyChoiceProps = {
  company: Draft['company']
  error: string | undefined
  onChoose: (company: Draft['company']) => void
}

/** Chooses the company an agent writes for; without one only a message is sent. */
function CompanyChoice({ company, error, onChoose }: CompanyChoiceProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({ ...companyChoicesQuery(q), enabled: company === null && q !== '' })
  if (company) {
    return (
      <div>
        <div className="flex items-center gap-3">
          <Logo name={company.name} src={company.logo} size={40} />
          <p className="min-w-0 flex-1 truncate text-body-s font-semibold">{company.name}</p>
          <Button kind="weak" size="sm" name="companyId" onClick={() => onChoose(null)}>
            바꾸기
          </Button>
        </div>
        {error && (
          <p role="alert" className="mt-2 text-caption font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <Combobox
      label="어느 회사의 제안인가요?"
      name="companyId"
      value={typed}
      onValueChange={setTyped}
      maxLength={60}
      placeholder="회사 이름"
      error={error}
      list="찾은 회사"
      options={q === '' ? [] : (found.data?.items ?? [])}
      keyOf={({ id }) => id}
      takesFirst
      onChoose={({ id, name, logo, isVerified }) => {
        setTyped('')
        onChoose({ id, name, logo, isVerified })
      }}
      nothing={q !== '' && found.data && '찾는 회사가 없어요'}
    >
      {({ name, logo }) => (
        <>
          <Logo name={name} src={logo} size={32} />
          <span className="truncate">{name}</span>
        </>
      )}
    </Combobox>
  )
}
