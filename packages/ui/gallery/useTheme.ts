import { useEffect, useState } from 'react'

/** ?theme=dark or the button; otherwise the system's theme. */
export function useTheme() {
  const [theme, setTheme] = useState(() => new URLSearchParams(location.search).get('theme') ?? '')
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
  }, [theme])
  return {
    dark: theme === 'dark',
    toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
  }
}
