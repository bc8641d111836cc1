import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import type { Filling } from '@coffeeattack/domain/offers/template'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '../../candidates/profile-query.ts'
import { openPositionsQuery } from '../../positions/queries.ts'
import { SelectionDeadline } from '../SelectionDeadline.tsx'
import { BenefitChips } from './BenefitChips.tsx'
import { CompanyChoice } from './CompanyChoice.tsx'
import { type Draft, type Problems, salariesOf } from './draft.ts'
import { MarketCard } from './MarketCard.tsx'
import { MessageField } from './message/MessageField.tsx'
import { OfferedSalaryFields } from './OfferedSalaryFields.tsx'
import { PayFields } from './PayFields.tsx'
import { PositionChoice } from './PositionChoice.tsx'
import { prefilled } from './prefill.ts'

/** A part of it, or what becomes of it as it is by then. */
export type Change<Value> = Partial<Value> | ((was: Value) => Partial<Value>)

type ComposeFieldsProps = {
  profile: Profile
  draft: Draft
  change: (part: Change<Draft>) => void
  problems: Problems
  /** What stands in place of a template's variables; our agents have neither templates nor positions. */
  filling: Filling | null
}

const FROM_POSITION = '포지션에서 채워 왔어요. 보내기 전에 고칠 수 있어요'

export function ComposeFields({ profile, draft, change, problems, filling }: ComposeFieldsProps) {
  const isAgent = filling === null
  const positions = useQuery({ ...openPositionsQuery, enabled: !isAgent }).data?.items
  const open = positions?.filter(({ closedAt }) => closedAt === null)
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3 rounded-button bg-surface-2 px-3.5 py-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
          <Person size={22} strokeWidth={1.8} />
        </span>
        <p className="min-w-0 leading-close">
          <b className="block text-body-s font-semibold">
            <MaskedText text={anonymousName(profile)} />
          </b>
          <span className="text-caption text-ink-3">
            {draft.positionId ? FROM_POSITION : '수락하면 이름과 연락처가 열려요'}
          </span>
        </p>
      </div>
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
