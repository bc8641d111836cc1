import { consolePaths } from '@coffeeattack/contract/console-pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import type { ButtonKind } from '@coffeeattack/ui/buttonLook'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useMe } from '../sessions/me.ts'
import { type MoreRequest, WISHES } from './queries.ts'

type AnswerWishProps = { wish: MoreRequest; kind?: ButtonKind; children: string }

/** Takes the wish, if nobody has it, and opens the maker of a curation that answers it (BIZ-4). */
export function AnswerWish({ wish, kind, children }: AnswerWishProps) {
  const { id, candidate, handler } = wish
  const me = useMe()
  const navigate = useNavigate()
  const make = () => void navigate(consolePaths.newCuration(candidate.id, id))
  const take = useCall(
    () => api('POST /console/more-requests/:id/take', { params: { id }, body: { from: null } }),
    { onDone: make, onSettled: () => queries.invalidateQueries({ queryKey: WISHES }) },
  )
  return (
    <Button
      kind={kind}
      size="sm"
      disabled={take.busy}
      onClick={() => (handler?.id === me.id ? make() : void take.run())}
    >
      <Layers size={18} />
      {children}
    </Button>
  )
}
