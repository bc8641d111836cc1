import { guessGap, guessNews } from '../../insight/standing/guess.ts'

/** The guess on /secret: shows its value while it moves, and the answer in place. */
export function startGuess() {
  const form = document.querySelector<HTMLFormElement>('[data-guess-form]')
  const reveal = document.querySelector<HTMLElement>('[data-reveal]')
  const slider = form?.querySelector<HTMLInputElement>('[name=guess]')
  if (!form || !reveal || !slider) return
  const answer = Number(form.dataset.answer)
  const places = (form.dataset.places ?? '').split(',').map(Number)

  function say(where: ParentNode, name: string, text: string) {
    const place = where.querySelector(`[data-guess-${name}]`)
    if (place) place.textContent = text
  }
  function show() {
    const guess = slider!.valueAsNumber
    const x = places[guess - 1] ?? 0
    say(reveal!, 'news', guessNews(guess, answer))
    say(reveal!, 'gap', guessGap(guess, answer))
    reveal!.querySelector('[data-guess]')?.setAttribute('transform', `translate(${x} 0)`)
    const pin = reveal!.querySelector<SVGElement>('[data-pin]')
    pin?.style.setProperty('--walk', `${x - (places[answer - 1] ?? 0)}px`)
    // Hidden for a moment, so that the pin's animation runs again.
    reveal!.hidden = true
    void reveal!.offsetHeight
    reveal!.hidden = false
    const title = reveal!.querySelector<HTMLElement>('[tabindex]')
    title?.focus({ preventScroll: true })
    reveal!.scrollIntoView({ block: 'nearest' })
  }

  function sayValue() {
    const text = `상위 ${slider!.value}%`
    say(form!, 'value', text)
    slider!.setAttribute('aria-valuetext', text)
  }

  slider.addEventListener('input', sayValue)
  // The slider may have been moved before this script loaded, or restored with the page.
  sayValue()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
}
