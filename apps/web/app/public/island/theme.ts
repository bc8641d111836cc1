const KEY = 'theme'

/** Light, dark or the system's choice. A script in the head applies the kept choice before the first paint. */
export function startThemeChoice() {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]')]
  const root = document.documentElement

  function showState() {
    const chosen = root.dataset.theme ?? 'system'
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === chosen))
    }
  }
  function choose(theme: string | undefined) {
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme
      keep(theme)
    } else {
      delete root.dataset.theme
      keep(null)
    }
    showState()
  }

  for (const button of buttons) button.addEventListener('click', () => choose(button.dataset.themeChoice))
  showState()
}

/** Storage may be closed to us; the choice then lasts as long as the page. */
function keep(theme: string | null) {
  try {
    if (theme) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {}
}
