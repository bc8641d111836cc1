import { dayText, kstDay, spokenTimeText } from '@coffeeattack/domain/kst'
import { Check } from '@coffeeattack/ui/icons/Check'
import type { Report } from './queries.ts'

type Step = Report['steps'][number]

const words: Readonly<Record<Step['name'], string>> = {
  RECEIVED: '받았어요',
  STOPPED: '보낸 사람을 멈췄어요',
  LOOKING: '사람이 살펴보고 있어요',
  ANSWER: '어떻게 됐는지 알려 드려요',
  NOTHING: '살펴봤어요',
  TAKEN_DOWN: '회사를 내렸어요',
}

const momentOf = (at: string) => `${dayText(kstDay(new Date(at)))} ${spokenTimeText(new Date(at))}`

const marks: Readonly<Record<Step['state'], string>> = {
  done: 'bg-primary text-on-primary',
  now: 'border-[7px] border-primary',
  yet: 'border border-dashed border-line-field',
}

/** What became of a report: done steps are filled, the current one is a ring, the next one dashed. */
export function StepStory({ steps, isOver }: { steps: readonly Step[]; isOver: boolean }) {
  return (
    <ol className="mt-4">
      {steps.map(({ name, state, at }, place) => (
        <li key={name} className="relative flex gap-3.5 pb-4.5 last:pb-0">
          {place < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-6 bottom-0 left-[11px] w-0.5 ${state === 'done' ? 'bg-primary' : 'bg-line-2'}`}
            />
          )}
          <span
            className={`relative mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${marks[state]}`}
          >
            {state === 'done' && <Check size={13} strokeWidth={3.2} />}
          </span>
          <span>
            <b className={`block text-body ${state === 'yet' ? 'font-medium text-ink-3' : 'font-semibold'}`}>
              {name === 'STOPPED' && !isOver ? '보낸 사람을 잠시 멈췄어요' : words[name]}
            </b>
            {at && <span className="text-label text-ink-3 tnum">{momentOf(at)}</span>}
            {name === 'LOOKING' && <span className="text-label text-ink-3">보통 하루 안에 끝나요</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
