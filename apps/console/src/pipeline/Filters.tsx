import { NO_POSITION } from '@coffeeattack/domain/offers/figures-words.ko'
import { Chip } from '@coffeeattack/ui/Chip'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Columns } from '@coffeeattack/ui/icons/Columns'
import { Menu } from '@coffeeattack/ui/icons/Menu'
import { Sliders } from '@coffeeattack/ui/icons/Sliders'
import { Options } from '@coffeeattack/ui/Options'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'
import { type Filter, isNarrowed, NONE, type View } from './filter.ts'
import type { Board } from './queries.ts'

const looks = [
  { view: 'board', name: '보드', Icon: Columns },
  { view: 'table', name: '표', Icon: Menu },
] as const

/** Switches between board and table. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <fieldset aria-label="보는 방식" className="flex rounded-button-sm bg-surface-3 p-[3px] max-lg:hidden">
      {looks.map(({ view: each, name, Icon }) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onView(each)}
          className="relative inline-flex h-[30px] items-center gap-1.5 rounded-[9px] px-2.5 text-caption font-medium text-ink-2 before:absolute before:inset-x-0 before:-inset-y-[7px] aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink"
        >
          <Icon size={15} />
          {name}
        </button>
      ))}
    </fieldset>
  )
}

type FiltersProps = {
  filter: Filter
  board: Board | undefined
  onFilter: (change: Partial<Filter>) => void
}

/** Filters by position, colleague, own tasks and tasks due today. */
export function Filters({ filter, board, onFilter }: FiltersProps) {
  return (
    <>
      <Select
        name="포지션"
        chosen={filter.position}
        options={board?.positions.map(({ id, title }) => ({ id, name: title })) ?? []}
        none={NO_POSITION}
        onChoose={(position) => onFilter({ position })}
      />
      <Select
        name="담당"
        chosen={filter.assignee}
        options={board?.colleagues ?? []}
        none="담당 없음"
        onChoose={(assignee) => onFilter({ assignee })}
      />
      <Toggle
        name="내가 볼 것"
        count={board?.chips.mine}
        isOn={filter.mine}
        onPress={() => onFilter({ mine: !filter.mine })}
      />
      <Toggle
        name="오늘 마감"
        count={board?.chips.today}
        isOn={filter.today}
        onPress={() => onFilter({ today: !filter.today })}
      />
    </>
  )
}

/** The filters in a sheet, for phones. */
export function FilterSheet(props: FiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const isOn = isNarrowed(props.filter)
  return (
    <>
      <button
        type="button"
        aria-label={isOn ? '골라 보기, 고른 조건 있음' : '골라 보기'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${iconButtonLook} lg:hidden`}
      >
        <Sliders size={24} strokeWidth={1.8} />
        {isOn && <i className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-page bg-ink" />}
      </button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="골라 보기">
        <div className="flex flex-wrap gap-x-1.5 gap-y-3 pb-2">
          <Filters {...props} />
        </div>
      </Sheet>
    </>
  )
}

type SelectProps = {
  name: string
  chosen: string | null
  options: readonly { id: string; name: string }[]
  /** The name of the choice of people without one. */
  none: string
  onChoose: (id: string | null) => void
}

function Select({ name, chosen, options: given, none, onChoose }: SelectProps) {
  const all = `${name} 모두`
  const options = [...given, { id: NONE, name: none }]
  return (
    <SelectChip
      label={name}
      text={options.find(({ id }) => id === chosen)?.name ?? all}
      on={chosen !== null}
      className={`max-w-60 ${chosen === null ? 'bg-surface' : ''}`}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value || null)}
    >
      <option value="">{all}</option>
      <Options of={options.map(({ id, name: text }) => [id, text])} />
    </SelectChip>
  )
}

type ToggleProps = { name: string; count: number | undefined; isOn: boolean; onPress: () => void }

/** Hidden when it would match nothing, unless it is active. */
function Toggle({ name, count, isOn, onPress }: ToggleProps) {
  return (
    <Chip
      kind="line"
      pressed={isOn}
      disabled={count === 0 && !isOn}
      className={isOn ? '' : 'bg-surface'}
      onClick={onPress}
    >
      {name}
      {count !== undefined && (
        <span className="relative ml-0.5 tnum">
          {count}
          <span className="sr-only">명</span>
        </span>
      )}
    </Chip>
  )
}
