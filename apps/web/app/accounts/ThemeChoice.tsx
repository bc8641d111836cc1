import { Card } from '@coffeeattack/ui/Card'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts'

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
