import { useNavigate } from 'react-router'

/** One step back inside the app; a page that was opened directly has none, and then `fallback` is the way out. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    const step = canStepBack(window.history.state) ? navigate(-1) : navigate(fallback, { replace: true })
    void step
  }
}

/** React Router counts the entries it made in `history.state.idx`. */
export function canStepBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
