import { useNow } from '@coffeeattack/kit/useNow'
import type { SafetyCase } from './queries.ts'
import { longTime } from './words.ts'

type Deed = SafetyCase['trail'][number]

const said: Readonly<Record<Deed['name'], (by: string | null) => string>> = {
  REPORTED: () => '신고를 받았어요',
  SIGNALLED: () => '신호가 붙었어요',
  STOPPED: (by) => `${by} 님이 보낸 사람을 멈췄어요`,
  CONFIRMED: (by) => `${by} 님이 멈춤을 확정했어요`,
  RELEASED: (by) => `${by} 님이 풀었어요`,
  LAPSED: () => '72시간이 지나 저절로 풀렸어요',
  HANDED_OVER: (by) => `${by} 님이 관리자에게 넘겼어요`,
  CLOSED: (by) => `${by} 님이 문제없는 일로 닫았어요`,
  TAKEN_DOWN: (by) => `${by} 님이 회사를 내렸어요`,
}

/** What happened in the case, newest first; what candidates did is an open ring. */
export function CaseTrail({ trail }: { trail: readonly Deed[] }) {
  const now = useNow()
  return (
    <section aria-labelledby="trail" className="mt-5 border-t border-line pt-4">
      <h3 id="trail" className="text-body-s font-bold">
        기록
      </h3>
      <ol className="mt-2.5">
        {trail.map(({ name, at, by, text }) => (
          <li
            key={`${name} ${at}`}
            className={`relative pb-3 pl-5 text-label text-ink-2 before:absolute before:top-1.5 before:left-0.5 before:size-2.5 before:rounded-full not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-0.5 not-last:after:left-[6.5px] not-last:after:w-px not-last:after:bg-line-2 ${
              name === 'REPORTED' ? 'before:border-2 before:border-ink' : 'before:bg-line-field'
            }`}
          >
            {said[name](by)}
            <span className="block text-caption text-ink-3 tnum">
              {longTime(at, now)}
              {text && ` · “${text}”`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
