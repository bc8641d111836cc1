import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Profile } from '../../candidates/profile-query.ts'
import { jobTitle } from '../../candidates/words.ts'
import { fieldsOf } from '../../layout/tell-failure.ts'
import { paths } from '../../paths.ts'
import { SelectionDeadline } from '../SelectionDeadline.tsx'
import { emptyDraft, problemsOf, withCompany, withItem, withoutCompany } from './draft.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { CompanyFinder } from './CompanyFinder.tsx'
import { CompanyItem } from './CompanyItem.tsx'
import { CurationPreview } from './CurationPreview.tsx'
import { useSendCuration } from './use-send-curation.ts'

const SIZE = COMPOSING.curation

/** Two to ten companies with a word on why; beside it, what the candidate will see. */
export function CurationComposer({ candidateId, profile }: { candidateId: string; profile: Profile }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(emptyDraft)
  const [tried, setTried] = useState(false)
  const send = useSendCuration(candidateId, () => void navigate(paths.curations()))
  const own = problemsOf(draft)
  const problems = { ...(send.variables === draft && fieldsOf(send.error)), ...(tried && own) }

  function trySend() {
    setTried(true)
    if (Object.keys(own).length === 0) send.mutate(draft)
  }
  return (
    <div className="grid items-start gap-4 console:grid-cols-[minmax(0,1fr)_372px]">
      <div className="grid gap-3">
        <CandidateCard profile={profile} />
        <Card aria-labelledby="curation-companies" className="px-6">
          <h2 id="curation-companies" className="text-h3">
            회사{' '}
            <span className="text-label font-medium text-ink-3 tnum">
              {draft.items.length} / {SIZE.max}
            </span>
          </h2>
          <ul className="mt-3 grid gap-3 empty:hidden">
            {draft.items.map((item, index) => (
              <CompanyItem
                key={item.company.id}
                item={item}
                problems={problems}
                path={`items.${index}`}
                onChange={(change) => setDraft(withItem(draft, item.company.id, change))}
                onRemove={() => setDraft(withoutCompany(draft, item.company.id))}
              />
            ))}
          </ul>
          {draft.items.length < SIZE.max && (
            <CompanyFinder
              chosen={draft.items.map(({ company }) => company.id)}
              error={problems['items']}
              onChoose={(company) => setDraft(withCompany(draft, company, jobTitle(profile)))}
            />
          )}
        </Card>
        <Card className="grid gap-5 px-6">
          <TextArea
            label="메시지"
            placeholder="왜 이 회사들인지, 이 분의 어떤 점과 맞는지 적어 보세요"
            limit={COMPOSING.messageLimit}
            atLimit={limitMessage(COMPOSING.messageLimit)}
            value={draft.message}
            onValueChange={(message) => setDraft({ ...draft, message })}
            error={problems['message']}
          />
          <SelectionDeadline />
        </Card>
      </div>
      <div className="grid gap-3 console:sticky console:top-6">
        <CurationPreview draft={draft} />
        <Button size="md" busy={send.isPending && '보내는 중'} onClick={trySend}>
          {draft.items.length > 0 ? `${draft.items.length}곳을 담아 보내기` : '큐레이션 보내기'}
        </Button>
      </div>
    </div>
  )
}
