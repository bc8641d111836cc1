import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Columns } from '@coffeeattack/ui/icons/Columns'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useChoosing } from '../candidates/compare/choosing.ts'
import { hide, type MarkedPerson, show } from './marks.ts'
import { StarButton } from './StarButton.tsx'

/** The menu in the head of a profile: compare and hide. */
export function PersonMenu({ person }: { person: MarkedPerson }) {
  const choosing = useChoosing()
  const isHidden = person.marks?.isHidden ?? false
  const isChosen = choosing?.chosen.includes(person.id) ?? false
  return (
    <span className="-my-1 -mr-2 ml-auto flex">
      {choosing && (
        <IconButton
          label="비교에 넣기"
          title="비교에 넣기"
          aria-pressed={isChosen}
          disabled={!isChosen && choosing.chosen.length >= COMPARED.most}
          onClick={() => choosing.toggle(person.id)}
          className={isChosen ? 'bg-surface-3' : ''}
        >
          <Columns size={19} />
        </IconButton>
      )}
      <IconButton
        label={isHidden ? '다시 보이기' : '숨기기'}
        title={isHidden ? '다시 보이기' : '숨기기'}
        onClick={() => void (isHidden ? show(person) : hide(person))}
      >
        {isHidden ? <Eye size={19} /> : <EyeOff size={19} />}
      </IconButton>
    </span>
  )
}

/** Says why the person is in no list. */
export function HiddenNow({ person }: { person: MarkedPerson }) {
  return (
    <p className="mt-3 flex items-center justify-between gap-3 rounded-field bg-surface-2 py-1 pr-3 pl-3.5 text-label text-ink-2">
      <span className="py-1.5">우리 팀이 숨긴 분이에요. 검색에 보이지 않아요.</span>
      <TextLink size="sm" className="shrink-0" onClick={() => void show(person)}>
        되돌리기
      </TextLink>
    </p>
  )
}

const square = 'size-12 shrink-0 rounded-field bg-surface-2 press:bg-surface-3'

/** Beside the link to the composer: star the person or write a note. */
export function KeepButtons({ person }: { person: MarkedPerson }) {
  function write() {
    const field = document.querySelector<HTMLElement>('[data-panel] textarea')
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <StarButton person={person} size={22} className={square} />
      <button
        type="button"
        aria-label="메모 쓰기"
        onClick={write}
        className={`grid place-items-center ${square}`}
      >
        <Pencil size={20} strokeWidth={1.9} />
      </button>
    </>
  )
}
