import { answersQuery } from './answers-query.ts'

/** Filters the questions while typing. The first match is opened. */
export function startFaqSearch() {
  const field = document.querySelector<HTMLInputElement>('[data-faq-search]')
  const status = document.querySelector<HTMLElement>('[data-faq-status]')
  if (!field || !status) return
  const topics = [...document.querySelectorAll<HTMLElement>('[data-faq] > *')]
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq] details')]

  function narrow() {
    const query = field!.value.trim()
    const found = questions.filter((question) => answersQuery(question.textContent ?? '', query))
    for (const question of questions) {
      question.hidden = !found.includes(question)
      question.open = query !== '' && question === found[0]
    }
    for (const topic of topics) topic.hidden = !topic.querySelector('details:not([hidden])')
    status!.textContent =
      query === '' ? '' : found.length === 0 ? status!.dataset.none! : `질문 ${found.length}개를 찾았어요`
  }
  field.addEventListener('input', narrow)
  document.querySelector('[data-faq-clear]')?.addEventListener('click', () => {
    field.value = ''
    narrow()
    field.focus()
  })
  // The browser may have restored the typed text.
  if (field.value) narrow()
}
