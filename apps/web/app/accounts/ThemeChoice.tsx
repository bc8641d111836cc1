import { Card } from '@coffeeattack/ui/Card'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { useState } from 'react'

/** Light, dark, or whatever the system says. A script in the head applies the kept choice before the first paint. */
type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') {
    delete dataset['theme']
    window.localStorage.removeItem(KEY)
  } else {
    dataset['theme'] = theme
    window.localStorage.setItem(KEY, theme)
  }
}

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: '시스템' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
]

export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Card aria-labelledby="theme">
      <h2 id="theme" className="mb-3.5 text-h3">
        화면 모드
      </h2>
      <Segmented
        label="화면 모드"
        hideLabel
        options={themes}
        value={theme}
        onValueChange={(next) => {
          chooseTheme(next)
          setTheme(next)
        }}
      />
    </Card>
  )
}
