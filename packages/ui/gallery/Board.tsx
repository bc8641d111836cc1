import { useEffect, useState } from 'react'
import { Wordmark } from '../src/BrandMark.tsx'
import { Button } from '../src/Button.tsx'
import { Buttons, Chips, MoreButtons, WaitDemo } from './sections/Buttons.tsx'
import { Chat } from './sections/Chat.tsx'
import { Areas, Codes, Comboboxes, Fields, MoreFields } from './sections/Fields.tsx'
import { Dialogs, Sheets, StillDialog, Toasts } from './sections/Overlays.tsx'
import { Brand, Cards, Density, Icons, Palette, Rings, Slips } from './sections/Pieces.tsx'
import { Files, MoreRows, Rows } from './sections/Rows.tsx'
import { Failed, Loading, Nothing, Progress } from './sections/States.tsx'

const columns =
  'grid items-start gap-4 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.24fr)_minmax(0,1fr)] *:grid *:min-w-0 *:gap-4'

/** First the components of the design's board, in its layout; then every other state. */
export function Board() {
  const { dark, toggle } = useTheme()
  return (
    <main className="mx-auto grid max-w-[1280px] gap-4 px-4 py-9 lg:px-8">
      <header className="mb-2 flex items-center justify-between">
        <h1>
          <Wordmark size={36}>커피어택</Wordmark>
          <span className="sr-only">컴포넌트와 상태</span>
        </h1>
        <Button kind="weak" size="sm" onClick={toggle}>
          {dark ? '밝게' : '어둡게'}
        </Button>
      </header>
      <div className={columns}>
        <div>
          <Buttons />
          <Codes />
        </div>
        <div>
          <Fields />
          <Chips />
        </div>
        <div>
          <Nothing />
          <Loading />
          <Rings />
        </div>
        <div>
          <StillDialog />
          <Toasts />
          <Rows />
        </div>
      </div>
      <Palette />
      <div className={columns}>
        <div>
          <MoreButtons />
          <WaitDemo />
          <MoreFields />
          <Comboboxes />
          <Sheets />
        </div>
        <div>
          <MoreRows />
          <Files />
          <Areas />
        </div>
        <div>
          <Chat />
        </div>
        <div>
          <Slips />
          <Dialogs />
          <Failed />
        </div>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Progress />
        <Density />
        <Brand />
        <Cards />
      </div>
      <Icons />
    </main>
  )
}

/** ?theme=dark or the button; otherwise the system's theme. */
function useTheme() {
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
