import { spokenText } from '@coffeeattack/domain/text/marks'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Chip } from '@coffeeattack/ui/Chip'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { useQuery } from '@tanstack/react-query'
import { Popover } from '../candidates/filters/Popover.tsx'
import { ListsMenu } from './ListsMenu.tsx'
import { type MarkedPerson, mark, type Marks } from './marks.ts'
import { listsQuery } from './queries.ts'
import { TagMenu } from './TagMenu.tsx'

/** The company's own words for somebody, and the lists they are in. */
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
