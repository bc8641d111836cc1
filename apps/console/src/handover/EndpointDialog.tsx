import { HANDOVER } from '@coffeeattack/domain/handover/endpoint'
import { type HandoverEvent, handoverEvents } from '@coffeeattack/domain/handover/events'
import { eventNames } from '@coffeeattack/domain/handover/words.ko'
import { useForm } from '@coffeeattack/kit/useForm'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { TextField } from '@coffeeattack/ui/TextField'
import { api } from '../api/client.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { type Endpoint, reloadHandover } from './queries.ts'

type EndpointDialogProps = {
  open: boolean
  /** The endpoint to change; absent for a new one. */
  endpoint?: Endpoint
  onClose: () => void
  /** Receives the secret of a new endpoint, which is shown once. */
  onSecret: (secret: string) => void
}

type Values = { name: string; url: string; events: readonly HandoverEvent[] }

const firstOf = (endpoint: Endpoint | undefined): Values => ({
  name: endpoint?.name ?? '',
  url: endpoint?.url ?? '',
  events: endpoint?.events ?? handoverEvents,
})

/** An address with what it wants to hear of. */
export function EndpointDialog({ open, endpoint, onClose, onSecret }: EndpointDialogProps) {
  const form = useForm({
    first: firstOf(endpoint),
    blame: 'url',
    rules: {
      name: (name) => (name.trim() ? null : '어떤 프로그램인지 이름을 적어 주세요'),
      url: (url) => (url.trim() ? null : '소식을 받을 주소를 입력해 주세요'),
      events: (events) => (events.length > 0 ? null : '받을 소식을 하나 이상 골라 주세요'),
    },
    async send({ name, url, events }) {
      const body = { name, url: url.trim(), events: [...events] }
      if (!endpoint) return (await api('POST /console/handover/endpoints', { body })).secret
      await api('PATCH /console/handover/endpoints/:id', { params: { id: endpoint.id }, body })
      return null
    },
    onDone(secret, sent) {
      form.reset(endpoint ? sent : firstOf(undefined))
      onClose()
      if (secret) onSecret(secret)
    },
    onSettled: reloadHandover,
  })
  function close() {
    form.reset(firstOf(endpoint))
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title={endpoint ? '주소 고치기' : '주소 더하기'}
      description="https로 열리는 주소여야 하고, 회사 안쪽 네트워크의 주소로는 보내지 않아요."
      form={form}
      submit={endpoint ? '고치기' : '더하기'}
      busy={endpoint ? '고치는 중' : '더하는 중'}
      onClose={close}
    >
      <TextField
        label="이름"
        placeholder="예: 채용 프로그램"
        maxLength={HANDOVER.nameLength}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label="주소"
        type="url"
        inputMode="url"
        placeholder="예: https://ats.company.com/hooks"
        maxLength={HANDOVER.urlLength}
        autoComplete="off"
        {...form.field('url')}
      />
      <Events
        chosen={form.values.events}
        problem={form.problems['events']}
        onChange={(events) => form.set({ events })}
      />
    </FormDialog>
  )
}

type EventsProps = {
  chosen: readonly HandoverEvent[]
  problem: string | undefined
  onChange: (chosen: readonly HandoverEvent[]) => void
}

function Events({ chosen, problem, onChange }: EventsProps) {
  const turned = (event: HandoverEvent) =>
    handoverEvents.filter((one) => (one === event ? !chosen.includes(one) : chosen.includes(one)))
  return (
    <fieldset>
      <legend className="mb-1 text-label font-medium text-ink-2">받을 소식</legend>
      {handoverEvents.map((event, place) => (
        <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3">
          <Checkbox
            name={place === 0 ? 'events' : undefined}
            checked={chosen.includes(event)}
            onChange={() => onChange(turned(event))}
          />
          <span className="min-w-0">
            <span className="text-body-s">{eventNames[event]}</span>{' '}
            <code className="text-caption break-all text-ink-3">{event}</code>
          </span>
        </label>
      ))}
      {problem && (
        <p role="alert" className="mt-1 text-label text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
