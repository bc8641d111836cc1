import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Switch } from '@coffeeattack/ui/Switch'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import type { Profile } from '../../candidates/profile-query.ts'
import { SelectionDeadline } from '../SelectionDeadline.tsx'
import { BenefitChips } from './BenefitChips.tsx'
import { CompanyChoice } from './CompanyChoice.tsx'
import { type Draft, type Problems, salariesOf } from './draft.ts'
import { OfferedSalaryFields } from './OfferedSalaryFields.tsx'
import { PayFields } from './PayFields.tsx'

const REST_MS = 800
/** Shorter texts are greetings; they are alike everywhere. */
const FEWEST = 20

/** Whether the message is much like what many got already. A hint: when it can't be asked, nothing is said. */
function useMassText(message: string): boolean {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(message.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [message])
  const { data } = useQuery({
    queryKey: ['mass-text', asked],
    queryFn: ({ signal }) => api('POST /console/offers/check-text', { body: { message: asked }, signal }),
    enabled: asked.length >= FEWEST,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  return asked.length >= FEWEST && data?.isMassText === true
}

type ComposeFieldsProps = {
  profile: Profile
  draft: Draft
  change: (part: Partial<Draft>) => void
  problems: Problems
  needsCompany: boolean
}

export function ComposeFields({ profile, draft, change, problems, needsCompany }: ComposeFieldsProps) {
  const isMassText = useMassText(draft.message)
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3 rounded-button bg-surface-2 px-3.5 py-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface text-ink-2">
          <Person size={22} strokeWidth={1.8} />
        </span>
        <p className="min-w-0 leading-close">
          <b className="block text-body-s font-semibold">{anonymousName(profile)}</b>
          <span className="text-caption text-ink-3">수락하면 이름과 연락처가 열려요</span>
        </p>
      </div>
      {needsCompany && (
        <CompanyChoice
          company={draft.company}
          error={problems.companyId}
          onChoose={(company) => change({ company })}
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
          <OfferedSalaryFields profile={profile} draft={draft} change={change} problems={problems} />
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
      <div>
        <TextArea
          label="메시지"
          name="message"
          limit={COMPOSING.messageLimit}
          atLimit={limitMessage(COMPOSING.messageLimit)}
          placeholder="이 분의 어떤 점이 좋았는지 적어 보세요"
          value={draft.message}
          onValueChange={(message) => change({ message })}
          error={problems.message}
        />
        <output className="block">
          {isMassText && (
            <span className="mt-2 flex gap-1.5 rounded-field bg-surface-2 px-3.5 py-2.5 text-label text-ink-2">
              <CircleInfo size={18} className="mt-px shrink-0" />
              여러 분께 보낸 글과 비슷해요. 이 분께만 하는 말을 더하면 답이 잘 와요.
            </span>
          )}
        </output>
      </div>
      <SelectionDeadline />
    </div>
  )
}
