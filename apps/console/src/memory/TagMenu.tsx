import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { keptTags } from '@coffeeattack/domain/memory/tags'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Chip } from '@coffeeattack/ui/Chip'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type MarkedPerson, mark, type Marks } from './marks.ts'
import { listsQuery } from './queries.ts'

/** So many of the tags that colleagues use stand here to be pressed. */
const OFFERED = 12

/** A tag of one's own, or one that the team uses already. */
export function TagMenu({ person, marks }: { person: MarkedPerson; marks: Marks }) {
  const [typed, setTyped] = useState('')
  const { data } = useQuery(listsQuery)
  const isFull = marks.tags.length >= MEMORY.tags
  const known = (data?.tags ?? [])
    .map(({ name }) => name)
    .filter((name) => !marks.tags.includes(name) && name.toLowerCase().includes(typed.trim().toLowerCase()))
    .slice(0, OFFERED)

  function add(name: string) {
    setTyped('')
    void mark(person, { tags: keptTags([...marks.tags, name]) })
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed.trim() !== '') add(typed)
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label="태그"
        value={typed}
        onValueChange={setTyped}
        maxLength={MEMORY.tagLimit}
        placeholder="2차 면접"
        autoComplete="off"
        disabled={isFull}
        helper={
          isFull ? `태그는 ${MEMORY.tags}개까지 달 수 있어요.` : '엔터를 누르면 달려요. 우리 회사만 봐요.'
        }
      />
      {!isFull && known.length > 0 && (
        <ul aria-label="팀이 쓰는 태그" className="mt-3 flex flex-wrap gap-1.5">
          {known.map((name) => (
            <li key={name} className="max-w-full">
              <Chip onClick={() => add(name)} className="max-w-full">
                <span className="truncate">
                  <MaskedText text={name} />
                </span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
