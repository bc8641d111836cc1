import { facts } from '../facts.ts'
import { Timeline } from './Timeline.tsx'

const stages = [
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

/** From the choice to the coffee and after. */
export const ChatTimeline = () => <Timeline stages={stages} />
