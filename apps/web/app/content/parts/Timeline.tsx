import { facts } from '../facts.ts'

type Stage = { title: string; about: string; marked?: boolean }

/** Steps from top to bottom; the marked one is the point. */
export function Timeline({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="my-6">
      {stages.map(({ title, about, marked }) => (
        <li
          key={title}
          data-marked={marked}
          className="relative pb-5.5 pl-9 last:pb-0 before:absolute before:top-[5px] before:left-[5px] before:size-3.5 before:rounded-full before:border-3 before:border-primary before:bg-page not-last:after:absolute not-last:after:top-[23px] not-last:after:-bottom-px not-last:after:left-[11px] not-last:after:border-l-2 not-last:after:border-line-2 data-marked:before:bg-primary data-marked:before:shadow-[0_0_0_5px_var(--surface-3)]"
        >
          <b className="block leading-[1.5]">{title}</b>
          <span className="block text-[.9375rem] leading-[1.5] text-ink-3">{about}</span>
        </li>
      ))}
    </ol>
  )
}

const chatStages = [
  { title: '어택을 골라요', about: '커피챗 할래요를 누르면 매칭이 끝나요' },
  { title: '서로 알게 돼요', about: '이름과 연락처, 이력서가 그 회사에 보여요' },
  {
    title: '시간을 제안해요',
    about: `어느 쪽이든 ${facts.proposedTimes}개까지, ${facts.daysAhead}일 안에서 골라요`,
  },
  { title: '하나로 정해요', about: '달력에 넣을 파일을 받아요' },
  { title: '잊지 않게 알려요', about: '하루 전과 한 시간 전에 알림이 와요' },
  { title: '커피챗을 해요', about: `보통 ${facts.meetingMinutes}분, 온라인이든 카페든`, marked: true },
  { title: '이어 가거나 멈춰요', about: '메시지로 다음을 정해요' },
]

/** From accepting an offer to the coffee chat and after. */
export const ChatTimeline = () => <Timeline stages={chatStages} />
