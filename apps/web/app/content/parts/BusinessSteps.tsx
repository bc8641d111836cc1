import { facts } from '../facts.ts'
import { Timeline } from './Timeline.tsx'

const stages = [
  { title: '찾아요', about: '직무와 예산에 맞는, 경력이 확인된 사람을 찾아요' },
  { title: '연봉을 걸어요', about: '연봉 범위와 하는 일, 짧은 편지를 함께 보내요' },
  { title: '답을 받아요', about: `후보자가 ${facts.selectionDays}일 안에 골라요` },
  {
    title: '커피챗을 해요',
    about: `이름과 연락처가 열리고, ${facts.meetingMinutes}분쯤 만나요`,
    marked: true,
  },
  { title: '함께 정해요', about: '그다음 절차와 채용은 회사가 정해요' },
]

/** From the search to the hire, as a company walks it. */
export const BusinessSteps = () => <Timeline stages={stages} />
