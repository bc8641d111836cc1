import { consolePaths } from '@coffeeattack/contract/console-pages'
import { termsProblems, emptyTerms, type TermsTemplate } from '@coffeeattack/domain/pacts/terms'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { ConsolePage, Crumb } from '../../layout/ConsolePage.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useMe } from '../../sessions/me.ts'
import { SharedFields } from '../draft/ConditionFields.tsx'
import { type PactSettings, pactSettingsQuery } from '../queries.ts'

/** Who may sign for the company, and the conditions with which every draft begins (PACT-1, PACT-4). */
export function PactSettingsPage() {
  return useMe().role === 'recruiter' ? <Page /> : <NotFoundPage />
}

function Page() {
  const settings = useQuery(pactSettingsQuery)
  return (
    <ConsolePage title="합의서 양식과 서명자" crumb={<Crumb to={consolePaths.settings()}>설정</Crumb>}>
      <Loaded
        query={settings}
        title="합의서 설정을 불러오지 못했어요"
        skeleton={<Skeletons round="card" className="grid gap-4" shapes={['h-56', 'h-96']} />}
      >
        {(loaded) => (
          <div className="grid gap-4">
            <Signers settings={loaded} />
            <Template settings={loaded} />
          </div>
        )}
      </Loaded>
    </ConsolePage>
  )
}

const keep = (saved: PactSettings) => {
  queries.setQueryData(pactSettingsQuery.queryKey, saved)
  toast('저장했어요', { kind: 'done' })
}

function Signers({ settings: { signerItems, mayName } }: { settings: PactSettings }) {
  const named = signerItems.filter(({ canSign }) => canSign).map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>(named)
  const save = useCall(
    () => api('POST /console/pact-settings/signers', { body: { signerIds: [...chosen] } }),
    { onDone: keep },
  )
  const isSame = chosen.length === named.length && chosen.every((id) => named.includes(id))
  return (
    <Card title="서명할 수 있는 분">
      <p className="mt-0.5 text-body-s text-pretty text-ink-3">
        회사를 대신해 자기 휴대폰의 인증서로 서명해요. 합의서마다 이 가운데 한 분을 골라요.
      </p>
      <fieldset className="mt-3 grid gap-2 sm:grid-cols-2" disabled={!mayName}>
        <legend className="sr-only">서명할 수 있는 분</legend>
        {signerItems.map(({ id, name, title, isCaller }) => (
          <OptionRow
            key={id}
            type="checkbox"
            title={isCaller ? `${name} (나)` : name}
            note={title}
            checked={chosen.includes(id)}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
      {mayName && (
        <div className="mt-4 flex justify-end">
          <Button
            size="sm"
            disabled={isSame}
            busy={save.busy && '저장하는 중'}
            onClick={() => void save.run()}
          >
            서명자 저장하기
          </Button>
        </div>
      )}
    </Card>
  )
}

function Template({ settings: { template } }: { settings: PactSettings }) {
  const [terms, setTerms] = useState<TermsTemplate>(template)
  const save = useCall(() => api('POST /console/pact-settings/template', { body: { template: terms } }), {
    onDone: keep,
  })
  const [problem] = Object.values(termsProblems({ ...emptyTerms, ...terms }))
  return (
    <Card title="합의서 양식">
      <p className="mt-0.5 mb-4 text-body-s text-pretty text-ink-3">
        새 합의서가 이 조건으로 채워져요. 합의서마다 바꿀 수 있고, 이미 쓴 합의서는 그대로예요.
      </p>
      <div className="grid gap-x-5 gap-y-1.5 lg:grid-cols-2">
        <SharedFields terms={terms} change={(part) => setTerms((was) => ({ ...was, ...part }))} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {problem && <p className="text-caption font-medium text-danger">{problem}</p>}
        <Button
          size="sm"
          disabled={terms === template || problem !== undefined}
          busy={save.busy && '저장하는 중'}
          onClick={() => void save.run()}
        >
          양식 저장하기
        </Button>
      </div>
    </Card>
  )
}
