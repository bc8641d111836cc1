import { ATTACK_MONTHS, activityToasts } from '@coffeeattack/domain/profiles/attack-period'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { insist } from '../layout/failure/tell-failure.ts'
import { personQuery } from '../offers/offer-query.ts'
import { paths } from '../paths.ts'

/** Whoever is verified and only resting may be shown again as they are (PRO-13). */
export function PublishAgain() {
  const { data: person } = useQuery(personQuery)
  const navigate = useNavigate()
  const [busy, runOne] = useOneAtATime()
  if (!person?.certified || person.isActivate) return null

  const publish = () =>
    runOne(async () => {
      const shown = await insist(() =>
        api('PATCH /v2/users/attack', { body: { month: ATTACK_MONTHS.first } }),
      )
      if (!shown) return
      await queries.invalidateQueries({ refetchType: 'none' })
      toast(activityToasts.restarted, { kind: 'done' })
      await navigate(paths.my(), { replace: true })
    })
  return (
    <TextLink wide disabled={busy} onClick={() => void publish()}>
      지금 정보 그대로 {ATTACK_MONTHS.first}개월 더 받기
    </TextLink>
  )
}
