import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { PlaceKind } from '@coffeeattack/domain/coffeechats/place'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { usualHoursProblems, usualTimes } from '@coffeeattack/domain/coffeechats/usual-hours'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Chip } from '@coffeeattack/ui/Chip'
import { Options } from '@coffeeattack/ui/Options'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { query } from '../api/query.ts'
import { PlaceFields } from './PlaceFields.tsx'

const hoursQuery = query('GET /console/usual-hours', ['usual-hours'], {})

type Known = ApiResult<'GET /console/usual-hours'>['hours']
type Hours = NonNullable<Known>

const usual: Hours = { weekdays: [1, 2, 3, 4, 5], from: 14 * 60, until: 17 * 60, minutes: 30, place: null }

/** From Monday on, as weeks are read. */
const weekdays = [
  [1, '월요일'],
  [2, '화요일'],
  [3, '수요일'],
  [4, '목요일'],
  [5, '금요일'],
  [6, '토요일'],
  [0, '일요일'],
] as const

/** '14:00' */
const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The operator's usual hours for coffee chats: candidates pick a free time in them at once (TRUST-4). */
export function UsualHours() {
  const hours = useQuery(hoursQuery)
  return (
    <Loaded query={hours} skeleton={<Skeleton className="h-64 rounded-card" />}>
      {(known) => <HoursForm key={JSON.stringify(known.hours)} known={known.hours} />}
    </Loaded>
  )
}

type Values = Omit<Hours, 'place'> & { kind: PlaceKind; place: string }

const firstOf = ({ place, ...hours }: Hours): Values => ({
  ...hours,
  kind: place?.kind ?? 'LINK',
  place: place?.text ?? '',
})

/** An empty place is none: the two agree on one for each meeting. */
const hoursOf = ({ kind, place, ...hours }: Values): Hours => ({
  ...hours,
  place: place.trim() === '' ? null : { kind, text: place },
})

const keep = (hours: Known) => queries.setQueryData(hoursQuery.queryKey, { hours })

function HoursForm({ known }: { known: Known }) {
  const daysId = useId()
  const problemOf = (name: 'weekdays' | 'until' | 'place') => (_: unknown, values: Values) =>
    usualHoursProblems(hoursOf(values))[name]
  const form = useForm({
    first: firstOf(known ?? usual),
    rules: { weekdays: problemOf('weekdays'), until: problemOf('until'), place: problemOf('place') },
    send: (values) => api('POST /console/usual-hours', { body: { hours: hoursOf(values) } }),
    onDone(saved) {
      keep(saved.hours)
      toast('비워 두는 시간을 저장했어요', { kind: 'done' })
    },
  })
  const drop = useCall(() => api('DELETE /console/usual-hours'), {
    asks: () => ({
      title: '비워 두는 시간을 없앨까요?',
      description: '이미 정한 커피챗은 그대로예요. 이제 후보자와 시간을 제안하며 맞춰요.',
      confirm: '없애기',
    }),
    onDone() {
      keep(null)
      toast('비워 두는 시간을 없앴어요', { kind: 'done' })
    },
  })
  const { values, set, problems } = form
  const times = usualTimes.map((each): [number, string] => [each, clockText(each)])
  return (
    <Card aria-label="늘 비워 두는 시간">
      <form {...form.props} className="grid gap-4">
        <p className="text-body-s text-pretty text-ink-2">
          커피챗을 할 수 있는 시간을 정해 두면, 후보자가 그 가운데 빈 시간을 골라 바로 정해요. 이미 커피챗이
          있는 시간은 보이지 않아요.
        </p>
        <fieldset aria-describedby={problems['weekdays'] && daysId}>
          <legend className="mb-2 text-label font-medium text-ink-2">요일</legend>
          {/* A week is one line on a phone, too. */}
          <div className="-mx-1 grid grid-cols-7 gap-0.5 py-1 sm:mx-0 sm:flex sm:gap-1.5">
            {weekdays.map(([day, name]) => (
              <Chip
                key={day}
                aria-label={name}
                pressed={values.weekdays.includes(day)}
                className="min-w-11 justify-center px-0!"
                onClick={() =>
                  set({
                    weekdays: values.weekdays.includes(day)
                      ? values.weekdays.filter((each) => each !== day)
                      : [...values.weekdays, day],
                  })
                }
              >
                {name.slice(0, 1)}
              </Chip>
            ))}
          </div>
          {problems['weekdays'] && (
            <p id={daysId} role="alert" className="mt-1.5 text-caption text-danger">
              {problems['weekdays']}
            </p>
          )}
        </fieldset>
        <div className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
          <SelectField
            label="시작"
            value={values.from}
            onChange={({ currentTarget }) => set({ from: Number(currentTarget.value) })}
          >
            <Options of={times.slice(0, -1)} />
          </SelectField>
          <SelectField
            label="끝"
            value={values.until}
            error={problems['until']}
            onChange={({ currentTarget }) => set({ until: Number(currentTarget.value) })}
          >
            <Options of={times.slice(1)} />
          </SelectField>
          <SelectField
            label="길이"
            value={values.minutes}
            onChange={({ currentTarget }) => set({ minutes: Number(currentTarget.value) })}
          >
            <Options of={TIMES.minutes.map((each) => [each, `${each}분`])} />
          </SelectField>
        </div>
        <PlaceFields
          label="만나는 방법"
          kind={values.kind}
          onKindChange={(kind) => set({ kind, place: '' })}
          field={form.field('place')}
        />
        <p className="-mt-2 text-caption text-ink-3">
          비워 두면 커피챗마다 만나는 곳을 정해요. 적어 두면 시간과 함께 정해져요.
        </p>
        <div className="flex flex-wrap items-center justify-end gap-4">
          {known && (
            <TextLink disabled={drop.busy} onClick={() => void drop.run()}>
              비워 두는 시간 없애기
            </TextLink>
          )}
          <Button type="submit" size="sm" busy={form.busy && '저장하는 중'}>
            {known ? '저장하기' : '이 시간을 비워 두기'}
          </Button>
        </div>
      </form>
    </Card>
  )
}
