import type { CoffeechatStatus } from '@coffeeattack/domain/coffeechats/schedule'

/** How far it has come, as the company's side reads it. */
export const coffeechatStatusNames: Readonly<Record<CoffeechatStatus, string>> = {
  NEW: '시간을 정해야 해요',
  PROPOSED: '시간을 맞추는 중',
  CONFIRMED: '시간을 정했어요',
  DONE: '만났어요',
  CANCELLED: '취소됐어요',
}

export const personName = (name: string): string => name || '탈퇴한 후보자'
