import { consolePaths } from '@coffeeattack/contract/console-pages'
import { Briefcase } from '@coffeeattack/ui/icons/Briefcase'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Person } from '@coffeeattack/ui/icons/Person'
import type { Application } from './application.ts'

export type Prepared = Application['prepared']

/** What a company can prepare in the console before it is approved, in the order of the list; `act` is the button. */
export const preparations = [
  {
    name: 'logo',
    title: '로고와 회사 소개',
    about: '후보자가 먼저 보는 것',
    act: '회사 소개 준비하기',
    page: consolePaths.ownCompany(),
    Icon: Layers,
  },
  {
    name: 'position',
    title: '포지션',
    about: '찾는 자리와 연봉 범위',
    act: '포지션 준비하기',
    page: consolePaths.newPosition(),
    Icon: Briefcase,
  },
  {
    name: 'template',
    title: '메시지 양식',
    about: '자주 쓰는 첫인사',
    act: '메시지 양식 준비하기',
    page: consolePaths.firstDay(),
    Icon: Pencil,
  },
  {
    name: 'colleague',
    title: '함께 쓸 동료',
    about: '업무 메일로 초대해요',
    act: '동료 초대하기',
    page: consolePaths.people(),
    Icon: Person,
  },
] as const satisfies readonly { name: keyof Prepared; [more: string]: unknown }[]

/** The first thing that is not prepared yet; the console itself when all are. */
export const nextPreparation = (prepared: Prepared): { act: string; page: string } =>
  preparations.find(({ name }) => !prepared[name]) ?? { act: '콘솔 열기', page: consolePaths.home() }
