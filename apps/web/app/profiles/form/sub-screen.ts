import { paths } from '@coffeeattack/contract/pages'
import { useNavigate, useSearchParams } from 'react-router'
import { useGoBack } from '../../layout/Header.tsx'

/** The sub-screens over the form. Each is a history entry: going back closes it and keeps the form's edits. */
export const subScreens = ['job', 'school', 'techstack', 'salary', 'interest'] as const
export type SubScreenName = (typeof subScreens)[number]

export function useSubScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('edit')
  return {
    name: subScreens.find((name) => name === asked) ?? null,
    id: search.get('id'),
    open(name: SubScreenName, id?: string) {
      const query = new URLSearchParams({ edit: name, ...(id && { id }) })
      void navigate({ search: `?${query}` })
    },
  }
}

export function useCloseSubScreen(): () => void {
  return useGoBack(paths.profile())
}
