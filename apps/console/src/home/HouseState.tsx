import { consolePaths } from '@coffeeattack/contract/pages'
import { houseText, QUEUE } from '@coffeeattack/domain/upkeep/jobs'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { healthQuery } from './queries.ts'

/** How the house fares, at the foot of an admin's rail; it leads to where that is told at length (BIZ-18). */
export function HouseState() {
  const { data } = useQuery(healthQuery)
  if (!data) return null
  const { jobs, queue } = data
  const { state, about } = houseText({
    lookAt: jobs.filter((job) => job.state === 'failing' || job.state === 'late').map(({ name }) => name),
    isSlow: (queue.oldestSeconds ?? 0) > QUEUE.slowSeconds,
    retrying: queue.retrying,
  })
  return (
    <Link
      to={consolePaths.adminHome()}
      className="mt-auto block shrink-0 rounded-field bg-shot-2 p-3.5 text-caption text-on-shot-2 focus-visible:outline-on-shot"
    >
      <span className="flex justify-between gap-2">
        집 상태
        <b className="font-semibold text-on-shot">{state}</b>
      </span>
      <span className="mt-1.5 block text-pretty">{about}</span>
    </Link>
  )
}
