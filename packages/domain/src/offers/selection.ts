import type { GroupPatch } from './group.ts'

/** The connect button shows the count, or what to do first (OFR-7). */
export function selectionButton(count: number): { text: string; enabled: boolean } {
  return count > 0
    ? { text: `${count}곳과 커피챗 연결하기`, enabled: true }
    : { text: '회사를 골라 주세요', enabled: false }
}

export function toggle(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
}

export function connect(selected: readonly string[]): GroupPatch {
  return { isLike: true, offerItems: selected }
}

/** Offered only while nothing is selected. Both answers send no items; they differ in isLike. */
export const hardToChoose = {
  link: '지금은 고르기 어려워요',
  title: '에이전트와 이야기하고 정할까요?',
  body: '궁금한 점을 함께 살펴보고 골라도 돼요.',
  yes: { button: '이야기하고 정할래요', patch: { isLike: true, offerItems: [] } },
  no: { button: '이번에는 넘어갈래요', patch: { isLike: false, offerItems: [] } },
} as const satisfies Record<string, string | { button: string; patch: GroupPatch }>
