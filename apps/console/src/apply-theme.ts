type Theme = 'light' | 'dark'

const NAME = 'theme'

/** The theme chosen on the candidate's side holds here too: both live on one origin. */
export function applyTheme(root: { dataset: DOMStringMap }, storage: Pick<Storage, 'getItem'>): void {
  const chosen = storage.getItem(NAME)
  if (chosen === 'light' || chosen === 'dark') root.dataset['theme'] = chosen
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(NAME, theme)
  applyTheme(document.documentElement, localStorage)
}

/** Chosen, or as the system has it. */
export const isDark = (): boolean => (document.documentElement.dataset['theme'] ?? systemTheme()) === 'dark'

const systemTheme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
