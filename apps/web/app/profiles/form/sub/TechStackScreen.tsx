import { addTechnique, trimmedResults } from '@coffeeattack/domain/profiles/tech-stack'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Chip } from '@coffeeattack/ui/Chip'
import { Search } from '@coffeeattack/ui/icons/Search'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useDebounced } from '../../../api/use-debounced.ts'
import type { Profile } from '../../profile-query.ts'
import { recommendedTechStackQuery, techStackSearchQuery } from '../queries.ts'
import { SubPage, useSubSave } from './SubPage.tsx'

type TechniqueChipsProps = {
  names: readonly string[]
  chosen: readonly string[]
  onToggle: (name: string) => void
}

function TechniqueChips({ names, chosen, onToggle }: TechniqueChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Chip pressed={chosen.includes(name)} onClick={() => onToggle(name)}>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The person's techniques: searched for, or picked from those of people with the same job (PRO-9). */
export function TechStackScreen({ profile }: { profile: Profile }) {
  const saved = profile.techStackItems
  const [chosen, setChosen] = useState<readonly string[]>(saved)
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), DEBOUNCE_MS.techStackSearch)
  const found = useQuery(techStackSearchQuery(query))
  const recommended = useQuery(recommendedTechStackQuery(profile)).data ?? []
  const edited = chosen.join('\n') !== saved.join('\n')
  const { busy, saveAndClose } = useSubSave({
    edited,
    send: () => api('PATCH /users/techstack', { body: { techStackItems: [...chosen] } }),
  })
  const remove = (name: string) => setChosen(chosen.filter((other) => other !== name))
  const toggle = (name: string) =>
    chosen.includes(name) ? remove(name) : setChosen(addTechnique(chosen, name))
  const isSearching = typed.trim() !== ''
  return (
    <SubPage
      title="주로 어떤 기술을 쓰나요?"
      lead="딱 맞는 회사가 찾아와요."
      save={{ label: '저장하기', disabled: !edited, busy, onPress: () => void saveAndClose() }}
    >
      <div className="px-5 pt-6 pb-8">
        <TextField
          label="기술 검색"
          hideLabel
          inputMode="search"
          name="technique"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          placeholder="React, 스프링 …"
          maxLength={50}
          leading={<Search size={20} />}
          value={typed}
          onValueChange={setTyped}
        />
        {isSearching && (
          <section aria-label="검색 결과" aria-busy={found.isFetching} className="mt-4">
            {found.data?.length === 0 && <p className="text-body-s text-ink-3">검색 결과가 없습니다.</p>}
            <TechniqueChips names={trimmedResults(found.data ?? [])} chosen={chosen} onToggle={toggle} />
          </section>
        )}
        {!isSearching && recommended.length > 0 && (
          <section aria-labelledby="recommended" className="mt-6">
            <h2 id="recommended" className="mb-2.5 text-label font-medium text-ink-3">
              많이 쓰는 기술
            </h2>
            <TechniqueChips names={recommended} chosen={chosen} onToggle={toggle} />
          </section>
        )}
        {chosen.length > 0 && (
          <section aria-labelledby="chosen" className="mt-8">
            <h2 id="chosen" className="mb-2.5 text-label font-medium text-ink-3 tnum">
              고른 기술 {chosen.length}개
            </h2>
            <ul className="flex flex-wrap gap-2">
              {chosen.map((name) => (
                <li key={name} className="max-w-full">
                  <RemovableChip name={name} onRemove={() => remove(name)}>
                    {name}
                  </RemovableChip>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SubPage>
  )
}
