import type { PageContext } from '@coffeeattack/contract/page-context'
import { createContext } from 'react-router'

/** The key under which loaders find the page context. The server takes it from the build (entry.server.tsx). */
export const pageContext = createContext<PageContext>()
