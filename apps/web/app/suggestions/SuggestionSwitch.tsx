import type { SuggestionState } from '@coffeeattack/domain/suggestions/interest'
import { useCall } from '@coffeeattack/kit/useCall'
import { Switch } from '@coffeeattack/ui/Switch'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { suggestionsChanged } from './queries.ts'

/** Out of the suggestions, but not out of the search (MATCH-5). */
export function SuggestionSwitch({ state }: { state: SuggestionState | undefined }) {
  const turn = useCall((isOn: boolean) => api('POST /users/suggestions/switch', { body: { isOn } }), {
    async onDone({ state: now }) {
      await suggestionsChanged()
      toast(now === 'OFF' ? '추천을 껐어요' : '추천을 켰어요', { kind: 'done' })
    },
    onSettled: (failure) => failure !== null && suggestionsChanged(),
  })
  const isOn = turn.busy ? turn.input === true : state !== undefined && state !== 'OFF'
  return (
    <Switch
      label="추천 받기"
      checked={isOn}
      disabled={state === undefined}
      onCheckedChange={(wanted) => void turn.run(wanted)}
    />
  )
}
