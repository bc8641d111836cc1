import type { PageContext } from '@coffeeattack/contract/page-context'
import { createContext } from 'react-router'

/** Under which loaders find what the server tells them. The server takes this key from the build (see entry.server.tsx). */
export const pageContext = createContext<PageContext>()
