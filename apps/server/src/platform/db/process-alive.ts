export function isProcessAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists but is someone else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
