import { TECH_BY_JOB } from './data/tech-by-job.ts'
import { ENGINEERING } from './data/tech-engineering.ts'
import { OTHERS } from './data/tech-others.ts'
import { readNames } from './names.ts'

type Job = { jobLabel: string; jobSubLabel: string | undefined }

/** Our own suggestions for a job: its list, else the lists of its neighbours, else those of its group. Some jobs have none. */
export function curatedTechniques({ jobLabel, jobSubLabel }: Job): string[] {
  const own = jobSubLabel && ofOneJob().get(jobSubLabel)
  if (own) return own
  const ofGroup = [...ENGINEERING, ...OTHERS].filter(({ label }) => label === jobLabel)
  const shared = ofGroup.filter(({ jobs }) => jobs.some((job) => job === jobSubLabel))
  return inTurns((shared.length > 0 ? shared : ofGroup).map(({ names }) => namesOf(names)))
}

const namesOf = (names: string) => readNames(names).map(({ name }) => name)

let lists: Map<string, string[]> | null = null

function ofOneJob(): Map<string, string[]> {
  lists ??= new Map(
    TECH_BY_JOB.trim()
      .split('\n')
      .map((line) => {
        const [job = '', names = ''] = line.split(': ')
        return [job, namesOf(names)]
      }),
  )
  return lists
}

/** The first of each list, then the second of each. */
function inTurns(all: string[][]): string[] {
  const longest = Math.max(0, ...all.map(({ length }) => length))
  return [
    ...new Set(
      Array.from({ length: longest }, (_, place) =>
        all.flatMap((list) => list.slice(place, place + 1)),
      ).flat(),
    ),
  ]
}
