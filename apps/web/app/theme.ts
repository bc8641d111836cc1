/** Light, dark, or whatever the system says. A script in the head applies the kept choice before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'

export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset['theme']
    window.localStorage.removeItem(KEY)
  } else {
    dataset['theme'] = theme
    window.localStorage.setItem(KEY, theme)
  }
}
