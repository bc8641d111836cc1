import { spokenText } from '@coffeeattack/domain/text/marks'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Close } from '@coffeeattack/ui/icons/Close'
import { useQuery } from '@tanstack/react-query'
import { listsQuery } from '../../memory/queries.ts'
import { AddCondition } from '../filters/AddCondition.tsx'
import { Popover } from '../filters/Popover.tsx'
import { YearsOrMoney } from '../filters/RangeFilter.tsx'
import { type Change, EVERYBODY, hasFilters, isOpen, type Search } from '../search.ts'
import { chipLooks } from './chip-looks.ts'
import { type Chip, chipsOf, type Piece } from './reading.ts'

const REMOVES = new Set(['Delete', 'Backspace'])

type ConditionChipsProps = { search: Search; read: readonly Piece[]; change: Change }

/** One chip for each condition, typed or chosen. Each can be removed, and a range can be changed (BIZ-8). */
export function ConditionChips({ search, read, change }: ConditionChipsProps) {
  const { data } = useQuery({ ...listsQuery, enabled: search.list !== '' })
  const chips = chipsOf(search, read, data?.items ?? [])
  return (
    <div data-popover-row className="relative mt-2.5 flex flex-wrap items-center gap-1.5 max-lg:gap-y-3">
      {chips.length > 0 && (
        <>
          <span id="read-line" className="mr-1 text-caption text-ink-3 max-[1399px]:sr-only">
            이렇게 읽었어요
          </span>
          <ul aria-labelledby="read-line" className="contents">
            {chips.map((chip) => (
              // Delete takes the condition away from either of its buttons.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={chip.key}
                onKeyDown={(event) => {
                  if (event.target instanceof HTMLButtonElement && REMOVES.has(event.key))
                    change(chip.without)
                }}
                className={`flex h-8 max-w-full items-center rounded-full ${chipLooks[chip.look]}`}
              >
                <Value chip={chip} change={change} />
                <button
                  type="button"
                  aria-label={`${chip.kind} ${spokenText(chip.value)} 빼기`}
                  onClick={() => change(chip.without)}
                  className="relative grid size-8 shrink-0 place-items-center rounded-full after:absolute after:-inset-1.5"
                >
                  <Close size={13} strokeWidth={2.4} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <AddCondition search={search} change={change} />
      {hasFilters(search) && (
        <button
          type="button"
          onClick={() => change({ ...EVERYBODY, q: search.q, sort: search.sort })}
          className="relative h-8 px-2 text-label text-ink-3 after:absolute after:-inset-y-1.5 after:inset-x-0"
        >
          모두 지우기
        </button>
      )}
    </div>
  )
}

function Value({ chip, change }: { chip: Chip; change: Change }) {
  const { kind, value, range, readFrom, neighbours = [] } = chip
  const text = (
    <>
      <small className="text-micro font-medium opacity-82">{kind}</small>{' '}
      <b className={`truncate font-semibold tnum ${chip.look === 'without' ? 'line-through' : ''}`}>
        <MaskedText text={value} />
      </b>
    </>
  )
  const look = 'flex h-8 min-w-0 items-center gap-1.5 rounded-full pl-3 text-label whitespace-nowrap'
  if (!range && neighbours.length === 0) return <span className={look}>{text}</span>
  return (
    <Popover
      name={`${kind} 바꾸기`}
      renderOpener={(opener) => (
        <button
          type="button"
          {...opener}
          className={`relative after:absolute after:-inset-y-1.5 after:inset-x-0 ${look}`}
        >
          {text}
          <span className="sr-only"> 바꾸기</span>
        </button>
      )}
    >
      {(close) => (
        <>
          {readFrom !== undefined && (
            <p className="mb-2 text-caption text-ink-3">
              ‘<MaskedText text={readFrom} />
              ’에서 읽었어요
            </p>
          )}
          {range && (
            <YearsOrMoney
              kind={range.kind}
              range={range.now}
              onApply={(next) => {
                change(isOpen(next) ? chip.without : range.changed(next))
                close()
              }}
            />
          )}
          {neighbours.map(({ label, changed }) => (
            <button
              key={label}
              type="button"
              onClick={() => {
                change(changed)
                close()
              }}
              className="block min-h-11 w-full rounded-button-sm px-2 text-left text-label press:bg-surface-2"
            >
              {label}
            </button>
          ))}
        </>
      )}
    </Popover>
  )
}
