type Theme = 'light' | 'dark'

const NAME = 'theme'

/** The candidate side and the console share one origin, so the console uses the theme stored by the candidate side. */
export function applyTheme(root: { dataset: DOMStringMap }, storage: Pick<Storage, 'getItem'>): void {
  const chosen = storage.getItem(NAME)
  if (chosen === 'light' || chosen === 'dark') root.dataset['theme'] = chosen
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(NAME, theme)
  applyTheme(document.documentElement, localStorage)
}

/** True when the chosen theme, or without a choice the system theme, is dark. */
export const isDark = (): boolean => (document.documentElement.dataset['theme'] ?? systemTheme()) === 'dark'

const systemTheme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
