import { Navigate } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { firstPage } from './nav.ts'

/** Where the console opens: the first thing in one's rail. */
export function FirstPage() {
  return <Navigate to={firstPage(useMe().role)} replace />
}
