import { useLocation, type To } from 'react-router'

const NAME = 'replies'

/** The panel of ready answers has an address of its own: that of the room, with one word more. */
export function useManaging(): { isOpen: boolean; openTo: To; closeTo: To } {
  const { pathname, search } = useLocation()
  const [opened, closed] = [new URLSearchParams(search), new URLSearchParams(search)]
  opened.set(NAME, 'open')
  closed.delete(NAME)
  return {
    isOpen: new URLSearchParams(search).has(NAME),
    openTo: { pathname, search: opened.toString() },
    closeTo: { pathname, search: closed.toString() },
  }
}
