import { MEMORY } from '@coffeeattack/domain/memory/limits'
import { keptTags } from '@coffeeattack/domain/memory/tags'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Chip } from '@coffeeattack/ui/Chip'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Popover } from '../candidates/filters/Popover.tsx'
import { mark, type MarkedPerson, type Marks, putInList } from './marks.ts'
import { NewList } from './NewList.tsx'
import { listsQuery } from './queries.ts'

/** The company's tags and lists of a person. */
export function TagsAndLists({ person, marks }: { person: MarkedPerson; marks: Marks }) {
  const { data } = useQuery({ ...listsQuery, enabled: marks.listIds.length > 0 })
  const names = (data?.items ?? []).flatMap(({ id, name }) => (marks.listIds.includes(id) ? [name] : []))
  return (
    <section
      aria-label="우리 팀의 태그와 목록"
      data-popover-row
      className="relative mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-2"
    >
      {marks.tags.map((tag) => (
        <RemovableChip
          key={tag}
          name={`태그 ${spokenText(tag)}`}
          onRemove={() => void mark(person, { tags: marks.tags.filter((one) => one !== tag) })}
        >
          <MaskedText text={tag} />
        </RemovableChip>
      ))}
      <Popover
        name="태그 달기"
        renderOpener={(opener) => (
          <Chip kind="line" {...opener}>
            <Plus size={15} strokeWidth={2.4} />
            태그
          </Chip>
        )}
      >
        {() => <TagMenu person={person} marks={marks} />}
      </Popover>
      <Popover
        name="목록에 넣기"
        renderOpener={(opener) => (
          <Chip kind="line" {...opener} className="max-w-full">
            {names.length === 0 && <Plus size={15} strokeWidth={2.4} />}
            <span className="truncate">{names.length === 0 ? '목록' : `목록 ${names.join(', ')}`}</span>
          </Chip>
        )}
      >
        {() => <ListsMenu person={person} marks={marks} />}
      </Popover>
    </section>
  )
}

/** The company's lists; a press adds the person or removes them. */
function ListsMenu({ person, marks }: { person: MarkedPerson; marks: Marks }) {
  const lists = useQuery(listsQuery)
  return (
    <Loaded
      query={lists}
      title="목록을 불러오지 못했어요"
      className="py-4"
      skeleton={<Skeletons label="목록을 불러오는 중이에요" shapes={['h-11']} />}
    >
      {({ items }) => (
        <>
          <ul aria-label="목록" className="max-h-64 overflow-y-auto empty:hidden">
            {items.map(({ id, name }) => (
              <li key={id}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body-s">
                  <Checkbox
                    checked={marks.listIds.includes(id)}
                    onChange={({ currentTarget }) => void putInList(person, id, currentTarget.checked)}
                  />
                  <span className="min-w-0 truncate">{name}</span>
                </label>
              </li>
            ))}
          </ul>
          {items.length < MEMORY.lists && <NewList onMade={({ id }) => void putInList(person, id, true)} />}
        </>
      )}
    </Loaded>
  )
}

/** The number of the company's tags that are suggested. */
const OFFERED = 12

/** Adds a new tag or one that the company uses. */
function TagMenu({ person, marks }: { person: MarkedPerson; marks: Marks }) {
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
        placeholder="예: 2차 면접"
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
