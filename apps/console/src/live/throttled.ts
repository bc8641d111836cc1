/** Runs at once, then at most once per `ms`: a busy hour asks for the lists once a second, not once a message. */
export function throttled(run: () => void, ms: number): () => void {
  let resting = false
  let again = false
  function rest() {
    resting = again
    if (!again) return
    again = false
    run()
    setTimeout(rest, ms)
  }
  return () => {
    if (resting) {
      again = true
      return
    }
    resting = true
    run()
    setTimeout(rest, ms)
  }
}
