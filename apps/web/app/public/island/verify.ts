import type { VerifiedFile } from '@coffeeattack/contract/pacts-verify'
import { momentToSecond } from '@coffeeattack/domain/kst'
import { fingerprintBars, shortFingerprint, spokenFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { notes } from '../../pacts/verify/copy.ko.ts'

type State = 'empty' | 'over' | 'checking' | 'bad' | Exclude<VerifiedFile['verdict'], 'NOT_PDF'>

const all = (places: string) => document.querySelectorAll<HTMLElement>(places)

function say(places: string, text: string) {
  for (const place of all(places)) place.textContent = text
}

/** The file check of /verify: by the button, or dropped anywhere on the page. */
export function startVerifying() {
  const most = Number(document.querySelector<HTMLElement>('[data-verify]')?.dataset.verify)
  const input = document.querySelector<HTMLInputElement>('[data-file]')
  if (!input) return
  let state: State = 'empty'
  let before: State = 'empty'
  let asking: AbortController | undefined

  function show(next: State) {
    state = next
    for (const part of all('[data-on]')) part.hidden = !part.dataset.on!.split(' ').includes(next)
    const heading = [...all('[data-verify] h1')].find((one) => one.checkVisibility())
    if (next !== 'over') scrollTo(0, 0)
    if (heading?.tabIndex === -1) heading.focus({ preventScroll: true })
  }

  function refuse(trouble: string, why: string) {
    say('[data-trouble]', trouble)
    say('[data-why]', why)
    show('bad')
  }

  async function check(file: File) {
    asking?.abort()
    const own = (asking = new AbortController())
    say('[data-name]', file.name)
    say('[data-size]', `${sizeText(file.size)} · 방금 확인했어요`)
    if (file.type.startsWith('image/')) return refuse(notes.notPdf, `${withTopic(file.name)} 사진이에요`)
    if (file.size > most) return refuse(`${most / 1024 ** 2} MB까지 확인할 수 있어요`, sizeText(file.size))
    show('checking')
    try {
      const headers = { 'content-type': 'application/pdf' }
      const answer = await fetch('/api/verify', { method: 'POST', headers, body: file, signal: own.signal })
      const found: unknown = await answer.json()
      if (own.signal.aborted) return
      if (!answer.ok) refuse(notes.failed, (found as { message?: string }).message ?? notes.again)
      else tell(found as VerifiedFile, file)
    } catch {
      if (!own.signal.aborted) refuse(notes.failed, notes.again)
    }
  }

  function tell(found: VerifiedFile, file: File) {
    if (found.verdict === 'NOT_PDF') return refuse(notes.notPdf, `${withTopic(file.name)} PDF가 아니에요`)
    draw('sealed', found.sealedFingerprint, '')
    draw('now', found.fingerprint, found.verdict === 'CHANGED' ? 'off' : '')
    const { seal, signatures } = found
    if (seal && signatures) {
      const { isDemo, isInTime, isStamped } = seal
      fact('by', '커피어택', isDemo ? notes.demo : isInTime ? notes.inTime : notes.outOfTime)
      fact('at', moment(seal.at), isStamped ? notes.stamped : notes.unstamped)
      for (const side of ['company', 'person'] as const)
        fact(side, moment(signatures[side].at), signatures[side].isChecked ? '' : notes.unchecked)
    }
    show(found.verdict)
  }

  for (const button of all('[data-pick]')) button.addEventListener('click', () => input.click())
  document.querySelector('[data-stop]')?.addEventListener('click', () => {
    asking?.abort()
    show('empty')
  })
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    // The same file may be chosen again.
    input.value = ''
    if (file) void check(file)
  })
  addEventListener('dragover', (event) => {
    event.preventDefault()
    if (state === 'over') return
    before = state
    if (state !== 'checking') show('over')
  })
  addEventListener('dragleave', (event) => {
    if (state === 'over' && !event.relatedTarget) show(before)
  })
  addEventListener('drop', (event) => {
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) void check(file)
    else if (state === 'over') show(before)
  })
}

const moment = (at: string) => momentToSecond(new Date(at))

function fact(name: string, text: string, note: string) {
  say(`[data-fact=${name}]`, text)
  say(`[data-note=${name}]`, note)
}

function draw(which: 'sealed' | 'now', fingerprint: string | null, look: string) {
  const hash = fingerprint ?? '0'.repeat(64)
  say(`[data-hash=${which}]`, fingerprint ? shortFingerprint(fingerprint) : '없어요')
  for (const place of all(`[data-print=${which}]`)) {
    place.dataset.look = fingerprint ? look : 'none'
    place.ariaLabel = fingerprint ? spokenFingerprint(fingerprint) : '지문이 없어요'
    place.replaceChildren(
      ...fingerprintBars(hash).map((height) => {
        const bar = document.createElement('i')
        if (fingerprint) bar.style.height = `${height}%`
        return bar
      }),
    )
  }
}

/** '합의서_사진.jpg는': endings are nearly always Latin, of which l, m and n close. */
const withTopic = (name: string) => `${name}${/[lmn]$/i.test(name) ? '은' : '는'}`

const sizeText = (bytes: number) =>
  bytes < 1024 ** 2 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`
